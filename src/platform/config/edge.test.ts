import { expect, test } from 'vitest';
import { describeProblem, parseConfig } from '.';

const read = (env: Record<string, string>) => {
  const parsed = parseConfig(env);
  return parsed.ok ? parsed.value.edge : parsed.error.map(describeProblem);
};

test('there is no cache in front until one is named', () => {
  expect(read({})).toBeNull();
  expect(read({ CDN: 'off', FASTLY_API_TOKEN: 'left-over' })).toBeNull();
});

test.each([
  ['fastly', ['FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN']],
  ['cloudflare', ['CLOUDFLARE_ZONE_IDS', 'CLOUDFLARE_API_TOKEN']],
  ['varnish', ['VARNISH_URLS', 'VARNISH_PURGE_KEY']],
] as const)('%s needs its address and its key', (vendor, names) => {
  expect(read({ CDN: vendor })).toEqual(
    names.map((name) => `${name}: expected a value, because CDN is ${vendor}`),
  );
});

test('each is read, with its secrets hidden', () => {
  const zones = `${'a'.repeat(32)}, ${'0'.repeat(32)}`;
  const cloudflare = { CDN: 'cloudflare', CLOUDFLARE_ZONE_IDS: zones, CLOUDFLARE_API_TOKEN: 'hunter2' };
  expect(read(cloudflare)).toMatchObject({
    vendor: 'cloudflare',
    zoneIds: ['a'.repeat(32), '0'.repeat(32)],
    staleSeconds: 86_400,
  });
  const varnish = {
    CDN: 'varnish',
    CDN_STALE_SECONDS: '60',
    VARNISH_URLS: 'http://10.0.0.5:6081, http://10.0.0.6:6081',
    VARNISH_PURGE_KEY: 'hunter2',
  };
  expect(read(varnish)).toMatchObject({
    urls: ['http://10.0.0.5:6081', 'http://10.0.0.6:6081'],
    staleSeconds: 60,
  });
  for (const env of [cloudflare, varnish]) expect(JSON.stringify(read(env))).not.toContain('hunter2');
});

test('what is no zone, service or server is refused', () => {
  expect(read({ CLOUDFLARE_ZONE_IDS: 'example.com' })).toHaveLength(1);
  expect(read({ FASTLY_SERVICE_ID: '../purge_all' })).toHaveLength(1);
  expect(read({ VARNISH_URLS: 'http://varnish.example/path' })).toHaveLength(1);
});
