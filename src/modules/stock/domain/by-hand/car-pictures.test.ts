import { expect, test } from 'vitest';
import { type Arrangement, changePictures, type PictureChange, shownPictures } from './car-pictures';

const file = (...names: readonly string[]) =>
  names.map((original) => ({ original: `https://a.example/${original}`, blur_data_url: null }));
const own = (own: string) => ({ own, blur: null });
const after = (imported: ReturnType<typeof file>, ...changes: readonly PictureChange[]) =>
  changes.reduce<Arrangement | null>((before, change) => changePictures(before, imported, change), null);
const names = (arrangement: Arrangement | null, imported: ReturnType<typeof file>) =>
  arrangement === null
    ? null
    : shownPictures(arrangement, imported).map(
        ({ original }) => /([^/]+)(?:\/1280\.webp)?$/.exec(original)?.[1],
      );
const keyOf = (picture: string) =>
  picture.length > 1 ? `own:${picture}` : `file:https://a.example/${picture}`;
const move = (picture: string, to: number): PictureChange => ({ act: 'move', picture: keyOf(picture), to });
const act = (act: 'show' | 'hide' | 'drop', picture: string): PictureChange => ({
  act,
  picture: keyOf(picture),
});

test('own pictures come behind those of the file and are brought forward; the same picture again is one', () => {
  const imported = file('a', 'b');
  const arranged = after(
    imported,
    { act: 'add', pictures: [own('xx'), own('yy'), own('xx')] },
    { act: 'add', pictures: [own('yy')] },
    move('yy', 0),
    move('xx', 1),
    move('xx', 1),
    move('b', 99),
  );
  expect(names(arranged, imported)).toEqual(['yy', 'xx', 'a', 'b']);
});

test('the file goes on: what it has new stands at the end, what it has no longer is gone, what is hidden stays so', () => {
  const arranged = after(file('a', 'b', 'c'), act('hide', 'b'), move('c', 0));
  expect(names(arranged, file('a', 'b', 'c'))).toEqual(['c', 'a']);
  expect(names(arranged, file('b', 'd', 'a'))).toEqual(['a', 'd']);
});

test('an arrangement that says no more than the file is none', () => {
  const imported = file('a', 'b');
  expect(after(imported, act('hide', 'a'), act('show', 'a'))).toBeNull();
  expect(after(imported, { act: 'add', pictures: [own('xx')] }, act('drop', 'xx'))).toBeNull();
  expect(after(imported, move('b', 0), { act: 'release' })).toBeNull();
  expect(after(imported, act('drop', 'a'), act('hide', 'xx'), move('zz', 0), move('b', 1))).toBeNull();
});

test('a car of which no picture is shown has none', () => {
  const imported = file('a');
  expect(names(after(imported, act('hide', 'a')), imported)).toEqual([]);
});
