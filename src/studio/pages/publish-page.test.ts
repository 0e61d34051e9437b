import { afterEach, expect, test, vi } from 'vitest';
import { publishPage } from './publish-page';

const document = { fields: { title: 'Om oss' }, placeholders: { main: [] } };
const before = { id: 'page', language: 'sv', publishedAt: '2026-01-01T00:00:00.000Z' };
const stored = {
  ...document,
  ...before,
  site: 'site',
  name: 'page',
  template: 'Page',
  source: 'published',
  revision: 0,
  number: 1,
  shared: {},
  author: 'Elin Dahl',
  savedAt: null,
  scheduled: [],
  unpublishAt: null,
};

/** Publishing is refused, as there is no draft any more; the page is what is stored. */
const publishOver = (page: unknown) => {
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) =>
    method === 'POST'
      ? Response.json({ error: { code: 'nothing-to-publish' } }, { status: 409 })
      : Response.json(page),
  );
  return publishPage(before, document, 3);
};

afterEach(() => vi.unstubAllGlobals());

test('a page that was published without an answer is published', async () => {
  const answer = await publishOver({ ...stored, publishedAt: '2026-01-02T00:00:00.000Z' });
  expect(answer).toMatchObject({ ok: true, value: { publishedAt: '2026-01-02T00:00:00.000Z' } });
});

test.each([
  ['not published since', stored],
  ['with another draft', { ...stored, revision: 4, publishedAt: '2026-01-02T00:00:00.000Z' }],
  ['with another text', { ...stored, fields: { title: 'Vi' }, publishedAt: '2026-01-02T00:00:00.000Z' }],
])('a page %s is not', async (_, page) => {
  expect(await publishOver(page)).toEqual({ ok: false, error: { code: 'nothing-to-publish' } });
});
