import { expect, test } from 'vitest';
import { DESKTOP, PHONE, visit } from '../browser';
import { button, flow, PATH, shifts, sideways, stage, toSummary } from './flow';

/** What analytics is told; no JavaScript; nothing moves. */
export function analytics(): void {
  test('W-418, W-652, W-653, W-654, W-655, W-656, W-657, W-658, W-659, W-660, W-661, W-662, W-663, W-664, W-665, W-671, W-689: analytics is told each step of flow C, the purchase once, and nothing of who it was', async () => {
    await visit(stage().browser, { viewport: DESKTOP, consent: ['analytics'] }, async (page) => {
      await toSummary(page, 'LMP375');
      await button(page, 'Genomför bokning').click();
      await flow(page).locator('[data-booked]').waitFor();
      const dataLayer = () => page.evaluate((): unknown => Reflect.get(window, 'dataLayer'));
      await expect.poll(async () => JSON.stringify(await dataLayer())).toContain('"purchase"');
      const events: Record<string, unknown>[] = JSON.parse(JSON.stringify(await dataLayer()));
      const steps = events.filter(({ event }) => event === 'flow_interaction');
      expect(steps.map(({ flow_step }) => flow_step)).toEqual([
        ...['vehicle_info', 'choose_service', 'choose_addon', 'time_and_place', 'contact_details'],
        ...['confirm_booking', 'complete_booking', 'purchase'],
      ]);
      expect(new Set(steps.map((step) => `${step.flow_name} ${step.flow_version}`))).toEqual(
        new Set(['service_booking_by_place 2.0']),
      );
      const bought = events.filter(({ event }) => event === 'purchase');
      // What is shown is what is booked: the prices of the workshop, no medians.
      const value = Number((await flow(page).locator('[data-total] dd').innerText()).replaceAll(/\D/g, ''));
      expect(bought).toMatchObject([{ ecommerce: { currency: 'SEK', value, items: [{ price: value }] } }]);
      expect(events.filter(({ event }) => event === 'form_interaction')).toHaveLength(1);
      const announcements = JSON.stringify(events);
      for (const secret of ['LMP375', 'Berg', '174', 'post.example'])
        expect(announcements).not.toContain(secret);
    });
  });

  test('without JavaScript the page says how to reach the workshop, and no field is there that does nothing', async () => {
    await visit(
      stage().browser,
      { viewport: PHONE, javaScript: false, expected: [/ csp$/] },
      async (page) => {
        await page.goto(stage().server.site('mercedes-se', PATH));
        await flow(page)
          .getByRole('link', { name: /^Ring / })
          .waitFor();
        expect(await flow(page).locator('a[href="#ring-mig"]').count()).toBe(1);
        expect(await flow(page).getByRole('textbox').count()).toBe(0);
        await page.locator('form [name="name"]').fill('Kim Ek');
        await page.locator('form [name="phone"]').fill('070-174 06 05');
        await page.locator('form [name="email"]').fill('kim@post.example');
        await page.getByRole('button', { name: 'Skicka förfrågan' }).click();
        await page.getByText(/Tack/).first().waitFor();
      },
    );
  });

  test.each([
    ['390', PHONE],
    ['1440', DESKTOP],
  ] as const)('no page moves by itself, %s px wide', async (_, viewport) => {
    await visit(stage().browser, { viewport }, async (page) => {
      await toSummary(page);
      await page.waitForTimeout(300);
      expect(await shifts(page)).toBeLessThan(0.01);
      expect(await sideways(page)).toBe(0);
    });
  });
}
