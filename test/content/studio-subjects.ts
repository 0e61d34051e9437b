import { STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';
import { must } from '~test/content/world';

// What has to be there for a call of the studio to be about something.

export const IN_AN_HOUR = { at: new Date(Date.now() + 3_600_000).toISOString() };
export const publish = async ({ content, pageId }: StudioWorld) =>
  must(await content.editing.publish(pageId, 'sv'));
export const schedule = async ({ content, pageId }: StudioWorld) =>
  must(await content.editing.publish(pageId, 'sv', { at: new Date(IN_AN_HOUR.at) }));

export const scheduleRelease = async ({ content, pageId: id }: StudioWorld) => {
  const entries = [{ itemId: id, language: 'sv', revision: 1 }];
  const wanted = { id, site: SITE, name: 'Hösten', entries, author: 'x', at: new Date(IN_AN_HOUR.at) };
  must(await content.editing.release(wanted));
};

/** A page below the home page, which the call is about. */
export const addChild = async (world: StudioWorld) => {
  const child = { site: SITE, parentId: world.pageId, name: 'barn', template: 'Page' };
  const { id } = must(await world.content.editing.createItem(child));
  return id;
};

/** A page that was deleted. */
export const deleteChild = async (world: StudioWorld) => {
  const id = await addChild(world);
  must(await world.content.editing.deleteItem(id));
  return id;
};

export const alertBody = () => ({
  revision: 0,
  startsAt: null,
  endsAt: null,
  pages: [],
  texts: { sv: { MessageTitle: 'Stängt' } },
});
export const addAlert = async ({ content, clock, pageId }: StudioWorld) => {
  must(await content.editing.saveAlert(SITE, { ...alertBody(), id: pageId, startsAt: clock.now }));
};

export const PIXEL_ID = 'pixel';
export const upload = async ({ content, clock }: StudioWorld) => {
  const about = { name: 'pixel.png', folder: '', alt: '', width: 1, height: 1, addedAt: clock.now };
  must(await content.editing.addPicture(SITE, { id: PIXEL_ID, ...about }));
  return PIXEL_ID;
};
