import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignLists } from './align-lists';
import { readableText } from './readable-text';
import { type Piece, textChange } from './text-change';

const itself = (text: string) => text;
const lists = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });

test('the steps lead from the first list to the second, and back', () => {
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const steps = alignLists(before, after, itself);
      expect(steps.flatMap((step) => (step.kind === 'added' ? [] : [step.before]))).toEqual(before);
      expect(steps.flatMap((step) => (step.kind === 'removed' ? [] : [step.after]))).toEqual(after);
      const same = (all: typeof steps) => all.filter(({ kind }) => kind === 'same').length;
      expect(same(steps)).toBe(same(alignLists(after, before, itself)));
      expect(same(alignLists(before, before, itself))).toBe(before.length);
    }),
  );
});

const marked = (lines: readonly (readonly Piece[])[]) =>
  lines.map((line) => line.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')).join('|');
const shown = (before: string, after: string) => {
  const change = textChange(before, after);
  return [marked(change.before), marked(change.after)];
};

test('words that differ are marked, what stands between two of them with them', () => {
  expect(shown('Köp en ny bil i dag', 'Köp en begagnad bil i morgon')).toEqual([
    'Köp en [ny] bil i [dag]',
    'Köp en [begagnad] bil i [morgon]',
  ]);
  expect(shown('Vi har öppet tio till fem alla dagar', 'Vi har öppet nio till sex alla dagar')[1]).toBe(
    'Vi har öppet [nio] till [sex] alla dagar',
  );
  expect(shown('Vi har öppet alla dagar', 'Vi har nu stängt alla dagar')).toEqual([
    'Vi har [öppet] alla dagar',
    'Vi har [nu stängt] alla dagar',
  ]);
});

test('lines that are the same are left out; a text that has little in common is another one', () => {
  expect(shown('ett\ntvå\ntre\nfyra', 'ett\ntvå\ntre ny\nfyra')).toEqual(['…|tre|…', '…|tre[ ny]|…']);
  expect(shown('Sommardäck', 'Helt andra ord')).toEqual(['[Sommardäck]', '[Helt andra ord]']);
  expect(shown('', 'Nytt')).toEqual(['', '[Nytt]']);
});

test('without what is shortened, both texts are all there', () => {
  const text = fc
    .array(fc.constantFrom('ett', ' ', 'två', '.', '\n', 'å'), { maxLength: 20 })
    .map((all) => all.join(''));
  const lines = (all: string) => (all === '' ? [] : all.split('\n'));
  const unmarked = (all: readonly (readonly Piece[])[]) =>
    all.map((line) => line.map((piece) => piece.text).join('')).filter((line) => line !== '…');
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = textChange(before, after);
      const steps = alignLists(lines(before), lines(after), itself);
      expect(unmarked(change.before)).toEqual(
        steps.flatMap((step) => (step.kind === 'removed' ? [step.before] : [])),
      );
      expect(unmarked(change.after)).toEqual(
        steps.flatMap((step) => (step.kind === 'added' ? [step.after] : [])),
      );
    }),
  );
});

test('formatted text is read by lines, with where its links lead', () => {
  expect(
    readableText(
      '<h2>Öppet&nbsp;nu</h2><p>Ring <a href="tel:08" target="_blank"><b>oss</b></a> &amp; kom.<br>Hej</p><ul><li><p>Ett</p></li><li>Två</li></ul>',
    ),
  ).toBe('Öppet\u00a0nu\nRing oss (tel:08) & kom.\nHej\n• Ett\n• Två');
});

test('hostile text takes no long time', () => {
  const one = '<'.repeat(50_000) + 'a '.repeat(25_000);
  const start = performance.now();
  readableText(one);
  textChange('a b '.repeat(25_000), 'b c '.repeat(25_000));
  expect(performance.now() - start).toBeLessThan(1000);
});
