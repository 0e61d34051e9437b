import { describe, expect, test } from 'vitest';
import { clientAddress, createRateLimit } from '.';

const start = Date.parse('2026-05-01T10:00:00Z');
const after = (seconds: number): Date => new Date(start + seconds * 1000);

describe('a bucket', () => {
  test('lets a burst through, then one per refill, and says how long to wait', () => {
    const limit = createRateLimit({ burst: 3, perMinute: 6 });
    expect([0, 0, 0].map((at) => limit.take('a', after(at)))).toEqual([
      { allowed: true, left: 2 },
      { allowed: true, left: 1 },
      { allowed: true, left: 0 },
    ]);
    expect(limit.take('a', after(0))).toEqual({ allowed: false, retryAfterSeconds: 10 });
    expect(limit.take('a', after(4))).toEqual({ allowed: false, retryAfterSeconds: 6 });
    expect(limit.take('a', after(10)).allowed).toBe(true);
    expect(limit.take('a', after(10)).allowed).toBe(false);
  });

  test('belongs to one visitor', () => {
    const limit = createRateLimit({ burst: 1, perMinute: 1 });
    expect(limit.take('a', after(0)).allowed).toBe(true);
    expect(limit.take('b', after(0)).allowed).toBe(true);
    expect(limit.take('a', after(0)).allowed).toBe(false);
  });

  test('never holds more than the burst, and a clock set back adds nothing', () => {
    const limit = createRateLimit({ burst: 2, perMinute: 60 });
    limit.take('a', after(0));
    expect(limit.take('a', after(3600))).toEqual({ allowed: true, left: 1 });
    limit.take('a', after(3600));
    expect(limit.take('a', after(0)).allowed).toBe(false);
  });

  test('is forgotten when more visitors come than are remembered', () => {
    const limit = createRateLimit({ burst: 1, perMinute: 1, maxKeys: 2 });
    for (const key of ['a', 'b', 'c']) limit.take(key, after(0));
    expect(limit.take('c', after(0)).allowed).toBe(false);
    expect(limit.take('a', after(0)).allowed).toBe(true);
  });
});

describe('the address of a visitor', () => {
  test('is the connection when no proxy is trusted, whatever the header says', () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', 0)).toBe('203.0.113.7');
    expect(clientAddress('::ffff:203.0.113.7', null, 0)).toBe('203.0.113.7');
  });

  test('is the entry that the outermost trusted proxy wrote, not what the visitor claims', () => {
    const header = '1.1.1.1, 198.51.100.1, 10.0.0.2';
    expect(clientAddress('10.0.0.1', header, 1)).toBe('10.0.0.2');
    expect(clientAddress('10.0.0.1', header, 2)).toBe('198.51.100.1');
    expect(clientAddress('10.0.0.1', '198.51.100.1:4711', 1)).toBe('198.51.100.1');
    expect(clientAddress('10.0.0.1', '198.51.100.1', 5)).toBe('198.51.100.1');
  });

  test('falls back to the connection when the header is missing or nonsense', () => {
    for (const header of [null, '', 'unknown', '<script>'])
      expect(clientAddress('10.0.0.1', header, 1)).toBe('10.0.0.1');
  });

  test('is the /64 network in IPv6', () => {
    expect(clientAddress('2001:db8:0:1:aaaa::1', null, 0)).toBe('2001:db8:0:1::/64');
    expect(clientAddress('10.0.0.1', '[2001:DB8::5]:443', 1)).toBe('2001:db8:0:0::/64');
    expect(clientAddress('::1', null, 0)).toBe('0:0:0:0::/64');
  });

  test('is one shared key when there is none', () => {
    expect(clientAddress(undefined, null, 0)).toBe('unknown');
  });
});
