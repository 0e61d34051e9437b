import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nullLog } from '~/platform/log';
import { systemClock } from '~/platform/time';
import { LiveSettings } from './live-settings';

const contact = (id: number, validFrom: string, phone: string) => ({
  setting: 'contact' as const,
  language: '',
  version: {
    id,
    validFrom,
    writtenAt: new Date('2026-10-20T08:00:00Z'),
    value: { phone, phoneE164: '+4722000099', email: 'a@nordhem.example', street: 'A', zip: '1', city: 'B' },
  },
});

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-10-24T21:59:00Z') }));
afterEach(() => void vi.useRealTimers());

test('whoever listens is told as a day begins, in the zone of each site, though nobody asks', () => {
  const live = new LiveSettings(systemClock, nullLog);
  const changes: string[] = [];
  live.onChange((site, cause) => changes.push(`${site} ${cause} ${new Date().toISOString()}`));
  live.take(
    new Map([
      // The night on which the clocks are put back.
      ['automotive-se', [contact(1, '2026-10-25', '1'), contact(2, '2026-10-26', '2')]],
      ['carstore-fi', [contact(3, '2026-10-26', '3')]],
    ]),
  );
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(59_999);
  expect(changes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(changes).toEqual(['automotive-se day 2026-10-24T22:00:00.000Z']);
  expect(live.of('automotive-se').site.contact.phone).toBe('1');
  vi.advanceTimersByTime(26 * 3_600_000);
  expect(changes.slice(1)).toEqual([
    'carstore-fi day 2026-10-25T22:00:00.000Z',
    'automotive-se day 2026-10-25T23:00:00.000Z',
  ]);
  expect(live.of('automotive-se').site.contact.phone).toBe('2');
  live.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a listener that fails keeps no other from being told', () => {
  const live = new LiveSettings(systemClock, nullLog);
  const changes: string[] = [];
  live.take(new Map());
  live.onChange(() => {
    throw new Error('x');
  });
  live.onChange((site, cause) => changes.push(`${site} ${cause}`));
  live.take(new Map([['automotive-se', [contact(1, '2026-10-24', '1')]]]));
  expect(changes).toEqual(['automotive-se change']);
  live.stop();
});
