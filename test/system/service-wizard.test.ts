/** @module-tag sweep */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask';
import { axeFaults, DESKTOP, NARROW, openOwnStage, PHONE, type Stage, settled, visit } from './browser';
import { opened, shiftsOf } from './page-checks';

const PATH = '/service-och-verkstad/boka-bilverkstad';
const KEY = 'h-sb-state';
const API = '**/api/service-booking';

let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage.close());

const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 10_000 });

const flow = (page: Page) => page.locator('[data-service-wizard]');
const button = (page: Page, name: string) => flow(page).getByRole('button', { name, exact: true });
const at = (page: Page, name: number | 'booked') => flow(page).locator(`[data-page="${name}"]`).waitFor();
const plateField = (page: Page) => flow(page).getByRole('textbox', { name: 'Registreringsnummer' });
const service = (page: Page, id: string) => flow(page).locator(`[data-service="${id}"]`);
const tick = (page: Page, id: string) => service(page, id).getByRole('checkbox').first();
const category = (page: Page, name: string) =>
  flow(page).getByRole('button', { name: new RegExp(`^${name}`) });
const box = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const inBox = (page: Page, title: string, name: string) =>
  box(page, title).getByRole('button', { name, exact: true });
const bar = (page: Page) => flow(page).getByRole('navigation', { name: 'Steg i bokningen' });
const stored = (page: Page) => page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), KEY);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const awake = (page: Page) =>
  page.locator('fc-island[data-island="service-wizard"][data-ready]').waitFor({ state: 'attached' });

async function open(page: Page): Promise<void> {
  await page.goto(stage.server.site('carstore-se', PATH));
  await awake(page);
}

const ADD_ONS = 'Tillval för din bil';
const SERVICES = ['oljebyte'] as const;

async function toCar(page: Page, plate: string): Promise<void> {
  await plateField(page).fill(plate);
  await page.keyboard.press('Enter');
  await at(page, 2);
}
async function toServices(page: Page, plate: string): Promise<void> {
  await toCar(page, plate);
  await button(page, 'Fortsätt').click();
  await at(page, 3);
  await service(page, SERVICES[0]).waitFor();
}
async function toAddOns(page: Page, plate: string): Promise<void> {
  await toServices(page, plate);
  for (const id of SERVICES) await tick(page, id).check();
  await button(page, 'Fortsätt').click();
  await box(page, ADD_ONS).waitFor();
}
async function toWorkshops(page: Page, plate: string): Promise<void> {
  await toAddOns(page, plate);
  await inBox(page, ADD_ONS, 'Nej tack').click();
  await at(page, 4);
  await flow(page).locator('[data-workshop]').first().waitFor();
}
/** One of the times of the first workshop; the last one where its week has no more. */
async function pickTime(page: Page, which = 0): Promise<void> {
  await flow(page).getByRole('button', { name: 'Visa tillgängliga tider' }).first().click();
  const slots = flow(page).locator('[data-slot]');
  await slots.first().waitFor();
  await slots.nth(Math.min(which, (await slots.count()) - 1)).click();
  await flow(page).getByRole('heading', { name: 'Dina kontaktuppgifter' }).waitFor();
}
async function fillContact(page: Page): Promise<void> {
  await flow(page).getByLabel('Namn').fill('Kim Ek');
  await flow(page).getByLabel('Telefon').fill('070-174 06 05');
  await flow(page).getByLabel('E-post').fill('kim@post.example');
}
async function toSummary(page: Page, plate: string): Promise<void> {
  await toWorkshops(page, plate);
  await pickTime(page);
  await fillContact(page);
  await button(page, 'Fortsätt').click();
  await at(page, 5);
}

/** The next call of an action is answered by this. */
const answering = (page: Page, action: string, reply: (route: Route) => Promise<void>, times = 1) =>
  page.route(`${API}/${action}`, reply, { times });
const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, json: { code: 'internal', message: 'Fel' } });

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const layer = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry) => typeof entry === 'object' && entry !== null && 'event' in entry)
      .map((entry) => ({ ...entry })),
  );
const trackedErrors = async (page: Page) =>
  (await layer(page)).filter(({ event }) => event === 'event_error').map(({ error_code }) => error_code);

const VERBATIM = [
  ...[
    'W-207, W-208, W-211, W-212, W-213, W-215, W-216, W-217, W-218, W-219, W-239, W-240, W-241, W-242, W-243',
  ],
  ...['W-244, W-245, W-246, W-247, W-248, W-249, W-250, W-251, W-286, W-335, W-336, W-343, W-344, W-345'],
  ...['W-347, W-349, W-350, W-351, W-352, W-354, W-658, W-659, W-660, W-663, W-664, W-665'],
].join(', ');

test(`${VERBATIM}: from the plate to the confirmation and the rating`, async () => {
  await visit(stage.browser, { consent: ['analytics'] }, async (page) => {
    const sent: { readonly url: string; readonly method: string; readonly body: string | null }[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.startsWith('/api/service-booking/'))
        sent.push({ url: url.pathname, method: request.method(), body: request.postData() });
    });
    const bodyOf = (action: string) =>
      JSON.parse(sent.find(({ url }) => url.endsWith(action))?.body ?? 'null');
    await open(page);
    await flow(page).getByRole('heading', { name: 'Fyll i ditt registreringsnummer' }).waitFor();
    expect(await plateField(page).getAttribute('placeholder')).toBe('ABC123');
    expect(await bar(page).getByRole('button').count()).toBe(0);
    expect(await bar(page).locator('[aria-current]').count()).toBe(0);
    const links = await flow(page)
      .getByRole('link', { name: /^Boka service för din/ })
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Boka service för din BMW här', expect.stringMatching(/^https:.*country=SE&language=sv$/)],
      ['Boka service för din MINI här', expect.stringMatching(/^https:.*country=SE&language=sv$/)],
      ['Boka service för din Porsche här', '/service-och-verkstad/boka-service/boka-porsche-service'],
    ]);
    await toCar(page, 'abc 123');
    expect(await bar(page).getByRole('listitem').allTextContents()).toEqual([
      ...['2Fordonsinfo', '3Välj tjänster', '4Verkstad', '5Summering'],
    ]);
    expect(await bar(page).locator('[aria-current="step"]').textContent()).toBe('2Fordonsinfo');
    await flow(page).getByText('ABC 123').waitFor();
    await flow(page).locator('dd', { hasText: 'Volvo V60' }).waitFor();
    await button(page, 'Fortsätt').click();
    await flow(page).getByRole('heading', { name: 'Välj tjänst' }).waitFor();
    await tick(page, 'oljebyte').check();
    await category(page, 'Däck och hjul').click();
    await tick(page, 'hjulskifte').check();
    await button(page, 'Fortsätt').click();
    await box(page, ADD_ONS).getByRole('checkbox', { name: 'Lånebil' }).check();
    await inBox(page, ADD_ONS, 'Fortsätt').click();
    await at(page, 4);
    await box(page, ADD_ONS).waitFor({ state: 'hidden' });
    expect(await button(page, 'Fortsätt').isDisabled()).toBe(true);
    await pickTime(page);
    await fillContact(page);
    await flow(page).getByLabel('Kommentar till verkstaden').fill('Ring <b>först</b>');
    await flow(page).getByText('17/80').waitFor();
    await flow(page).getByLabel('Jag väntar på plats').check();
    await button(page, 'Fortsätt').click();
    await at(page, 5);
    const block = (name: string) => flow(page).locator(`[data-block="${name}"]`).innerText();
    expect(await block('customer')).toBe('Kunduppgifter\n\nKim Ek\n\nkim@post.example\n\n070-174 06 05');
    expect(await block('car')).toMatch(/^Bil\n\nVolvo V60.* - ABC 123$/);
    const { departments, chosenDepartmentId, selectedDate, selectedTime } = await stored(page);
    const chosen = departments.find(
      ({ departmentId }: { departmentId: string }) => departmentId === chosenDepartmentId,
    );
    const workshop = await block('workshop');
    for (const value of [chosen.name, ...Object.values(chosen.addressObject), chosen.email, chosen.telefon])
      expect(workshop).toContain(value);
    expect(await block('time')).toMatch(/^Datum och tid\n\n\d+ \S+ \d{4} \d\d:\d\d/);
    expect(await block('time')).toContain('Du har valt att vänta på plats');
    expect(await block('comment')).toBe('Kommentar till verkstaden\n\nRing <b>först</b>');
    const total = await flow(page).locator('[data-total]').innerText();
    await button(page, 'Skicka bokningsförfrågan').click();
    await at(page, 'booked');
    await eventually(() => focused(page)).toBe('Tack för din bokningsförfrågan');
    expect(await bar(page).count()).toBe(0);
    const id = await flow(page).locator('[data-booked] strong').textContent();
    expect(
      await flow(page)
        .getByText(/Vi har skickat ett mejl till kim@post.example/)
        .count(),
    ).toBe(1);
    await flow(page).getByText('Ditt bokningsid').waitFor();
    expect(await flow(page).locator('[data-total]').innerText()).toBe(total);
    await eventually(async () => (await ask(stage.server, '/_dev/outbox?format=json')).text).toContain(id);

    const calls = sent.map(({ url }) => url.slice('/api/service-booking/'.length));
    expect([...new Set(sent.map(({ method }) => method))]).toEqual(['POST']);
    expect(calls).not.toContain('available-dates/get');
    expect(bodyOf('departments/get')).toEqual({
      brandCode: 'VO',
      services: ['oljebyte', 'hjulskifte', 'lanebil'],
      regno: 'ABC123',
      radius: '100',
      lat: expect.stringMatching(/^\d+\.\d+$/),
      long: expect.stringMatching(/^\d+\.\d+$/),
    });
    const create = bodyOf('booking/create');
    expect(create).toMatchObject({
      products: [
        { productId: 'oljebyte', dataType: 'service', priceCode: 'SEK', parentCategory: 'service' },
        { productId: 'hjulskifte', dataType: 'service', parentCategory: 'tyres' },
        { productId: 'lanebil', dataType: 'addon' },
      ],
      departmentIdentifier: chosenDepartmentId,
      bookingDate: `${selectedDate}T${selectedTime}:00`,
      bookingStart: `${selectedDate}T${selectedTime}:00`,
      regNo: 'ABC123',
      customerIsWaiting: true,
      freeText: 'Ring <b>först</b>',
      mileage: 1,
      customer: { firstName: 'Kim', lastName: 'Ek', email: 'kim@post.example', phoneMobile: '070-174 06 05' },
    });
    const sum = create.products.reduce((all: number, { price }: { price: number }) => all + price, 0);
    expect(create.totalPrice).toBe(sum);
    expect(total.replaceAll(/\D/g, '')).toBe(String(Math.round(sum)));

    const rating = flow(page).getByRole('group', { name: 'Betygsätt din bokningsupplevelse' });
    expect(await rating.getByRole('radio').count()).toBe(5);
    expect(await button(page, 'Skicka feedback').isDisabled()).toBe(true);
    await rating.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
    await button(page, 'Skicka feedback').click();
    await flow(page).getByText('Tack för din betygsättning').waitFor();
    expect(bodyOf('review/create')).toMatchObject({
      rating: 4,
      comment: '',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });

    const events = await layer(page);
    const steps = events.filter(({ event }) => event === 'flow_interaction');
    expect(steps.map(({ flow_step }) => flow_step)).toEqual([
      ...['vehicle_info', 'choose_service', 'choose_addon', 'time_and_place'],
      ...['contact_details', 'confirm_booking', 'complete_booking', 'purchase'],
    ]);
    for (const step of steps)
      expect(step).toMatchObject({ flow_name: 'service_booking_wizard', flow_version: '2.0' });
    expect(events.filter(({ event }) => event === 'form_interaction')).toHaveLength(1);
    expect(events.filter(({ event }) => event === 'purchase')).toMatchObject([
      { ecommerce: { transaction_id: id, currency: 'SEK', value: sum, tax: Math.round(sum * 20) / 100 } },
    ]);
    const report = JSON.stringify(events);
    for (const secret of ['ABC123', 'Kim Ek', '701740605', 'kim@post', 'först'])
      expect(report).not.toContain(secret);

    await page.reload();
    await at(page, 'booked');
    expect(await flow(page).locator('[data-booked] strong').textContent()).toBe(id);
    await page.goBack();
    await at(page, 'booked');
    await button(page, 'Ny bokning').click();
    await awake(page);
    await at(page, 1);
    expect(await stored(page)).toBeNull();
  });
});

test('W-214, W-287, W-314, W-315, W-316, W-317, W-318, W-356, W-357, W-358, W-359, W-362, W-669, W-672, W-673, W-682: a plate that nobody knows, a register that fails, a network that fails', async () => {
  const expected = [/status of (500|503)/, /^(500|503) /, /ERR_FAILED/];
  await visit(stage.browser, { consent: ['analytics'], viewport: PHONE, expected }, async (page) => {
    await open(page);
    const field = plateField(page);
    const onward = button(page, 'Fortsätt');
    const problem = async () => {
      const id = (await field.getAttribute('aria-describedby'))?.split(' ')[0];
      return id ? page.locator(`[id="${id}"]`).textContent() : null;
    };
    expect(await onward.isDisabled()).toBe(true);
    await field.pressSequentially('a');
    expect(await onward.isDisabled()).toBe(true);
    await page.keyboard.press('Enter');
    await field.pressSequentially('b');
    expect(await onward.isDisabled()).toBe(false);
    await field.fill('');
    await field.pressSequentially('xx x0 00gh');
    expect(await field.inputValue()).toBe('XXX000G');
    await field.fill('');
    await field.pressSequentially('xxx 000');
    for (const _ of [1, 2]) {
      await page.keyboard.press('Enter');
      await eventually(problem).toBe('Vi hittar ingen bil med det här registreringsnumret.');
      expect(await onward.isDisabled()).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'registrationNumber',
      );
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Backspace');
      expect([await problem(), await onward.isDisabled()]).toEqual([null, false]);
      await page.keyboard.type('0');
    }
    await field.fill('REG503');
    await page.keyboard.press('Enter');
    await eventually(problem).toBe('Något gick fel! Försök igen lite senare..');
    await answering(page, 'car/get', (route) => route.abort());
    await field.fill('ABC123');
    await page.keyboard.press('Enter');
    await eventually(problem).toBe('Något gick fel! Försök igen lite senare..');
    expect(await trackedErrors(page)).toEqual(Array.from({ length: 4 }, () => 'error_regnr'));
    await flow(page).getByRole('heading', { name: 'Fyll i ditt registreringsnummer' }).waitFor();
    expect(await page.getByText('Something went wrong').count()).toBe(0);
    expect(await stored(page)).toBeNull();
  });
});

test('W-337, W-360, W-361: services or add-ons that cannot load say so, and are asked for again', async () => {
  const expected = [/status of 50\d/, /^50\d /];
  await visit(stage.browser, { viewport: PHONE, expected }, async (page) => {
    for (const action of ['services/get', 'addons/get']) {
      await answering(page, action, status(500));
      await open(page);
      await toCar(page, action === 'services/get' ? 'ABC123' : 'DGH614');
      await button(page, 'Fortsätt').click();
      await flow(page).getByText('För tillfället fungerar inte verkstadsbokningen').waitFor();
      expect(await button(page, 'Fortsätt').isDisabled()).toBe(true);
      expect(await axeFaults(page)).toEqual([]);
      await button(page, 'Försök igen').click();
      await service(page, 'oljebyte').waitFor();
      await eventually(() => focused(page)).toBe('Välj tjänst');
      await page.evaluate(() => sessionStorage.clear());
    }
  });
});

test('W-363, W-364, W-365, W-671: no workshops, and a call for them that fails', async () => {
  const expected = [/status of 500/, /^500 /];
  await visit(stage.browser, { consent: ['analytics'], viewport: PHONE, expected }, async (page) => {
    await answering(page, 'departments/get', (route) => route.fulfill({ json: {} }));
    await open(page);
    await toAddOns(page, 'ABC123');
    await inBox(page, ADD_ONS, 'Nej tack').click();
    await flow(page).getByText('Inga verkstäder hittades').waitFor();
    const mail = flow(page).locator('[data-no-workshops] a');
    expect(await mail.getAttribute('href')).toMatch(/^mailto:/);
    expect(await axeFaults(page)).toEqual([]);
    await eventually(() => trackedErrors(page)).toEqual(['error_workshop']);
    await button(page, 'Tillbaka').click();
    await answering(page, 'departments/get', status(500));
    await tick(page, 'mellanservice').check();
    await button(page, 'Fortsätt').click();
    await inBox(page, ADD_ONS, 'Nej tack').click();
    await flow(page).getByText('Inga verkstäder hittades').waitFor();
    await eventually(() => trackedErrors(page)).toEqual(['error_workshop', 'error_workshop']);
    await button(page, 'Försök igen').click();
    await flow(page).locator('[data-workshop]').first().waitFor();
  });
});

test('W-313, W-333, W-334, W-353, W-355: a booking that fails keeps everything and is sent again with its key; a rating that fails is thanked for', async () => {
  const expected = [/status of (409|500)/, /^(409|500) /, /ERR_FAILED/];
  await visit(stage.browser, { viewport: PHONE, expected }, async (page) => {
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/booking/create')) keys.push(request.postDataJSON().idempotencyKey);
    });
    await open(page);
    await toSummary(page, 'DGH614');
    const send = () => button(page, 'Skicka bokningsförfrågan').click();
    await answering(page, 'booking/create', status(500));
    await send();
    await flow(page).getByText('Bokningen gick inte igenom, och det är vårt fel.').waitFor();
    await answering(page, 'booking/create', (route) => route.abort());
    await send();
    await flow(page).getByText('Vi fick inget svar.').waitFor();
    expect(keys[1]).toBe(keys[0]);
    const before = await stored(page);
    const other = { date: before.selectedDate, time: before.selectedTime === '16:00' ? '15:00' : '16:00' };
    await answering(page, 'booking/create', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'slot-taken', message: 'Upptagen', status: 'ERROR', alternatives: [other] },
      }),
    );
    await send();
    await flow(page).getByText('Tiden hann bli bokad av någon annan.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect((await stored(page)).formData).toEqual(before.formData);
    await button(page, 'Välj en annan tid').click();
    await at(page, 4);
    expect((await stored(page)).selectedDate).toBeNull();
    await pickTime(page, 1);
    expect(await flow(page).getByLabel('Namn').inputValue()).toBe('Kim Ek');
    await button(page, 'Fortsätt').click();
    await send();
    await at(page, 'booked');
    expect(keys.at(-1)).not.toBe(keys[0]);
    expect(await axeFaults(page)).toEqual([]);
    let reviews = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/review/create')) reviews += 1;
    });
    await answering(page, 'review/create', status(500));
    await flow(page).getByLabel('2 stjärnor av 5').check();
    await button(page, 'Skicka feedback').dblclick();
    await flow(page).getByText('Tack för din betygsättning').waitFor();
    expect(reviews).toBe(1);
  });
});

test('W-209, W-210, W-229, W-230, W-231, W-232, W-290, W-291, W-292, W-293, W-294, W-296, W-302: back and forward, by the buttons, the step bar and the browser', async () => {
  await visit(stage.browser, {}, async (page) => {
    await open(page);
    await toServices(page, 'ABC123');
    const choices = flow(page).locator('[data-choices]');
    expect(await choices.isDisabled()).toBe(true);
    await tick(page, 'oljebyte').check();
    await tick(page, 'basservice').check();
    expect(await choices.innerText()).toMatch(/^Dina val\s*2$/);
    expect(await bar(page).getByRole('button').allTextContents()).toEqual(['2Fordonsinfo']);
    await button(page, 'Tillbaka').click();
    await at(page, 2);
    expect(await choices.count()).toBe(0);
    await page.goForward();
    await at(page, 3);
    expect(await tick(page, 'oljebyte').isChecked()).toBe(true);
    await button(page, 'Fortsätt').click();
    await inBox(page, ADD_ONS, 'Nej tack').click();
    await at(page, 4);
    await pickTime(page);
    await fillContact(page);
    await button(page, 'Fortsätt').click();
    await at(page, 5);
    expect(await bar(page).getByRole('button').count()).toBe(3);
    await button(page, 'Tillbaka').click();
    await at(page, 4);
    expect(await box(page, ADD_ONS).isVisible()).toBe(false);
    await page.goForward();
    await at(page, 5);
    await page.goBack();
    await page.goBack();
    await at(page, 3);
    const chosen = await stored(page);
    expect(chosen.selectedDate).not.toBeNull();
    await tick(page, 'mellanservice').check();
    expect(await stored(page)).toMatchObject({
      chosenDepartmentId: null,
      selectedDate: null,
      selectedTime: null,
      hold: null,
    });
    // What the summary needs is gone: as far as one may go.
    await page.goForward();
    await page.goForward();
    await eventually(() => flow(page).locator('[data-page]').getAttribute('data-page')).toBe('4');
    await bar(page).getByRole('button', { name: 'Välj tjänster' }).click();
    await at(page, 3);
    await bar(page).getByRole('button', { name: 'Fordonsinfo' }).click();
    await at(page, 2);
    await button(page, 'Tillbaka').click();
    await at(page, 1);
    expect(await plateField(page).inputValue()).toBe('ABC123');
    const reset = await stored(page);
    const ticks = [...reset.serviceCategories, ...reset.addons].flatMap(({ services }) =>
      services.filter(({ checked }: { checked: boolean }) => checked),
    );
    expect(ticks).toEqual([]);
    expect(
      reset.serviceCategories.every(({ checkedBoxes }: { checkedBoxes: number }) => checkedBoxes === 0),
    ).toBe(true);
    // The page before the wizard is one step away.
    await page.goBack();
    await eventually(() => page.url()).toBe('about:blank');
  });
});

test("W-233, W-234, W-235, W-236, W-237, W-238, W-295, W-297, W-298, W-299, W-301: the add-ons and 'Dina val'", async () => {
  await visit(stage.browser, {}, async (page) => {
    await open(page);
    await toAddOns(page, 'ABC123');
    expect(await axeFaults(page)).toEqual([]);
    await eventually(() => focused(page)).toBe(ADD_ONS);
    const inside = () => page.evaluate(() => document.activeElement?.closest('dialog')?.open ?? false);
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    const decline = inBox(page, ADD_ONS, 'Nej tack');
    const take = inBox(page, ADD_ONS, 'Fortsätt');
    const loan = box(page, ADD_ONS).getByRole('checkbox', { name: 'Lånebil' });
    expect([await decline.isDisabled(), await take.isDisabled()]).toEqual([false, true]);
    await loan.check();
    expect([await decline.isDisabled(), await take.isDisabled()]).toEqual([true, false]);
    // Closed without an answer: nothing is lost, and it is asked again.
    await page.keyboard.press('Escape');
    await at(page, 3);
    await box(page, ADD_ONS).waitFor({ state: 'hidden' });
    await button(page, 'Fortsätt').click();
    expect(await loan.isChecked()).toBe(true);
    await take.click();
    await at(page, 4);
    const chosen = async () =>
      (await stored(page)).addons.flatMap(
        ({ services }: { services: { checked: boolean; serviceId: string }[] }) =>
          services.filter(({ checked }) => checked).map(({ serviceId }) => serviceId),
      );
    expect(await chosen()).toEqual(['lanebil']);
    const choices = flow(page).locator('[data-choices]');
    await choices.click();
    expect(await axeFaults(page)).toEqual([]);
    expect(await box(page, 'Dina val').getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Oljebyte'),
      expect.stringContaining('Lånebil'),
    ]);
    await inBox(page, 'Dina val', 'Stäng').click();
    await eventually(() => focused(page)).toMatch(/^Dina val/);
    await choices.click();
    await page.keyboard.press('Escape');
    await eventually(() => focused(page)).toMatch(/^Dina val/);
    await choices.click();
    await inBox(page, 'Dina val', 'Ändra Lånebil').click();
    await box(page, ADD_ONS).waitFor();
    await at(page, 3);
    await loan.uncheck();
    await decline.click();
    await at(page, 4);
    expect(await chosen()).toEqual([]);
    await choices.click();
    await inBox(page, 'Dina val', 'Ändra Oljebyte').click();
    await at(page, 3);
    await eventually(() => focused(page)).toBe('Välj tjänst');
  });
});

test('W-255, W-264, W-273, W-288, W-303, W-304, W-305: a state that is kept, too old, or broken', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await open(page);
    await toServices(page, 'ABC123');
    await tick(page, 'oljebyte').check();
    await tick(page, 'felsokning').check();
    await service(page, 'felsokning').getByRole('textbox').fill('Skramlar');
    expect((await stored(page)).serviceCategories[0]).toMatchObject({ checkedBoxes: 2 });
    await page.reload();
    await at(page, 3);
    await awake(page);
    expect(await tick(page, 'oljebyte').isChecked()).toBe(true);
    expect(await service(page, 'felsokning').getByRole('textbox').inputValue()).toBe('Skramlar');
    await page.goBack();
    await at(page, 2);
    await page.goForward();
    await at(page, 3);

    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const aged = (by: number) =>
      page.evaluate(
        ([key, age]) => {
          const state = JSON.parse(sessionStorage.getItem(key) ?? '{}');
          sessionStorage.setItem(key, JSON.stringify({ ...state, createdAt: Date.now() - age }));
        },
        [KEY, by] as const,
      );
    await aged(86_390_000);
    await page.reload();
    await at(page, 3);
    expect(loads).toBe(1);
    await aged(86_400_001);
    await page.reload();
    await at(page, 1);
    await awake(page);
    await eventually(() => loads).toBe(3);
    expect(await stored(page)).toBeNull();

    await page.evaluate((key) => sessionStorage.setItem(key, '{x'), KEY);
    await page.reload();
    await awake(page);
    await at(page, 1);
    await eventually(() => page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBeNull();
    await toCar(page, 'ABC123');
  });
});

test('W-223, W-226, W-227, W-228, W-270, W-271, W-308, W-309, W-311, W-319, W-320, W-321, W-322, W-323, W-325, W-326, W-328, W-329, W-331, W-332: the services', async () => {
  // The policy of the page says so of a handler that is read, although nothing would run it.
  await visit(stage.browser, { expected: [/inline event handler/] }, async (page) => {
    // What the server says, with one service more.
    const { text } = await ask(stage.server, '/api/service-booking/services/get', {
      host: 'carstore-se.localhost',
      method: 'POST',
      body: '{"regNo":"ABC123"}',
      headers: { 'content-type': 'application/json' },
    });
    const body = JSON.parse(text);
    const [first] = body.serviceCategories;
    first.services.push({
      ...first.services[0],
      serviceId: 'originalservice',
      label: 'Originalservice',
      displayType: 'richtext',
      body: '<p><b>Bra</b> <img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">ond</a> https://a.example/x <a href="https://b.example">god</a></p><script>window.hit=1</script>',
    });
    await page.route(`${API}/services/get`, (route) => route.fulfill({ json: body }));
    await open(page);
    await toServices(page, 'ABC123');
    const onward = button(page, 'Fortsätt');
    const row = service(page, 'originalservice');
    await row.getByText('Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)').waitFor();
    expect(await row.locator('b').textContent()).toBe('Bra');
    expect(
      await row.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual([...['https://a.example/x', 'https://b.example/']]);
    expect(await row.locator('img, script').count()).toBe(0);
    expect(await page.evaluate('window.hit')).toBeUndefined();

    // The tip, by mouse, by keyboard, and away with Escape.
    const tip = service(page, 'oljebyte').getByRole('tooltip', { includeHidden: true });
    await service(page, 'oljebyte').hover();
    await page.waitForTimeout(250);
    expect(await tip.isVisible()).toBe(false);
    await page.waitForTimeout(300);
    expect(await tip.isVisible()).toBe(true);
    await page.mouse.move(0, 0);
    expect(await tip.isVisible()).toBe(false);
    await tick(page, 'oljebyte').focus();
    await page.keyboard.press('Tab');
    expect(await tip.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await tip.isVisible()).toBe(false);

    expect(await onward.isDisabled()).toBe(true);
    const options = flow(page).getByRole('group', { name: 'Val för Däck och hjul' });
    await category(page, 'Däck och hjul').click();
    for (const hidden of ['hjulskifte-guld', 'hjulskifte-silver'])
      expect(await service(page, hidden).count()).toBe(0);
    const bronze = service(page, 'hjulskifte-brons');
    expect(await bronze.innerText()).toContain('Hjulskifte med däckhotell');
    expect(await bronze.getByRole('tooltip', { includeHidden: true }).textContent()).toBe(
      'Välj denna tjänst om du vill skifta hjul och förvara dem på våra däckhotell.',
    );
    expect(await options.count()).toBe(0);
    await tick(page, 'hjulskifte').check();
    const radios = options.getByRole('radio');
    await radios.nth(0).check();
    await radios.nth(1).check();
    expect(
      await radios.evaluateAll((all) => all.map((radio) => 'checked' in radio && radio.checked)),
    ).toEqual([...[false, true, false]]);
    expect(await onward.isDisabled()).toBe(false);
    expect(await flow(page).locator('[data-category="tyres"] [data-check]').innerText()).toBe('1 vald');
    await tick(page, 'hjulskifte').uncheck();
    expect(await flow(page).locator('[data-check]').count()).toBe(0);
    await tick(page, 'hjulskifte').check();
    expect(await options.getByRole('radio', { checked: true }).count()).toBe(0);

    const mileage = row.getByRole('textbox', { name: /^Mätarställning/ });
    expect(await mileage.count()).toBe(0);
    await tick(page, 'originalservice').check();
    expect(await mileage.getAttribute('placeholder')).toBe('Ange mätarställning i mil');
    await mileage.pressSequentially('1e2E+-,a3');
    expect(await mileage.inputValue()).toBe('123');
    await mileage.fill('1 2-3x'.repeat(10));
    expect(await mileage.inputValue()).toBe('1231231231231231231');
    expect((await stored(page)).mileage).toBe('1231231231231231231');
    await tick(page, 'originalservice').uncheck();
    expect(await mileage.count()).toBe(0);

    await tick(page, 'felsokning').check();
    const words = service(page, 'felsokning').getByRole('textbox');
    await words.fill('å'.repeat(100));
    expect(await words.inputValue()).toBe('å'.repeat(80));
    await words.fill('abc');
    await service(page, 'felsokning').getByText('3/80').waitFor();
  });
});

test('W-300: without add-ons nothing is asked about them', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await answering(page, 'addons/get', (route) => route.fulfill({ json: { serviceCategories: [] } }));
    await open(page);
    await toServices(page, 'ABC123');
    await tick(page, 'oljebyte').check();
    await button(page, 'Fortsätt').click();
    await at(page, 4);
    expect(await box(page, ADD_ONS).isVisible()).toBe(false);
  });
});

test('by keyboard alone at 320 px, to the booking; nothing is wider than the screen, and each state is clean', async () => {
  await visit(stage.browser, { viewport: NARROW }, async (page) => {
    const press = async (name: string) => {
      await button(page, name).focus();
      await page.keyboard.press('Enter');
    };
    const isSound = async (name: string) => {
      await settled(page);
      // The banner of the site, half under its header, is too small to be pressed.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect([name, Math.max(0, await sideways(page)), await axeFaults(page)]).toEqual([name, 0, []]);
    };
    await open(page);
    await isSound('plate');
    await plateField(page).focus();
    await page.keyboard.type('ABC12A');
    await page.keyboard.press('Enter');
    await at(page, 2);
    await isSound('car');
    await press('Fortsätt');
    await service(page, 'oljebyte').waitFor();
    await isSound('services');
    await tick(page, 'oljebyte').focus();
    await page.keyboard.press('Space');
    await category(page, 'Däck och hjul').focus();
    await page.keyboard.press('Enter');
    await tick(page, 'hjulskifte-brons').focus();
    await page.keyboard.press('Space');
    await isSound('chosen services');
    await press('Fortsätt');
    await box(page, ADD_ONS).waitFor();
    await isSound('add-ons');
    await inBox(page, ADD_ONS, 'Nej tack').focus();
    await page.keyboard.press('Enter');
    await flow(page).locator('[data-workshop]').first().waitFor();
    await isSound('workshops');
    await flow(page).getByRole('button', { name: 'Visa tillgängliga tider' }).first().focus();
    await page.keyboard.press('Enter');
    await flow(page).locator('[data-slot]').first().focus();
    await page.keyboard.press('Enter');
    await flow(page).getByLabel('Namn').waitFor();
    await isSound('contact');
    await press('Fortsätt');
    await eventually(() => flow(page).locator('[data-error-summary] a').allTextContents()).toEqual([
      ...['Skriv ditt namn.', 'Skriv ditt telefonnummer.', 'Skriv din e-postadress.'],
    ]);
    await isSound('missing contact');
    await fillContact(page);
    await press('Fortsätt');
    await at(page, 5);
    await isSound('summary');
    await press('Skicka bokningsförfrågan');
    await at(page, 'booked');
    await isSound('booked');
  });
});

test('without JavaScript it says whom to call, and the form to be called back is there', async () => {
  const options = { javaScript: false, viewport: PHONE, expected: [/\.js csp$/] };
  await visit(stage.browser, options, async (page) => {
    await page.goto(stage.server.site('carstore-se', PATH));
    await flow(page).getByText('Bokningen behöver JavaScript').waitFor();
    expect(
      await flow(page)
        .getByRole('link', { name: /^Ring / })
        .getAttribute('href'),
    ).toMatch(/^tel:\+46/);
    expect(await plateField(page).isVisible()).toBe(false);
    expect(
      await flow(page)
        .getByRole('link', { name: 'Lämna ditt nummer, så ringer vi upp' })
        .getAttribute('href'),
    ).toBe('#ring-mig');
    expect(await page.locator('#ring-mig form[method=post]').count()).toBe(1);
  });
});

/** So long nothing is touched before a state's calls are counted, in milliseconds: an endless loop makes some fifty a second. */
const QUIET_MS = 800;

interface Change {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  /** What has the focus when it is done; null: what the visitor has touched. */
  readonly heading: string | RegExp | null;
  readonly calls: Readonly<Record<string, number>>;
}

const walk = (plate: string): readonly Change[] => [
  {
    name: 'the car is found',
    act: (page) => toCar(page, plate),
    heading: 'Fordonsinfo',
    calls: { 'car/get': 1, 'services/get': 1, 'addons/get': 1 },
  },
  { name: 'services', act: (page) => button(page, 'Fortsätt').click(), heading: 'Välj tjänst', calls: {} },
  { name: 'ticked', act: (page) => tick(page, 'oljebyte').check(), heading: null, calls: {} },
  {
    name: 'add-ons',
    act: (page) => button(page, 'Fortsätt').click(),
    heading: ADD_ONS,
    calls: {},
  },
  {
    name: 'workshops',
    act: (page) => inBox(page, ADD_ONS, 'Nej tack').click(),
    heading: 'Välj en verkstad och tid som passar dig',
    calls: { 'departments/get': 1 },
  },
  // The week that is shown and the one after it; the prices of the workshop.
  {
    name: 'a time',
    act: (page) => pickTime(page),
    heading: /^Vald tid: /,
    calls: { 'timeslots/get': 2, holds: 1, 'services/get': 1 },
  },
  { name: 'typing', act: fillContact, heading: null, calls: { holds: 1 } },
  { name: 'summary', act: (page) => button(page, 'Fortsätt').click(), heading: 'Summering', calls: {} },
  {
    name: 'back to the services',
    act: (page) => bar(page).getByRole('button', { name: 'Välj tjänster' }).click(),
    heading: 'Välj tjänst',
    calls: {},
  },
  {
    name: 'on to the chosen time',
    async act(page) {
      await button(page, 'Fortsätt').click();
      await inBox(page, ADD_ONS, 'Nej tack').click();
    },
    heading: 'Välj en verkstad och tid som passar dig',
    calls: {},
  },
  {
    name: 'the time is given up',
    act: (page) => button(page, 'Ändra verkstad eller tid').click(),
    heading: 'Välj en verkstad och tid som passar dig',
    calls: { holds: 1 },
  },
  {
    name: 'another time',
    act: (page) => pickTime(page, 1),
    heading: /^Vald tid: /,
    calls: { 'timeslots/get': 2, holds: 1, 'services/get': 1 },
  },
  { name: 'summary again', act: (page) => button(page, 'Fortsätt').click(), heading: 'Summering', calls: {} },
  {
    name: 'booked',
    act: (page) => button(page, 'Skicka bokningsförfrågan').click(),
    heading: 'Tack för din bokningsförfrågan',
    calls: { 'booking/create': 1 },
  },
];

/** What has the focus, and whether the whole of it is seen. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const { top, bottom, left, right } = active?.getBoundingClientRect() ?? new DOMRect();
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const isOnTop = [top + 2, bottom - 2].every((y) => {
      const there = document.elementFromPoint(left + 4, y);
      return there !== null && (active?.contains(there) ?? false);
    });
    return {
      isHeading: /^H[1-6]$/.test(active?.tagName ?? ''),
      text: active?.textContent ?? '',
      isSeen: isInside && isOnTop,
    };
  });

describe('every state', () => {
  test.each([
    ['390', PHONE, 'EPG573'],
    ['1440', DESKTOP, 'BAV520'],
  ] as const)(
    'at %s asks for what it needs and no more, its heading has the focus, in view, and nothing moves by itself',
    async (_, viewport, plate) => {
      await visit(stage.browser, { viewport }, async (page) => {
        const calls: string[] = [];
        page.on('request', (request) => {
          const found = /\/api\/(?:service-booking\/([a-z-]+\/[a-z]+)|mechmate\/([a-z]+))/.exec(
            request.url(),
          );
          if (found !== null) calls.push(found[1] ?? found[2] ?? '');
        });
        await opened(page, stage.server.site('carstore-se', PATH));
        await awake(page);
        for (const { name, act, heading, calls: expected } of walk(plate)) {
          calls.length = 0;
          await act(page);
          if (heading !== null) {
            await expect
              .poll(() => focus(page), { message: name })
              .toMatchObject({ isHeading: true, text: expect.stringMatching(heading) });
          }
          await page.waitForTimeout(QUIET_MS);
          await settled(page);
          if (heading !== null)
            expect(await focus(page), name).toMatchObject({ isHeading: true, isSeen: true });
          const counted = Object.fromEntries(
            [...new Set(calls)].map((call) => [call, calls.filter((each) => each === call).length]),
          );
          expect(counted, name).toEqual(expected);
        }
        const moved = (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
        expect([moved < 0.02, await shiftsOf(page)]).toEqual([true, expect.anything()]);
      });
    },
  );

  test('a chosen time that is shown again after a reload asks for its prices once', async () => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await open(page);
      await toWorkshops(page, 'ABC123');
      await pickTime(page);
      const calls: string[] = [];
      page.on('request', (request) => {
        if (/\/api\/(service-booking|mechmate)\//.test(request.url()))
          calls.push(new URL(request.url()).pathname);
      });
      await page.reload();
      await flow(page).getByLabel('Namn').waitFor();
      await page.waitForTimeout(2 * QUIET_MS);
      expect(calls).toEqual(['/api/service-booking/services/get']);
    });
  });
});
