import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsWithWords, pastedPath, typedLine, typedWords } from './typed-words';

const found = (typed: string, ...texts: readonly string[]) => itemsWithWords(texts, typed, (text) => text);

describe('what is typed finds what is meant', () => {
  test.each([
    ['jonkoping', 'Nordhem Jönköping'],
    ['MALMÖ', 'Nordhem Malmö'],
    ['Malmo\u0308', 'Nordhem Malmö'],
    ['malmø', 'Nordhem Malmö'],
    ['malmö  nordhem', 'Nordhem Malmö'],
    ['Nordhem, Malmö', 'Nordhem Malmö'],
    ['nordhem\u00a0malmö\n', 'Nordhem Malmö'],
    ['\tnordhem\u200b malmö\0', 'Nordhem Malmö'],
    ['"Nordhem Malmö".', 'Nordhem Malmö'],
    ['Ｎordhem', 'Nordhem Malmö'],
    ['nordhemmalmö', 'Nordhem Malmö'],
    ['half', 'Halfway'],
    ['lfw', 'Halfway'],
    ['id4', 'VW ID.4'],
    ['id 4', 'VW ID.4'],
    ['ID.4', 'VW ID.4'],
    ['xc-60', 'Volvo XC60'],
    ['MEJ38X', 'MEJ 38X'],
    ['MEJ–38x', 'MEJ 38X'],
    ['104.30', 'Nordhem 104.30'],
    ['https://nordhem.example/Kop-bil/?page=2#list', 'Köp bil /kop-bil'],
    ['50 %', 'Ränta 50 %'],
    ['%', 'Ränta 50 %'],
    ['"', 'Say "hello"'],
    ['smørrebrød', 'Smorrebrod'],
    ['jönköpng', 'Nordhem Jönköping'],
    ['jönköpign', 'Nordhem Jönköping'],
    ['nordhem jönköpng', 'Nordhem Jönköping'],
  ])('%j', (typed, text) => {
    expect(found(typed, text, 'Something else')).toEqual([text]);
  });

  test.each([
    ['%', 'Nordhem'],
    ['_', 'Nordhem'],
    ['\\', 'Nordhem'],
    ['😀', 'Nordhem'],
    ['mm', 'Nordhem Malmö'],
    ['<b>', 'Berg'],
    ['1235', 'Room 1234'],
    ['nordhem lund', 'Nordhem Malmö'],
    ['abd', 'abc'],
    ['x'.repeat(1000), 'xx'],
    ['https://nordhem.example/kop-bil', '/kop'],
  ])('and %j does not find %j', (typed, text) => {
    expect(found(typed, text)).toEqual([]);
  });
});

test('what has the words as they are typed hides what has them nearly', () => {
  expect(found('berg', 'Berg', 'Borg')).toEqual(['Berg']);
  expect(found('borrg', 'Berg', 'Borg')).toEqual(['Borg']);
});

test.each(['', '  ', '\n\t', '\0', '\u200e'])('%j is nothing, which finds all', (typed) => {
  expect(found(typed, 'a', 'b')).toEqual(['a', 'b']);
});

test('each text is found by its own words in whatever order, and nothing that is typed fails', () => {
  const word = fc.string({ minLength: 1, maxLength: 9, unit: fc.constantFrom(...'abcåäöøéłßABCÅÄÖ019') });
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.string({ unit: 'binary' }),
      (words, any) => {
        const text = words.join(' ');
        expect(found(words.toReversed().join(',  '), text)).toEqual([text]);
        expect(found(text.toUpperCase(), text)).toEqual([text]);
        expect(Array.isArray(found(any, text))).toBe(true);
        expect(found(any, any)).toEqual([any]);
      },
    ),
  );
});

test.each([
  ['https://nordhem.example/kop-bil/', '/kop-bil'],
  [' HTTP://nordhem.example:3000/k%C3%B6p?x#y\n', '/köp'],
  ['http://nordhem.example', '/'],
  ['http://nordhem.example/100%', '/100%'],
  ['/kop-bil', null],
  ['kop bil', null],
  ['http://', null],
])('the path of %j is %j', (text, path) => {
  expect(pastedPath(text)).toBe(path);
});

test('a line is one line, and its words are plain', () => {
  expect(typedLine(' Öst,\r\n\u00a0Åsa\u200e\0 ')).toBe('Öst, Åsa');
  expect(typedWords('Öst, Åsa (asa@Post.Example).')).toEqual(['ost', 'asa', 'asa@post.example']);
});
