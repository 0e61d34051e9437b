import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { hostTable } from './hosts';

const options = {
  defaultSite: 'automotive-se',
  siteHosts: {},
  canonicalHosts: false,
  port: () => 3000,
} as const;
const hosts = hostTable(options);

describe('hostTable', () => {
  test.each([
    ['automotive-no.localhost:3000', 'automotive-no'],
    ['NORDHEM.example', 'automotive-se'],
    ['nordhem.example.', 'automotive-se'],
    ['unknown.example', 'automotive-se'],
    [undefined, 'automotive-se'],
  ])('%s is answered by %s', (host, key) => {
    expect(hosts.siteOf(host).key).toBe(key);
  });

  test('the www host of the Swedish automotive site alone goes to the bare host', () => {
    expect(hosts.wwwRedirect('www.nordhem.example:8080')).toBe('http://nordhem.example:8080');
    expect(hosts.wwwRedirect('www.automotive-se.localhost')).toBe('http://automotive-se.localhost');
    for (const key of ['automotive-no', 'carstore-se', 'smart-se'] as const) {
      expect(hosts.wwwRedirect(`www.${siteByKey(key).hosts[0]}`)).toBeNull();
    }
    expect(hosts.wwwRedirect('nordhem.example')).toBeNull();
    expect(hosts.wwwRedirect('www.evil.example')).toBeNull();
  });

  test('configured hosts take the place of the built-in ones and are the canonical ones in production', () => {
    const table = hostTable({
      ...options,
      canonicalHosts: true,
      siteHosts: { 'smart-se': ['smart.dealer.example'] },
    });
    expect(table.siteOf('smart.dealer.example').key).toBe('smart-se');
    expect(table.originOf(siteByKey('smart-se'))).toBe('https://smart.dealer.example');
    expect(hosts.originOf(siteByKey('smart-se'))).toBe('http://smart-se.localhost:3000');
    expect(table.wwwRedirect('www.nordhem.example')).toBe('https://nordhem.example');
  });
});
