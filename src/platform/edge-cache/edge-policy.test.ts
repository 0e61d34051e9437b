import { describe, expect, test } from 'vitest';
import { createEdgePolicy } from './edge-policy';

const policyOf = (vendor: 'fastly' | 'cloudflare' | 'varnish') =>
  createEdgePolicy({ vendor, staleSeconds: 86_400 }, 300);

describe('a page that is everybody’s', () => {
  test.each(['fastly', 'varnish'] as const)('says its keys and its life as %s reads them', (vendor) => {
    expect(policyOf(vendor).headersOf(['tree:se', 'nav:se:sv'])).toEqual({
      'surrogate-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=86400',
      'surrogate-key': 'everything tree:se nav:se:sv',
    });
  });

  test('says its tags and its life as Cloudflare reads them', () => {
    expect(policyOf('cloudflare').headersOf(['tree:se'])).toEqual({
      'cdn-cache-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=86400',
      'cache-tag': 'everything,tree:se',
    });
  });
});

test.each([
  ['long', 400_000, 'max-age=300, stale-while-revalidate=60, stale-if-error=86400'],
  ['a little longer than its life', 320_500, 'max-age=300, stale-while-revalidate=20, stale-if-error=86400'],
  ['not as long as its life', 45_900, 'max-age=45, stale-while-revalidate=0, stale-if-error=86400'],
])(
  'a page that tells the time is kept at the edge for no longer than it holds: %s',
  (_, heldFor, lifetime) => {
    expect(policyOf('fastly').headersOf(['tree:se'], heldFor)).toMatchObject({
      'surrogate-control': lifetime,
    });
  },
);

test.each([0, 999])('one that would be wrong %i ms after it was given is asked for each time', (heldFor) => {
  expect(policyOf('fastly').headersOf(['tree:se'], heldFor)).toEqual({
    'cache-control': 'private, no-cache',
  });
});

test('a page with more kinds of tags than there is room for is the visitor’s own', () => {
  const tags = Array.from({ length: 400 }, (_, at) => `kind-${at}:x`);
  expect(policyOf('fastly').headersOf(tags)).toEqual({ 'cache-control': 'private, no-cache' });
});

describe('any other answer is the visitor’s own', () => {
  const guarded = (given: Readonly<Record<string, string>>, status = 200) => {
    const headers = new Headers(given);
    policyOf('fastly').guard(status, headers);
    return headers.get('cache-control');
  };

  test.each([
    ['', 200, 'private, no-store'],
    ['no-store', 200, 'private, no-store'],
    ['no-store, no-transform', 200, 'private, no-store, no-transform'],
    ['private, no-store', 200, 'private, no-store'],
    ['no-cache', 404, 'private, no-cache'],
    ['', 301, 'private'],
    ['public, max-age=31536000, immutable', 200, 'public, max-age=31536000, immutable'],
    ['max-age=60', 200, 'max-age=60'],
    ['public, no-cache', 200, 'private, no-store'],
  ])('"%s" with status %i becomes "%s"', (given, status, expected) => {
    expect(guarded(given === '' ? {} : { 'cache-control': given }, status)).toBe(expected);
  });

  test('a cookie makes it so whatever else it says', () => {
    const headers = new Headers({
      'set-cookie': 'a=b',
      'cache-control': 'public, max-age=60',
      'surrogate-control': 'max-age=300',
      'surrogate-key': 'everything',
    });
    policyOf('fastly').guard(200, headers);
    expect(Object.fromEntries(headers)).toEqual({
      'set-cookie': 'a=b',
      'cache-control': 'private, no-store',
    });
  });

  test('what was declared as everybody’s stays', () => {
    expect(guarded({ 'cache-control': 'no-cache', 'surrogate-control': 'max-age=300' })).toBe('no-cache');
  });
});
