import { describe, expect, test } from 'vitest';
import { searchTarget } from './search-target';

const known = [
  { text: 'Volvo', segment: 'volvo', parent: null },
  { text: 'Kia', segment: 'kia', parent: null },
  { text: 'Land Rover', segment: 'land-rover', parent: null },
  { text: 'Škoda', segment: 'skoda', parent: null },
  { text: 'Röd', segment: 'rod', parent: null },
  { text: 'El', segment: 'el', parent: null },
  { text: 'V60', segment: 'v60', parent: 'volvo' },
  { text: 'V60 Cross Country', segment: 'v60-cross-country', parent: 'volvo' },
  { text: 'Defender', segment: 'defender', parent: 'land-rover' },
];
const to = (keyphrase: string, chosen: readonly string[] = [], url = '/bilar') =>
  searchTarget({ url, chosen, keyphrase, known });

describe('where a search leads', () => {
  test.each([
    ['V-112: make and model joined by slashes', 'Volvo V60', '/bilar/volvo/v60'],
    ['V-113: in lower case', 'VOLVO el', '/bilar/volvo/el'],
    [
      'V-114: the other words are the keyphrase, in their order',
      'dragkrok Volvo bil',
      '/bilar/volvo?keyphrase=dragkrok+bil',
    ],
    ['V-115: no word is a value', 'xyzzy', '/bilar?keyphrase=xyzzy'],
    ['V-116: all words are values', 'Volvo', '/bilar/volvo'],
    ['V-117: nothing typed', '  ', '/bilar'],
    ['V-118: a value of several words', 'Land Rover Defender', '/bilar/land-rover/defender'],
    ['V-118: the longer value wins', 'volvo v60 cross country', '/bilar/volvo/v60-cross-country'],
    ['V-119: reserved characters', 'a/b?c#d&e=%', '/bilar?keyphrase=a%2Fb%3Fc%23d%26e%3D%25'],
    ['V-120: filters in the path, words in the query', 'kia stor', '/bilar/kia?keyphrase=stor'],
    ['V-113: letters without their marks mean the same', 'skoda', '/bilar/skoda'],
    ['V-118: written as a path writes it', 'land-rover', '/bilar/land-rover'],
    ['a model without its make is a word', 'V60', '/bilar?keyphrase=V60'],
    ['a model of another make is a word', 'kia v60', '/bilar/kia?keyphrase=v60'],
  ])('%s', (_, keyphrase, expected) => {
    expect(to(keyphrase)).toBe(expected);
  });

  test('what is chosen comes first, a typed model behind its make, nothing twice', () => {
    expect(to('volvo v60', ['volvo', 'el'])).toBe('/bilar/volvo/v60/el');
    expect(to('v60', ['volvo'])).toBe('/bilar/volvo/v60');
  });

  test('the query of the address is kept, and it stays an address of this site', () => {
    expect(to('volvo', [], '/bilar?car_condition=Ny')).toBe('/bilar/volvo?car_condition=Ny');
    expect(to('//evil.example', [], '/')).toBe('/?keyphrase=%2F%2Fevil.example');
  });
});
