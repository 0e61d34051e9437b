import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageDocument } from '../document';
import { type History, type HistoryAction, openHistory, reduceHistory } from './history';
import { keepHistory } from './keep-history';
import { decodeHistory, encodeHistory, historyOfOpened } from './stored-history';

const ME = 'Anna Ek';
/** No block has a field of the one name that is left out where steps are read from the storage. */
const isFieldName = (value: unknown) => !JSON.stringify(value).includes('"__proto__"');
const json = (maxDepth: number) => fc.jsonValue({ maxDepth }).filter(isFieldName);
const block = fc.record({
  uid: fc.constantFrom('a', 'b', 'c', 'd'),
  componentName: fc.constantFrom('Text', 'Card'),
  fields: fc.dictionary(fc.constantFrom('Text', 'Title'), json(2)),
});
const page: fc.Arbitrary<PageDocument> = fc.record({
  fields: fc.dictionary(fc.constantFrom('title', 'noindex'), json(1)),
  placeholders: fc.record(
    { main: fc.uniqueArray(block, { selector: ({ uid }) => uid, maxLength: 4 }), header: fc.constant([]) },
    { requiredKeys: [] },
  ),
});
const actions: fc.Arbitrary<readonly HistoryAction[]> = fc.array(
  fc.oneof(
    page.map((document) => ({ kind: 'edit', document, at: 0 }) as const),
    fc.constant({ kind: 'undo' } as const),
    fc.constant({ kind: 'redo' } as const),
  ),
  { maxLength: 12 },
);
const asStored = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const stepsOf = ({ past, future }: History) => asStored({ past, future });

/** As the server has it: other objects, keys in another order. */
const fromServer = ({ placeholders, fields }: PageDocument): PageDocument => {
  const turned = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(turned)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .toReversed()
              .map(([key, each]) => [key, turned(each)]),
          )
        : value;
  return asStored({ placeholders, fields: turned(fields) as PageDocument['fields'] });
};

/** A page without blocks has its place for them, or not. */
const shown = ({ fields, placeholders: { main = [], ...areas } }: PageDocument) => ({
  fields,
  main,
  ...areas,
});

const opened = (document: PageDocument, unsent: PageDocument | null = null) => ({ document, unsent });
const mine = { revision: 3, publishedAt: null, author: ME };
const at3 = { revision: 3, publishedAt: null };

test('a page that is loaded again can be undone and done again as before, step by step', () => {
  fc.assert(
    fc.property(page, actions, (first, done) => {
      const history = done.reduce(reduceHistory, openHistory(first));
      const stored = decodeHistory(encodeHistory(history, at3));
      const document = fromServer(history.present);
      const again = historyOfOpened(stored, mine, ME, opened(document));
      expect(again.present).toBe(document);
      if (stored === null) expect(history.past.length + history.future.length).toBe(0);
      expect(stepsOf(again)).toEqual(stepsOf(history));
    }),
  );
});

test('onto another page, or the same one that somebody else has saved, nothing is undone', () => {
  fc.assert(
    fc.property(page, actions, page, (first, done, other) => {
      const history = done.reduce(reduceHistory, openHistory(first));
      const stored = decodeHistory(encodeHistory(history, at3));
      fc.pre(JSON.stringify(other) !== JSON.stringify(history.present));
      const theirs = { revision: 4, publishedAt: null, author: 'Bo Al' };
      expect(historyOfOpened(stored, theirs, ME, opened(history.present))).toEqual(
        openHistory(history.present),
      );
      const foreign = historyOfOpened(stored, mine, ME, opened(other));
      // Two pages with the same values are the same page.
      if (foreign.past.length > 0) expect(shown(other)).toEqual(shown(history.present));
    }),
    { numRuns: 300 },
  );
});

const titled = (title: string): PageDocument => ({ fields: { title }, placeholders: {} });
const typed = (...titles: string[]): History =>
  titles.reduce(
    (history, title) => reduceHistory(history, { kind: 'edit', document: titled(title), at: 0 }),
    openHistory(titled('')),
  );
const pastOf = ({ past }: History) => past.map(({ fields }) => fields.title);

test('what was typed and not sent is the last step; what was saved on the way out is still there', () => {
  const stored = decodeHistory(encodeHistory(typed('a', 'b', 'c'), at3));
  // Neither of the last two reached the server.
  const unsent = historyOfOpened(stored, mine, ME, opened(titled('a'), titled('c')));
  expect([pastOf(unsent), unsent.present.fields.title]).toEqual([['', 'a', 'b'], 'c']);
  // The steps were written before the last letters were.
  const further = historyOfOpened(stored, mine, ME, opened(titled('c'), titled('cd')));
  expect([pastOf(further), further.present.fields.title]).toEqual([['', 'a', 'b', 'c'], 'cd']);
  // The save was on its way: another revision, and mine.
  const saved = historyOfOpened(
    stored,
    { revision: 4, publishedAt: null, author: ME },
    ME,
    opened(titled('c')),
  );
  expect(pastOf(saved)).toEqual(['', 'a', 'b']);
  const conflict = historyOfOpened(
    stored,
    { revision: 4, publishedAt: null, author: 'Bo' },
    ME,
    opened(titled('x'), titled('c')),
  );
  expect(pastOf(conflict)).toEqual(['x']);
});

test('what was undone and saved on the way out can be done again, though that leaves no draft of mine', () => {
  const steps = [{ kind: 'undo' }, { kind: 'undo' }] as const;
  const stored = decodeHistory(encodeHistory(steps.reduce(reduceHistory, typed('a', 'b')), at3));
  const published = { revision: 0, publishedAt: null, author: 'Bo Al' };
  const again = historyOfOpened(stored, published, ME, opened(titled('')));
  expect(again.future.map(({ fields }) => fields.title)).toEqual(['a', 'b']);
  // Undone while the first save was on its way, which is stored by now.
  const late = historyOfOpened(
    stored,
    { revision: 4, publishedAt: null, author: ME },
    ME,
    opened(titled('b'), titled('')),
  );
  expect(late.future.map(({ fields }) => fields.title)).toEqual(['a', 'b']);
  const since = { ...published, publishedAt: '2026-01-02T00:00:00.000Z' };
  expect(historyOfOpened(stored, since, ME, opened(titled(''))).future).toEqual([]);
});

test('it is never larger than allowed, and the nearest steps are the ones that stay', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 40 }), { maxLength: 30 }),
      fc.integer({ min: 1, max: 1500 }),
      (titles, max) => {
        const history = typed(...titles);
        const text = encodeHistory(history, at3, max);
        if (text === null) return;
        expect(text.length).toBeLessThanOrEqual(max);
        const again = historyOfOpened(decodeHistory(text), mine, ME, opened(history.present));
        expect(pastOf(again)).toEqual(pastOf(history).slice(-again.past.length));
      },
    ),
  );
});

test('what is stored and broken, or says something else, is as if nothing was', () => {
  for (const text of [null, '', '{', '[]', '{"revision":3,"document":{},"past":[],"future":[]}'])
    expect(decodeHistory(text)).toBeNull();
  const steps = JSON.parse(encodeHistory(typed('a'), at3) ?? '');
  steps.past = [{ kind: 'value', value: 'no page' }];
  const stored = decodeHistory(JSON.stringify(steps));
  expect(historyOfOpened(stored, mine, ME, opened(titled('a')))).toEqual(openHistory(titled('a')));
});

function memory(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    key: (at) => [...held.keys()][at] ?? null,
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
  };
}

test('each page and member have their own; the pages that were left longest ago give way', () => {
  const storage = memory();
  let now = 0;
  const keeper = (id: string, member = ME) =>
    keepHistory({ id, language: 'sv' }, member, storage, () => ++now);
  storage.setItem('another', 'x');
  for (let at = 0; at < 12; at += 1) keeper(`p${at}`).write(typed('a'), { ...at3, revision: at });
  expect(keeper('p3').read()).toBeNull();
  expect(keeper('p4').read()?.revision).toBe(4);
  expect(keeper('p11').read()?.revision).toBe(11);
  expect(keeper('p11', 'Bo').read()).toBeNull();
  expect(storage.length).toBe(9);
  keeper('p11').write(openHistory(titled('')), at3);
  expect(keeper('p11').read()).toBeNull();
  expect(storage.getItem('another')).toBe('x');
});

test('a browser that keeps nothing is no reason to fail, and nothing old stays', () => {
  const storage = memory();
  const keeper = keepHistory({ id: 'p', language: 'sv' }, ME, storage);
  keeper.write(typed('a'), at3);
  storage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  keeper.write(typed('a', 'b'), at3);
  expect(keeper.read()).toBeNull();
});
