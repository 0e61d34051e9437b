import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '~/platform/result';
import { DraftSaver } from './draft-saver';
import { editing, memory, page, server, titled } from './example-server';
import { keepDraft, type UnsentDraft } from './unsent-draft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is saved once typing rests, and within two seconds while it goes on', async () => {
  const { saver, sent } = editing(page('A', 1));
  for (let key = 0; key < 10; key++) {
    saver.change(titled(`A${key}`));
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(sent).toEqual(['A5']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.at(-1)).toBe('A9');
  expect(saver.view.state).toBe('saved');
});

test('what is undone while it is being saved is saved again', async () => {
  const { saver, sent, answers, release, stored } = editing(page('A', 1));
  const before = { ...titled('A') };
  saver.change(before);
  await saver.flush();
  answers('later');
  saver.change(titled('B'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.view.state).toBe('saving');
  saver.change(before);
  answers('yes');
  release();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['A', 'B', 'A']);
  expect(stored.title).toBe('A');
  expect(saver.isSaved).toBe(true);
});

test.each([
  [page('A', 0), 'published'],
  [{ ...page('A', 2), source: 'draft' as const }, 'published'],
  [{ ...page('A', 0), scheduled: [{ number: 2, at: '2026-06-01T00:00:00Z' }] }, 'scheduled'],
])('what is the page again as it is without a draft is said to be that', async (opened, state) => {
  const { send } = server(opened);
  const saver = new DraftSaver({
    opened,
    keeper: memory().keeper,
    send: async (document, ...rest) =>
      document.fields.title === 'A' ? ok({ revision: 0, number: 0 }) : send(document, ...rest),
    onChange: () => undefined,
  });
  saver.change(titled('AB'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.view.state).toBe('saved');
  saver.change(titled('A'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([saver.view.state, saver.revision]).toEqual([state, 0]);
});

test('without an answer it is kept in the browser and tried less and less often; back on the network it is sent', async () => {
  const { saver, sent, answers, box } = editing(page('A', 1));
  answers('unreachable');
  saver.change(titled('B'));
  expect(box.unsent).toMatchObject({ revision: 1, document: { fields: { title: 'B' } } });
  await vi.advanceTimersByTimeAsync(120_000);
  // After 0.9, 4.9, 12.9, 28.9 and 60.9 s.
  expect(sent.length).toBe(5);
  expect(saver.view.state).toBe('failed');
  answers('yes');
  await saver.save();
  expect(saver.view.state).toBe('saved');
  expect(box.unsent).toBeNull();
});

test('a save whose answer is lost is nobody else’s: what was typed since is saved on top of it', async () => {
  const { saver, sent, answers, box, stored } = editing(page('A', 1));
  answers('unheard');
  saver.change(titled('B'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([saver.view.state, stored]).toMatchObject(['failed', { title: 'B', revision: 2 }]);
  answers('unreachable');
  for (let key = 0; key < 10; key++) {
    saver.change(titled(`B${key}`));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent).toEqual(['B']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['B', 'B9']);
  answers('yes');
  saver.change(titled('BC'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([saver.view.state, saver.view.theirs, stored]).toMatchObject([
    'saved',
    null,
    { title: 'BC', revision: 3 },
  ]);
  expect(box.unsent).toBeNull();
});

describe('what was typed before and never sent', () => {
  const unsent = (revision: number): UnsentDraft => ({
    document: titled('Mitt'),
    revision,
    publishedAt: null,
    known: [],
  });

  test('is taken up and sent', async () => {
    const { saver, stored } = editing(page('A', 3), unsent(3));
    const taken = saver.takeUnsent();
    expect(taken?.fields.title).toBe('Mitt');
    if (taken !== null) saver.change(taken);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stored).toMatchObject({ title: 'Mitt', revision: 4 });
  });

  test('is no conflict where the server has saved the same', () => {
    const { saver, box } = editing(page('Mitt', 4), unsent(3));
    expect([saver.takeUnsent(), saver.view.state, box.unsent]).toEqual([null, 'saved', null]);
  });

  test('is compared with what somebody else has saved since', async () => {
    const { saver, sent, stored } = editing(page('Deras', 5), unsent(3));
    expect(saver.takeUnsent()?.fields.title).toBe('Mitt');
    expect(saver.view).toMatchObject({ state: 'conflict', theirs: { fields: { title: 'Deras' } } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
    saver.keepMine();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stored).toMatchObject({ title: 'Mitt', revision: 6 });
  });
});

test("'keep mine' is for the version that was compared: a third one is met again", async () => {
  const { saver, stored, archived } = editing(page('A', 1));
  Object.assign(stored, { title: 'Andra', revision: 2 });
  saver.change(titled('Mitt'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.view.theirs?.fields.title).toBe('Andra');
  Object.assign(stored, { title: 'Tredje', revision: 3 });
  saver.keepMine();
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.view).toMatchObject({ state: 'conflict', theirs: { fields: { title: 'Tredje' } } });
  expect(stored.title).toBe('Tredje');
  saver.keepMine();
  await vi.advanceTimersByTimeAsync(1000);
  saver.change(titled('Mitt igen'));
  await vi.advanceTimersByTimeAsync(1000);
  // What they had is not written over; what I had is.
  expect([stored.title, archived]).toEqual(['Mitt igen', ['Tredje']]);
});

test('a page that is left without a network and opened again has one saver', async () => {
  const { saver, sent, answers, box } = editing(page('A', 1));
  answers('unreachable');
  saver.change(titled('Mitt'));
  await vi.advanceTimersByTimeAsync(1000);
  saver.close();
  await vi.advanceTimersByTimeAsync(10_000);
  const before = sent.length;
  expect(before).toBeGreaterThan(1);
  saver.retire();
  answers('yes');
  await vi.advanceTimersByTimeAsync(120_000);
  await saver.save();
  expect(sent).toHaveLength(before);
  expect(box.unsent?.document.fields.title).toBe('Mitt');
});

test('two tabs of one editor: the second save is told of the first', async () => {
  const opened = page('A', 1);
  const at = server(opened);
  const tab = () =>
    new DraftSaver({ opened, keeper: memory().keeper, send: at.send, onChange: () => undefined });
  const [one, two] = [tab(), tab()];
  one.change(titled('Ett'));
  two.change(titled('Två'));
  await Promise.all([one.flush(), two.flush()]);
  expect([one.view.state, two.view.state]).toEqual(['saved', 'conflict']);
  expect(at.stored.title).toBe('Ett');
});

test('what is kept is one member’s, of one page in one language, and not for ever', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  const key = { id: 'page', language: 'sv' };
  const mine = keepDraft(key, 'Elin Dahl', storage, () => 0);
  mine.write({
    document: titled('A'),
    revision: 1,
    publishedAt: null,
    known: [titled('B'), titled('')],
  });
  expect(mine.read()).toMatchObject({ document: titled('A'), known: [titled('B'), titled('')] });
  expect(keepDraft(key, 'Someone Else', storage, () => 0).read()).toBeNull();
  expect(keepDraft({ ...key, language: 'en' }, 'Elin Dahl', storage, () => 0).read()).toBeNull();
  expect(keepDraft(key, 'Elin Dahl', storage, () => 31 * 24 * 3_600_000).read()).toBeNull();
  for (const name of items.keys()) items.set(name, '{"document":1}');
  expect(mine.read()).toBeNull();
});
