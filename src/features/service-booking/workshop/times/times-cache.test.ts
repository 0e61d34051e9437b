import { describe, expect, test } from 'vitest';
import { bookingApi, type TimeslotQuery } from '~/features/booking-calls';
import { TimesCache } from './times-cache';

const ASK: TimeslotQuery = {
  registrationNumber: 'ABC123',
  departmentId: '1010.40',
  from: '2027-03-01',
  serviceOfferings: ['oil'],
  holdId: null,
};
const DAYS = [{ date: '2027-03-01', availableSlots: ['08:00'], allDaySlotAvailable: false }];

function started(answer: () => Promise<typeof DAYS> = () => Promise.resolve(DAYS)) {
  const queries: TimeslotQuery[] = [];
  let now = 0;
  const cache = new TimesCache(
    (ask) => {
      queries.push(ask);
      return answer();
    },
    () => now,
  );
  return {
    cache,
    queries,
    wait(ms: number) {
      now += ms;
    },
  };
}

describe('the weeks that have been asked for', () => {
  test('W-069 are not asked for again, by workshop, demand and week', async () => {
    const { cache, queries } = started();
    expect(await cache.week(ASK)).toEqual(DAYS);
    await cache.week({ ...ASK });
    expect(queries).toHaveLength(1);
    await cache.week({ ...ASK, from: '2027-03-08' });
    await cache.week({ ...ASK, departmentId: '2' });
    await cache.week({ ...ASK, serviceOfferings: ['oil', 'ac'] });
    await cache.week({ ...ASK, holdId: 'mine' });
    expect(queries).toHaveLength(5);
  });

  test('are asked for again after a minute, or when what is free has changed', async () => {
    const { cache, queries, wait } = started();
    await cache.week(ASK);
    wait(59_000);
    await cache.week(ASK);
    expect(queries).toHaveLength(1);
    wait(1000);
    await cache.week(ASK);
    expect(queries).toHaveLength(2);
    cache.forget();
    await cache.week(ASK);
    expect(queries).toHaveLength(3);
  });

  test('W-188 W-189 a network failure is reported and not cached', async () => {
    let isUp = false;
    const { cache } = started(() => (isUp ? Promise.resolve(DAYS) : Promise.reject(new Error('offline'))));
    await expect(cache.week(ASK)).rejects.toThrow();
    isUp = true;
    expect(await cache.week(ASK)).toEqual(DAYS);
  });
});

const answering = (answer: () => Promise<Response>) => {
  const queries: string[] = [];
  const api = bookingApi({
    fetch: (input) => {
      queries.push(String(input));
      return answer();
    },
    language: 'sv',
  });
  return { queries, cache: new TimesCache(api.timeslots, () => 0) };
};

test('W-082 W-185 a week is asked for by its first day at T00:00:00, whatever the browser’s zone', async () => {
  const { queries, cache } = answering(() => Promise.resolve(Response.json(DAYS)));
  expect(await cache.week(ASK)).toEqual(DAYS);
  expect(queries).toEqual([
    '/api/mechmate/timeslots/from/ABC123/1010.40/2027-03-01T00:00:00/?serviceOfferings=oil',
  ]);
});

test.each([500, 404, 429])(
  'W-187 W-189 an answer that is not OK (%s) is a week without times',
  async (status) => {
    const { cache } = answering(() => Promise.resolve(new Response('{}', { status })));
    expect(await cache.week(ASK)).toEqual([]);
  },
);

test('W-188 W-189 a network that fails is a failure, so that the days that are shown can stay', async () => {
  const { cache } = answering(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(cache.week(ASK)).rejects.toThrow();
});
