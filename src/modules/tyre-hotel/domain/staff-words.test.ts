import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelOf, readLabel } from './label';
import { rowOfPlaces } from './storage-place';
import { readDepth, readWheels, typedWheelsOf } from './typed-wheels';
import { parseTyreQuery } from './tyre-query';

test('a label reads back as its number, and one wrong figure is always noticed', () => {
  expect(labelOf(123)).toBe('TH-000123-0');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.nat(20),
      fc.integer({ min: 1, max: 9 }),
      (no, at, by) => {
        const label = labelOf(no);
        expect(readLabel(label.toLowerCase().replaceAll('-', ' '))).toBe(no);
        const digits = [...label].flatMap((mark, index) => (/\d/.test(mark) ? [index] : []));
        const index = digits[at % digits.length] ?? 3;
        const wrong = `${label.slice(0, index)}${(Number(label[index]) + by) % 10}${label.slice(index + 1)}`;
        expect(readLabel(wrong)).toBe('mistyped');
      },
    ),
  );
  for (const text of ['', 'TH', 'A-1-2', 'TH-12-3', 'ABC123']) expect(readLabel(text)).toBeNull();
});

test.each([
  ['5', 5],
  ['5,1', 5.1],
  [' 5.1 mm', 5.1],
  ['0', 0],
  ['25', 25],
  ['25,1', null],
  ['5,15', null],
  ['-1', null],
  ['5,', null],
  ['', null],
])('%j is %s millimetres', (text, depth) => expect(readDepth(text)).toBe(depth));

test.each([
  ['225/45 R17', 'ok'],
  ['225/45R17', 'ok'],
  ['225 45 17', 'ok'],
  ['225/45 ZR17,5', 'ok'],
  ['2254517', 'ok'],
  ['P225/45 R17 91W XL', 'ok'],
  ['205/65R16C 107/105T', 'ok'],
  ['245/35ZRF20 95Y', 'ok'],
  ['225/45 R17 Nokian', 'size'],
  ['225', 'size'],
  ['225/45 R99', 'size-FL'],
  ['999/45 R17', 'size-FL'],
])('the size %s is %s', (size, outcome) => {
  const empty = typedWheelsOf([]);
  const FL = { ...empty.wheels.FL, depth: '5' };
  const read = readWheels({ ...empty, tyre: 'Nokian R5', size, wheels: { ...empty.wheels, FL } }, ['FL']);
  expect(read.ok ? 'ok' : [...read.error].join()).toBe(outcome);
  if (read.ok) expect(readWheels(typedWheelsOf(read.value), ['FL'])).toEqual(read);
});

test.each([
  ['2319', '2319'],
  ['2320', '2320'],
  [' 23/19 ', '2319'],
  ['v. 23 2019', '2319'],
  ['DOT 4B9J Y12X 2319', '2319'],
  ['', ''],
  ['12319', null],
  ['w', null],
])('the week and year of a tyre, %j, are %s', (dot, stored) => {
  const empty = typedWheelsOf([]);
  const FL = { ...empty.wheels.FL, depth: '5', dot };
  const typed = { tyre: 'Nokian R5', size: '225/45 R17', wheels: { ...empty.wheels, FL } };
  const read = readWheels(typed, ['FL']);
  expect(read.ok ? read.value[0]?.dot : null).toBe(stored);
});

test.each([
  { comment: 'Läcker' },
  { dot: '2319' },
  { damaged: true },
  { tyre: 'Nokian' },
  { size: '125/70 R17' },
])('a spare wheel of which something is typed, %j, is not left out: its depth is asked for', (typed) => {
  const empty = typedWheelsOf([]);
  const wheel = { ...empty.wheels.FL, depth: '5' };
  const wheels = { FL: wheel, FR: wheel, RL: wheel, RR: wheel, SPARE: { ...empty.wheels.SPARE, ...typed } };
  const read = readWheels({ tyre: 'Nokian R5', size: '225/45 R17', wheels });
  expect(read.ok ? 'ok' : [...read.error]).toEqual(['depth-SPARE']);
});

test.each([
  ['A-', '1', '3', ['A-1', 'A-2', 'A-3']],
  ['B ', '09', '10', ['B 09', 'B 10']],
  ['', '7', '7', ['7']],
  ['A', '3', '1', null],
  ['A', '1', '301', null],
  ['A', 'x', '2', null],
  ['A'.repeat(40), '1', '2', null],
])('the row %s from %s to %s', (prefix, from, to, names) =>
  expect(rowOfPlaces(prefix, from, to)).toEqual(names),
);

test('what is typed into the search is read in every way in which it can be meant', () => {
  expect(parseTyreQuery(' a-12-3 ', 'SE')).toMatchObject({ plate: 'A123', shelf: 'a123', name: [] });
  expect(parseTyreQuery('A–12 3.', 'SE')).toEqual(parseTyreQuery('a-12-3', 'SE'));
  expect(parseTyreQuery('070-174 06 05', 'SE')).toMatchObject({ phone: '+46701740605' });
  expect(parseTyreQuery('Eva', 'SE')).toMatchObject({ name: ['eva'], plate: 'EVA' });
  expect(parseTyreQuery('Öst,\u00a0Åsa\n', 'SE')).toMatchObject({ name: ['ost', 'asa'] });
  expect(parseTyreQuery('0605', 'SE')).toMatchObject({ phone: null, phoneEnd: '0605' });
  expect(parseTyreQuery('mailto:Eva@Post.example', 'SE')).toMatchObject({
    mail: 'eva@post.example',
    plate: null,
  });
  expect(parseTyreQuery('https://nordhem.example/staff/tyres/TH-000123-0', 'SE')).toMatchObject({
    setNo: 123,
  });
  expect(parseTyreQuery('@post.example', 'SE')).toBeNull();
  expect(parseTyreQuery('TH-000123-0', 'SE')).toMatchObject({ setNo: 123, name: [] });
  expect(parseTyreQuery('a', 'SE')).toBeNull();
});
