import { expect, test } from 'vitest';
import { axeFaults, PHONE, visit } from '../browser';
import {
  ADD_ONS,
  at,
  awake,
  bar,
  box,
  button,
  eventually,
  fillContact,
  flow,
  focused,
  inBox,
  KEY,
  open,
  pickTime,
  plateField,
  service,
  stage,
  stored,
  tick,
  toAddOns,
  toCar,
  toServices,
} from './flow';

/** Back and forward, add-ons, and a state that is kept. */
export function history(): void {
  test('W-209, W-210, W-229, W-230, W-231, W-232, W-290, W-291, W-292, W-293, W-294, W-296, W-302: back and forward, by the buttons, the step bar and the browser', async () => {
    await visit(stage().browser, {}, async (page) => {
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
    await visit(stage().browser, {}, async (page) => {
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
    await visit(stage().browser, { viewport: PHONE }, async (page) => {
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
}
