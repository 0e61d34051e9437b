import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SITES, siteByKey } from '~/sites';
import { routeOf } from './route';

const se = siteByKey('automotive-se');

describe('routeOf', () => {
  test('the default language has no prefix, others have', () => {
    expect(routeOf(se, '/')).toEqual({ kind: 'page', language: 'sv', path: '/' });
    expect(routeOf(se, '/en')).toEqual({ kind: 'page', language: 'en', path: '/' });
    expect(routeOf(se, '/en/kop-bil')).toEqual({ kind: 'page', language: 'en', path: '/kop-bil' });
  });

  test.each([
    ['/sv', '/'],
    ['/sv/kop-bil', '/kop-bil'],
    ['/en/', '/en'],
    ['/EN/Kop-Bil', '/en/kop-bil'],
    ['/kop-bil/', '/kop-bil'],
    ['//kop-bil', '/kop-bil'],
    ['/Kop-Bil/Volvo', '/kop-bil/volvo'],
    ['/kop-bil/%C3%84', `/kop-bil/${encodeURIComponent('ä')}`],
  ])('%s moves to %s', (from, to) => {
    expect(routeOf(se, from)).toEqual({ kind: 'moved', to });
  });

  test('a language the site lacks is an ordinary path', () => {
    expect(routeOf(se, '/fi/kop-bil')).toEqual({ kind: 'page', language: 'sv', path: '/fi/kop-bil' });
  });

  test.each(['/%', '/%00', '/a%0d%0ab', '/%ff'])('%s is malformed', (path) => {
    expect(routeOf(se, path)).toEqual({ kind: 'malformed' });
  });

  test('a moved path is at rest where it moves to, and stays on the host', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SITES), fc.webPath(), (site, path) => {
        const route = routeOf(site, path === '' ? '/' : path);
        if (route.kind !== 'moved') return;
        expect(route.to).toMatch(/^\/(?!\/)/);
        expect(routeOf(site, route.to).kind).toBe('page');
      }),
    );
  });
});
