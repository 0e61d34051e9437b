import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editing, page, titled } from './example-server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('signed out, it waits: nothing is sent again until it is told, and nothing is lost', async () => {
  const { saver, sent, answers, box } = editing(page('A', 1));
  answers('signed-out');
  saver.change(titled('B'));
  await vi.advanceTimersByTimeAsync(600_000);
  saver.change(titled('BC'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual(['B']);
  expect(saver.view.state).toBe('signedOut');
  expect(box.unsent?.document.fields.title).toBe('BC');
  answers('yes');
  await saver.save();
  expect(sent).toEqual(['B', 'BC']);
  expect(saver.view.state).toBe('saved');
});

test.each(['not-found', 'forbidden'] as const)(
  '%s: it waits, as nothing comes of asking again and again, and nothing is lost',
  async (refusal) => {
    const { saver, sent, answers, box } = editing(page('A', 1));
    answers(refusal);
    saver.change(titled('B'));
    await vi.advanceTimersByTimeAsync(600_000);
    saver.change(titled('BC'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toEqual(['B']);
    expect(saver.view.state).toBe(refusal === 'forbidden' ? 'forbidden' : 'gone');
    expect(box.unsent?.document.fields.title).toBe('BC');
    answers('yes');
    await saver.save();
    expect(saver.view.state).toBe('saved');
  },
);

test('a draft that is begun from what somebody else has published something else over is compared with that', async () => {
  const { saver, stored } = editing({ ...page('A', 0), number: 3 });
  Object.assign(stored, { title: 'Deras', number: 4 });
  saver.change(titled('Mitt'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.view).toMatchObject({ state: 'conflict', theirs: { fields: { title: 'Deras' } } });
  saver.keepMine();
  await vi.advanceTimersByTimeAsync(1000);
  expect([saver.view.state, stored.title]).toEqual(['saved', 'Mitt']);
});

test('what another call has met is compared before anything is saved', async () => {
  const { saver, sent, stored } = editing(page('A', 1));
  Object.assign(stored, { title: 'Deras', revision: 2 });
  saver.meet(page('Deras', 2));
  saver.change(titled('Mitt'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([saver.view.state, sent]).toEqual(['conflict', []]);
  saver.keepMine();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored).toMatchObject({ title: 'Mitt', revision: 3 });
});

test('what another call has met and is the same is gone on with', async () => {
  const { saver, stored } = editing(page('A', 1));
  Object.assign(stored, { revision: 2, number: 2 });
  expect(saver.goOn(page('B', 2))).toBe(false);
  expect(saver.goOn(page('A', 2))).toBe(true);
  expect(saver.view.state).toBe('saved');
  saver.change(titled('B'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([saver.view.state, stored]).toMatchObject(['saved', { title: 'B', revision: 3 }]);
});
