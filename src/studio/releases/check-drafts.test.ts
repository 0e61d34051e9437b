import { expect, test } from 'vitest';
import type { StudioPage, TreeItem } from '~/modules/content/studio-wire';
import { err, ok } from '~/platform/result';
import { type CheckAround, checkDrafts, type Draft } from './check-drafts';

const draft = (itemId: string, language = 'sv'): Draft => ({
  itemId,
  language,
  title: itemId,
  path: `/${itemId}`,
  author: 'x',
  savedAt: '2026-01-01T10:00:00.000Z',
  revision: 2,
  isMine: true,
});
const item = (id: string, published: boolean) =>
  ({
    id,
    parentId: null,
    name: id,
    title: id,
    template: 'Page',
    path: `/${id}`,
    published,
    draft: true,
  }) as TreeItem;
const pageOf = (id: string, text: string): StudioPage => ({
  id,
  site: 'automotive-se',
  name: id,
  template: 'Page',
  shared: {},
  language: 'sv',
  fields: { title: id, metaDescription: 'Om' },
  placeholders: { main: [{ uid: `block-${id}`, componentName: 'Text', fields: { Text: text } }] },
  revision: 2,
  number: 2,
  source: 'draft',
  author: 'x',
  savedAt: null,
  publishedAt: null,
  scheduled: [],
  unpublishAt: null,
});
const kinds: CheckAround['kinds'] = new Map([
  ['Text', { fields: [{ name: 'Text', kind: 'richText', label: 'Text', fallback: '' }] }],
]);

/** What happens in which order, and how many pages are drawn at once. */
function stage(over: Partial<CheckAround> = {}) {
  const log: string[] = [];
  let atOnce = 0;
  const around: CheckAround = {
    site: { languages: ['sv', 'en'] },
    kinds,
    open: async ({ id }) => ok(pageOf(id, '<p><a href="/b">till b</a> <a href="/c">till c</a></p>')),
    pagesIn: async (language) => [item('a', false), item('b', language === 'en'), item('c', false)],
    see: async ({ id }) => {
      atOnce++;
      await Promise.resolve();
      log.push(`${id} of ${atOnce}`);
      atOnce--;
      return {
        findings: [{ severity: 'error', kind: 'access-name', uid: null, about: id }],
        headings: [1, 3],
      };
    },
    onBegin: (done, { itemId }) => log.push(`${done} ${itemId}`),
    signal: new AbortController().signal,
    ...over,
  };
  return { around, log };
}

const found = (checked: Awaited<ReturnType<typeof checkDrafts>>) =>
  checked?.map(({ findings }) => findings.map(({ kind, about }) => `${kind} ${about}`));

test('each page is drawn in its turn; links and languages of the same release lead somewhere', async () => {
  const { around, log } = stage();
  const checked = await checkDrafts([draft('a'), draft('b')], around);
  expect(log).toEqual(['0 a', 'a of 1', '1 b', 'b of 1']);
  expect(found(checked)).toEqual([
    ['link-unpublished /c', 'heading-skipped h3', 'translation-missing en', 'access-name a'],
    ['link-unpublished /c', 'heading-skipped h3', 'access-name b'],
  ]);
  const both = await checkDrafts([draft('a'), draft('a', 'en')], around);
  expect(
    found(both)
      ?.flat()
      .filter((each) => each.startsWith('translation')),
  ).toEqual([]);
});

test('a page that cannot be drawn is log, and checked as far as can be; one that has changed stops the release', async () => {
  const { around } = stage({
    see: () => Promise.reject(new Error('no frame')),
    open: async ({ id }) =>
      id === 'b' ? err({ code: 'unreachable' }) : ok({ ...pageOf(id, ''), revision: id === 'c' ? 3 : 2 }),
  });
  const checked = await checkDrafts([draft('a'), draft('b'), draft('c')], around);
  expect(checked?.map(({ isChanged, isSeen, findings }) => [isChanged, isSeen, findings.length])).toEqual([
    [false, false, 1],
    [true, false, 0],
    [true, false, 0],
  ]);
});

test('it is stopped between two pages', async () => {
  const stop = new AbortController();
  const { around, log } = stage({ signal: stop.signal });
  const running = checkDrafts([draft('a'), draft('b')], {
    ...around,
    onBegin: (...of) => {
      around.onBegin(...of);
      stop.abort();
    },
  });
  expect(await running).toBeNull();
  expect(log).toEqual(['0 a', 'a of 1']);
});
