import { expect, test } from 'vitest';
import { ask } from '../ask';
import { PHONE, visit } from '../browser';
import {
  ADD_ONS,
  API,
  answering,
  at,
  box,
  button,
  category,
  flow,
  open,
  service,
  stage,
  stored,
  tick,
  toServices,
} from './flow';

/** The services, and what stands beside them. */
export function services(): void {
  test('W-223, W-226, W-227, W-228, W-270, W-271, W-308, W-309, W-311, W-319, W-320, W-321, W-322, W-323, W-325, W-326, W-328, W-329, W-331, W-332: the services', async () => {
    // The policy of the page says so of a handler that is read, although nothing would run it.
    await visit(stage().browser, { expected: [/inline event handler/] }, async (page) => {
      // What the server says, with a text that has to be cleaned.
      const { text } = await ask(stage().server, '/api/service-booking/services/get', {
        host: 'carstore-se.localhost',
        method: 'POST',
        body: '{"regNo":"ABC123"}',
        headers: { 'content-type': 'application/json' },
      });
      const body = JSON.parse(text);
      for (const { services: offered } of body.serviceCategories)
        for (const each of offered)
          if (each.serviceId === 'originalservice') {
            each.displayType = 'richtext';
            each.body =
              '<p><b>Bra</b> <img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">ond</a> https://a.example/x <a href="https://b.example">god</a></p><script>window.hit=1</script>';
          }
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
    await visit(stage().browser, { viewport: PHONE }, async (page) => {
      await answering(page, 'addons/get', (route) => route.fulfill({ json: { serviceCategories: [] } }));
      await open(page);
      await toServices(page, 'ABC123');
      await tick(page, 'oljebyte').check();
      await button(page, 'Fortsätt').click();
      await at(page, 4);
      expect(await box(page, ADD_ONS).isVisible()).toBe(false);
    });
  });
}
