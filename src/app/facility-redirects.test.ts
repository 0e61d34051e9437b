import { expect, test } from 'vitest';
import type { Redirects } from '~/modules/content';
import { facilityRedirects } from './facility-redirects';

const redirects = (to: string): Redirects => ({
  find: async () => ({ to, status: 301 }),
  replaceAll: () => Promise.reject(new Error('not asked')),
  list: async () => [],
});

const asked = async (to: string, site = 'automotive-se') => {
  const known = { bySlug: () => undefined };
  return (await facilityRedirects(redirects(to), known).find(site, new URL('http://x/findus/y')))?.to;
};

test.each([
  ['/anlaggningar/nordhem-atlantis', '/anlaggningar'],
  ['/anlaggningar/nordhem-atlantis?utm_source=x', '/anlaggningar'],
  ['/anlaggningar', '/anlaggningar'],
  ['/kop-bil/bilmarken/volvo', '/kop-bil/bilmarken/volvo'],
  ['https://karriar.nordhem.example/', 'https://karriar.nordhem.example/'],
])('C-368, C-369 a redirect to %s, where no facility is known, leads to %s', async (to, expected) => {
  expect(await asked(to)).toBe(expected);
});

test('a site without facilities, and one that nobody knows, keep their redirects', async () => {
  expect(await asked('/anlaggningar/x', 'nowhere')).toBe('/anlaggningar/x');
  expect(await asked('/anlaggningar/x', 'lifestyle-se')).toBe('/anlaggningar/x');
});
