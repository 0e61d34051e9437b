import { PIXEL, STUDIO_SITE, type StudioWorld } from './studio';
import { must } from './world';

/** Uploads a picture that the site's library has; its id. */
export async function uploadPixel({ media, content, clock }: StudioWorld): Promise<string> {
  const { id } = must(await media.put(PIXEL, { name: 'pixel.png', alt: '' }));
  const about = { name: 'pixel.png', folder: '', alt: '', width: 1, height: 1, addedAt: clock.now };
  must(await content.editing.addPicture(STUDIO_SITE, { ...about, id }));
  return id;
}

/** A site with nothing on it. */
export const EMPTY_COPY = {
  format: 1,
  site: STUDIO_SITE,
  items: [],
  versions: [],
  endings: [],
  texts: {},
  tags: [],
  redirects: [],
  pictures: [],
  alerts: [],
};
