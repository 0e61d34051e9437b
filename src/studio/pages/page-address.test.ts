import { expect, test } from 'vitest';
import { pageAddress } from './page-address';

const site = { origin: 'https://www.nordhem.example', languages: ['sv', 'en', 'en-GB'] };

test.each([
  ['/om-oss', 'sv', '/om-oss'],
  ['/om-oss', 'en', '/en/om-oss'],
  ['/om-oss', 'en-GB', '/en-gb/om-oss'],
  ['/', 'sv', '/'],
  ['/', 'en', '/en'],
])('visitors find %s in %s at %s', (path, language, address) => {
  expect(pageAddress(site, path, language)).toBe(site.origin + address);
});
