import { expect, test } from 'vitest';
import { safeHref } from '~/modules/content/studio-wire';
import { hrefOf, linkKindOf, typedOf } from './link-kinds';

test.each([
  ['', 'page', ''],
  ['/kop-bil?x=1#y', 'page', '/kop-bil?x=1#y'],
  ['#ring-mig', 'page', '#ring-mig'],
  ['mailto:info@nordhem.example', 'mail', 'info@nordhem.example'],
  ['TEL:+46850000', 'phone', '+46850000'],
  ['tel:site', 'sitePhone', ''],
  ['https://nordhem.example/', 'web', 'https://nordhem.example/'],
] as const)('%s leads to a %s', (href, kind, typed) => {
  expect([linkKindOf(href), typedOf(href)]).toEqual([kind, typed]);
  expect(hrefOf(kind, typed).toLowerCase()).toBe(href.toLowerCase());
});

test('the car list and a facility are known by what the site has', () => {
  const known = { cars: { href: '/kop-bil' }, facilities: [{ href: '/anlaggningar/a' }] };
  expect(linkKindOf('/kop-bil?car_fuel=El', known)).toBe('cars');
  expect(linkKindOf('/anlaggningar/a', known)).toBe('facility');
  expect(linkKindOf('/anlaggningar', known)).toBe('page');
});

test('a number is written as people do, and called as telephones want it', () => {
  expect(hrefOf('phone', ' 08-500 00 (00) ')).toBe('tel:085000000');
  expect(hrefOf('mail', '  ')).toBe('');
});

test('nothing that is typed becomes an address that runs', () => {
  for (const typed of ['javascript:alert(1)', '//evil.example'])
    for (const kind of ['page', 'web'] as const) expect(safeHref(hrefOf(kind, typed))).toBeNull();
});

const ORIGIN = 'https://nordhem.example';

test.each([
  ['mail', 'mailto:info@nordhem.example', 'mailto:info@nordhem.example'],
  ['mail', ' info@nordhem.example\u00a0', 'mailto:info@nordhem.example'],
  ['mail', 'info@nord\u00adhem.example', 'mailto:info@nordhem.example'],
  ['mail', 'info@nordhem.example?subject=Hej', 'mailto:info@nordhem.example?subject=Hej'],
  ['phone', 'tel:+46 8 500 00', 'tel:+46850000'],
  ['phone', '08–500 00', 'tel:0850000'],
  ['phone', '08.500/00', 'tel:0850000'],
  ['phone', '+46 (0)8 500 00', 'tel:+46850000'],
  ['web', 'www.mrf.example/om', 'https://www.mrf.example/om'],
  ['web', 'mrf.example', 'https://mrf.example'],
  ['web', 'räksmörgås.example?x=1', 'https://räksmörgås.example?x=1'],
  ['web', ' https://mrf.example ', 'https://mrf.example'],
  ['web', 'https://nordhem.example/kop-bil?x=1#y', '/kop-bil?x=1#y'],
  ['web', 'nordhem.example', '/'],
  ['web', 'https://nordhem.example.evil.example/', 'https://nordhem.example.evil.example/'],
  ['web', 'https://carstore.example/bilar', 'https://carstore.example/bilar'],
  ['page', 'HTTPS://NORDHEM.example/kop-bil', '/kop-bil'],
  ['page', 'www.mrf.example', 'https://www.mrf.example'],
  ['page', '/kop-bil', '/kop-bil'],
  ['page', 'kop-bil', 'kop-bil'],
  ['page', '#ring-mig', '#ring-mig'],
] as const)('a %s typed as %s leads to %s', (kind, typed, href) => {
  expect(hrefOf(kind, typed, ORIGIN)).toBe(href);
});

test.each(['https:/example.se/a', 'https:example.se/a', 'HTTPS:/example.se/a'])(
  '%s leads to the other website: with one slash a browser reads a path of its own',
  (typed) => expect(hrefOf('web', typed).toLowerCase()).toBe('https://example.se/a'),
);

test('two telephone numbers are not made one; a slash within a number goes', () => {
  expect(hrefOf('phone', '08-123 45 67 / 070-174 06 05')).toBe('tel:08-123 45 67 / 070-174 06 05');
  expect(hrefOf('phone', '02 / 123 456 78')).toBe('tel:0212345678');
  expect(hrefOf('phone', '0905/123 456')).toBe('tel:0905123456');
});
