import { expect, test } from 'vitest';
import { ask } from '../ask';
import { visit } from '../browser';
import { controlsOnPaper, linksOnPaper, partsOnPaper } from '../on-paper';
import {
  ADD_ONS,
  at,
  awake,
  bar,
  box,
  button,
  category,
  eventually,
  fillContact,
  flow,
  focused,
  inBox,
  layer,
  open,
  pickTime,
  plateField,
  stage,
  stored,
  tick,
  toCar,
} from './flow';

const VERBATIM = [
  ...[
    'W-207, W-208, W-211, W-212, W-213, W-215, W-216, W-217, W-218, W-219, W-239, W-240, W-241, W-242, W-243',
  ],
  ...['W-244, W-245, W-246, W-247, W-248, W-249, W-250, W-251, W-286, W-335, W-336, W-343, W-344, W-345'],
  ...['W-347, W-349, W-350, W-351, W-352, W-354, W-658, W-659, W-660, W-663, W-664, W-665'],
].join(', ');

/** From the plate to the confirmation and the rating. */
export function wholeWay(): void {
  test(`${VERBATIM}: from the plate to the confirmation and the rating`, async () => {
    await visit(stage().browser, { consent: ['analytics'] }, async (page) => {
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
      await eventually(() =>
        page.locator('[data-island="service-wizard"] [role="status"]').textContent(),
      ).toBe('');
      expect(await bar(page).count()).toBe(0);
      const id = await flow(page).locator('[data-booked] strong').textContent();
      expect(
        await flow(page)
          .getByText(/Vi skickar ett mejl till kim@post.example/)
          .count(),
      ).toBe(1);
      await flow(page).getByText('Ditt bokningsid').waitFor();
      expect(await controlsOnPaper(page)).toEqual([]);
      expect(await linksOnPaper(flow(page))).toEqual([]);
      expect(await partsOnPaper(page)).toBe(1);
      expect(await flow(page).locator('[data-total]').innerText()).toBe(total);
      await eventually(async () => (await ask(stage().server, '/_dev/outbox?format=json')).text).toContain(
        id,
      );

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
        customer: {
          firstName: 'Kim',
          lastName: 'Ek',
          email: 'kim@post.example',
          phoneMobile: '070-174 06 05',
        },
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
}
