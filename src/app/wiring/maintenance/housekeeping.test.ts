import { expect, test } from 'vitest';
import type { Jobs } from '~/platform/jobs';
import { eachOf, scheduleHousekeeping, workExpired } from './housekeeping';

type Handler = Parameters<Jobs['work']>[2];

test('what the tyre hotel keeps for minutes is deleted every ten minutes, not at night', async () => {
  const handlers = new Map<string, Handler>();
  const work = async (queue: string, _: unknown, handler: Handler) => void handlers.set(queue, handler);
  const times = new Map<string, string>();
  const schedule = async (queue: string, cron: string) => void times.set(queue, cron);
  let cleanUps = 0;
  await workExpired({ work }, { cleanUp: async () => void cleanUps++ });
  await scheduleHousekeeping({ schedule });

  for (const [queue, handler] of handlers) {
    expect(times.get(queue)).toBe('*/10 * * * *');
    await handler({ id: '1', data: {}, attempt: 1 });
  }
  expect(cleanUps).toBe(1);
});

test('what cannot be deleted keeps nothing else from its turn, and fails the job', async () => {
  const turns: string[] = [];
  const away = new Error('away');
  const all = eachOf([
    async () => turns.push('first'),
    () => Promise.reject(away),
    async () => turns.push('last'),
  ]);
  await expect(all).rejects.toMatchObject({ errors: [away] });
  expect(turns).toEqual(['first', 'last']);
});
