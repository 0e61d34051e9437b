/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from './ask';
import { axeFaults, openOwnStage, PHONE, type Stage, visit } from './browser';

const LANDING = '/service-och-verkstad/boka-bilverkstad';
const DEPARTMENT = '102.30';

let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage({}, { pictures: false });
});
afterAll(() => stage.close());

const step = (page: Page, number: number) => page.locator(`[data-step="${number}"]`);
const service = (page: Page, id: string) => step(page, 2).locator(`[data-service="${id}"]`);
const textOf = async (page: Page, id: string) =>
  ((await service(page, id).textContent()) ?? '').replaceAll('\u00a0', ' ');

const kronor = (amount: number): string =>
  `${new Intl.NumberFormat('sv-SE').format(amount)} kr`.replaceAll('\u00a0', ' ');

const requested = async (path: string): Promise<unknown> => {
  const answer = await ask(stage.server, `/api/mechmate${path}`, { host: 'automotive-se.localhost' });
  return { status: answer.status, body: JSON.parse(answer.text) };
};
const prices = z.object({
  body: z.object({ offers: z.array(z.object({ code: z.string(), price: z.number().nullable() })) }),
});
const offers = z.object({
  body: z.object({
    categories: z.array(
      z.object({ services: z.array(z.object({ id: z.string(), price: z.number().nullable() })) }),
    ),
  }),
});

async function offered(plate: string, mileage: number | null): Promise<Map<string, number | null>> {
  const query = mileage === null ? '' : `?mileage=${mileage}`;
  const { categories } = offers.parse(await requested(`/services/${plate}${query}`)).body;
  return new Map(categories.flatMap(({ services }) => services.map(({ id, price }) => [id, price])));
}

/** From the landing page to the services, with what is typed as the mileage. */
async function toServices(page: Page, plate: string, mileage: string): Promise<void> {
  await page.goto(stage.server.site('automotive-se', LANDING));
  await page.locator('fc-island[data-island="service-booking"][data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill(plate);
  await page.keyboard.press('Enter');
  const field = step(page, 1).getByRole('textbox', { name: 'Mätarställning' });
  await field.waitFor();
  const hint = 'Ange mätarställning i mil, så visar vi priset på originalservice om det finns en prislista';
  expect(await step(page, 1).textContent()).toContain(hint);
  await field.fill(mileage);
  await step(page, 1).getByRole('button', { name: 'Fortsätt' }).click();
  await step(page, 2).getByRole('checkbox').first().waitFor();
}

test('correction 3: the API prices original service by mileage, at the workshop and in the offers', async () => {
  const at = async (plate: string, mileage: number) => {
    const path = `/prices/${plate}/${mileage}/${DEPARTMENT}?serviceOfferings=originalservice`;
    return prices.parse(await requested(path)).body.offers[0]?.price;
  };
  expect(await at('ABC123', 4600)).toBeGreaterThan(1000);
  expect(await at('ABC123', 10_600)).toBeGreaterThan((await at('ABC123', 4400)) ?? Number.POSITIVE_INFINITY);
  for (const mileage of [-1, 1, 24_000])
    expect([mileage, await at('ABC123', mileage)]).toEqual([mileage, null]);
  expect(await at('UDS341', 4600)).toBeNull();
  expect(await at('AVT555', 4600)).toBe(0);
  expect((await offered('ABC123', 4600)).get('originalservice')).toBeGreaterThan(1000);
  expect((await offered('ABC123', null)).get('originalservice')).toBeNull();
  expect(await requested(`/prices/ELK100/4600/${DEPARTMENT}?serviceOfferings=oljebyte`)).toMatchObject({
    status: 422,
    body: { code: 'service-not-for-car', message: expect.stringContaining('bil') },
  });
});

test('correction 3: step 1 promises a price for a mileage, and step 2 has it; without one it says what to do', async () => {
  const expected = (await offered('ABC123', 4600)).get('originalservice') ?? 0;
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await toServices(page, 'ABC123', '4 600');
    expect(await textOf(page, 'originalservice')).toContain(kronor(expected));
    expect(await textOf(page, 'originalservice')).not.toMatch(/Pris saknas|mätarställningen/);
    expect(await axeFaults(page)).toEqual([]);
    await step(page, 1).getByRole('button', { name: 'Ändra' }).click();
    await step(page, 1).getByRole('textbox', { name: 'Mätarställning' }).fill('');
    await step(page, 1).getByRole('button', { name: 'Fortsätt' }).click();
    await expect
      .poll(() => textOf(page, 'originalservice'))
      .toContain('Fyll i mätarställningen under Din bil, så ser du det här.');
    expect(await textOf(page, 'originalservice')).toContain('Pris saknas');
  });
});

test('correction 3: kilometres typed as mil, and a brand without a list, are told that there is no price', async () => {
  await visit(stage.browser, {}, async (page) => {
    await toServices(page, 'ABC123', '46000');
    expect(await textOf(page, 'originalservice')).toContain(
      'Pris efter kontroll: prislistan har inget pris vid 46 000 mil.',
    );
    await toServicesAgain(page, 'UDS341', '4600');
    expect(await textOf(page, 'originalservice')).toContain('Pris efter kontroll: verkstaden säger');
    expect(await textOf(page, 'originalservice')).not.toContain('mätarställningen');
  });
});

/** Another car, in the same window. */
async function toServicesAgain(page: Page, plate: string, mileage: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await toServices(page, plate, mileage);
}

test('correction 5: a Polestar is offered no oil change, a Saab of 2010 no service of a battery', async () => {
  await visit(stage.browser, {}, async (page) => {
    await toServices(page, 'ELK100', '');
    expect(await service(page, 'elbilsservice').count()).toBe(1);
    for (const id of ['oljebyte', 'mellanservice', 'batteribyte'])
      expect([id, await service(page, id).count()]).toEqual([id, 0]);
    await toServicesAgain(page, 'UDS341', '');
    expect(await service(page, 'oljebyte').count()).toBe(1);
    expect(await service(page, 'elbilsservice').count()).toBe(0);
  });
});
