import { expect, test, vi } from 'vitest';
import { fakeService } from '~test/workshop/fake-service';
import { BOOKING, stage } from '~test/workshop/route-stage';

test('what is ticked besides services is one of the catalogue’s options, and booked by its label', async () => {
  const book = vi.fn(fakeService({}).book);
  const { send } = stage({ over: { book } });
  expect((await send('/bookings', { ...BOOKING, choices: ['lift'] })).status).toBe(201);
  expect(book.mock.lastCall?.[2]).toMatchObject({ choices: ['Skjuts'] });
  const refused = await send('/bookings', { ...BOOKING, choices: ['lift', 'Ring https://evil.example'] });
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'invalid', field: 'choices' }]);
  expect(book).toHaveBeenCalledTimes(1);
});
