import { expect, test } from 'vitest';
import { demoServices } from '~test/demo-services';

test('every car on sale has an address, with the slug of its page', async () => {
  const { services, close } = await demoServices('carstore-sk', 120);
  const { stock } = services;
  const addresses = await stock.addresses('carstore-sk-cars');
  expect(addresses).toHaveLength(await stock.count('carstore-sk-cars'));
  for (const { car_id, slug } of addresses.slice(0, 10)) {
    expect(slug).toBe(await stock.slugOf('carstore-sk-cars', car_id));
  }
  expect(await stock.addresses('nope-cars')).toEqual([]);
  await close();
});
