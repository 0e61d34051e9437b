import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf, openStudios, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';
import { must } from '~test/content/world';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
});

async function publishedPage(name: string): Promise<string> {
  const { editing } = world.content;
  const item = { site: SITE, parentId: world.pageId, name, template: 'Page' };
  const { id } = must(await editing.createItem(item));
  must(await editing.saveDraft({ ...draftOf(`Om ${name}`), itemId: id, language: 'sv', author: 'x' }));
  must(await editing.publish(id, 'sv'));
  return id;
}

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await world.call('publisher', method, `/api/${path}`, body);
  return { status: answer.status, body: await answer.json() };
};
const list = async () => (await call('GET', `deleted/${SITE}`)).body;

test('who deleted what is listed, with its address, where that leads now and until when it is kept', async () => {
  const [page, heir] = [await publishedPage('gammal'), await publishedPage('ny')];
  expect(await list()).toEqual({ days: 90, pages: [] });
  await call('DELETE', `tree/${SITE}/${page}?successor=${heir}`);
  const until = new Date(world.clock.now.getTime() + 90 * 86_400_000);
  expect((await list()).pages).toEqual([
    {
      id: page,
      title: 'Om gammal',
      template: 'Page',
      address: '/gammal',
      name: 'gammal',
      parentId: world.pageId,
      languages: ['sv'],
      below: 0,
      who: 'publisher',
      deletedAt: world.clock.now.toISOString(),
      times: [],
      until: until.toISOString(),
      leadsTo: '/ny',
    },
  ]);
});

test('it is restored once, and who comes second is led to it as well', async () => {
  const page = await publishedPage('p');
  await call('DELETE', `tree/${SITE}/${page}`);
  const restore = () => call('POST', `deleted/${SITE}/${page}/restore`, {});
  expect(await Promise.all([restore(), restore()])).toEqual([
    { status: 200, body: { id: page } },
    { status: 200, body: { id: page } },
  ]);
  expect((await list()).pages).toEqual([]);
  const opened = await call('GET', `pages/${page}/sv`);
  expect(opened.body).toMatchObject({ source: 'draft', author: 'publisher', publishedAt: null });
});

test('what stands in its way is said, and another address is taken', async () => {
  const page = await publishedPage('p');
  await call('DELETE', `tree/${SITE}/${page}`);
  await publishedPage('p');
  const restore = (body: unknown) => call('POST', `deleted/${SITE}/${page}/restore`, body);
  expect(await restore({})).toMatchObject({ status: 409, body: { error: { code: 'name-taken' } } });
  expect(await restore({ name: 'P p' })).toMatchObject({
    status: 422,
    body: { error: { code: 'invalid-name' } },
  });
  expect(await restore({ parentId: 'nowhere' })).toMatchObject({
    status: 409,
    body: { error: { code: 'refused' } },
  });
  expect(await restore({ name: 1 })).toMatchObject({ status: 400 });
  expect(await restore({ name: 'q' })).toMatchObject({ status: 200, body: { id: page } });
});

test('what is erased, or of another site, is not there', async () => {
  const page = await publishedPage('p');
  await call('DELETE', `tree/${SITE}/${page}`);
  const elsewhere = await world.call('elsewhere', 'POST', `/api/deleted/smart-se/${page}/restore`, {});
  expect(elsewhere.status).toBe(404);
  expect((await world.call('elsewhere', 'DELETE', `/api/deleted/smart-se/${page}`)).status).toBe(404);
  expect((await call('DELETE', `deleted/${SITE}/${page}`)).status).toBe(200);
  expect((await call('DELETE', `deleted/${SITE}/${page}`)).status).toBe(404);
  expect((await call('POST', `deleted/${SITE}/${page}/restore`, {})).status).toBe(404);
});
