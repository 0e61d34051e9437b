import { expect, test } from 'vitest';
import { safeHref, withLinks } from './links';

test('W-270: addresses in a text are links, what ends the sentence is not', () => {
  expect(withLinks('Läs mer på https://a.example/x?y=1. Eller (www.b.example), tack')).toEqual([
    { text: 'Läs mer på ', href: null },
    { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
    { text: '. Eller (', href: null },
    { text: 'www.b.example', href: 'https://www.b.example/' },
    { text: '), tack', href: null },
  ]);
  expect(withLinks('ingen adress')).toEqual([{ text: 'ingen adress', href: null }]);
});

test.each([
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['vbscript:x', null],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['not an address', null],
  ['/service-och-verkstad', '/service-och-verkstad'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+46', 'tel:+46'],
  ['https://a.example', 'https://a.example/'],
])('W-271: the address %j is followed as %j', (href, expected) => {
  expect(safeHref(href)).toBe(expected);
});
