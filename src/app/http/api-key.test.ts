import { expect, test } from 'vitest';
import { Secret } from '~/platform/config';
import { mayWatch } from './api-key';

test('who watches brings the key in a header of ours, or as Prometheus does', () => {
  const key = new Secret('k-1');
  const watches = (headers: Readonly<Record<string, string>>, of: Secret | null = key) =>
    mayWatch(new Request('http://cars.example/metrics', { headers }), of);
  expect(watches({ 'x-api-key': 'k-1' })).toBe(true);
  expect(watches({ authorization: 'Bearer k-1' })).toBe(true);
  for (const authorization of ['Bearer k-2', 'Bearer', 'Basic k-1', 'k-1', 'Bearer k-1 k-1'])
    expect(watches({ authorization }), authorization).toBe(false);
  expect(watches({})).toBe(false);
  expect(watches({ 'x-api-key': '', authorization: 'Bearer k-1' }, null)).toBe(false);
});
