import { expect, test } from 'vitest';
import type { PageDocument } from '../document';
import { type History, type HistoryAction, openHistory, reduceHistory } from './history';

const page = (title: string): PageDocument => ({ fields: { title }, placeholders: {} });
const after = (...actions: readonly HistoryAction[]): History =>
  actions.reduce(reduceHistory, openHistory(page('')));
const type = (title: string, at: number, key = 'title'): HistoryAction => ({
  kind: 'edit',
  document: page(title),
  key,
  at,
});
const titleOf = ({ present }: History) => present.fields.title;
const undo = { kind: 'undo' } as const;
const redo = { kind: 'redo' } as const;

test('typing in one field is one step, until a pause or another field', () => {
  const typed = [type('H', 0), type('He', 200), type('Hej', 400)];
  expect(titleOf(after(...typed))).toBe('Hej');
  expect(titleOf(after(...typed, undo))).toBe('');
  expect(titleOf(after(...typed, type('Hej du', 9000), undo))).toBe('Hej');
  expect(titleOf(after(...typed, type('Hallå', 500, 'other'), undo))).toBe('Hej');
});

test('what was undone is done again, until something else is done', () => {
  const steps = [type('a', 0), type('b', 9000)];
  expect(titleOf(after(...steps, undo, undo, undo))).toBe('');
  expect(titleOf(after(...steps, undo, undo, redo, redo, redo))).toBe('b');
  expect(after(...steps, undo, type('c', 20_000)).future).toEqual([]);
  expect(after(...steps, { kind: 'open', document: page('ny') })).toEqual(openHistory(page('ny')));
});
