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
