import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, NARROW, PHONE } from '../browser';
import { MEGA, openPanel } from '../menus';
import { BUY, example, press } from './keys';

/** A block by itself is no page: it has no heading of the first level. */
const LONE = ['page-has-heading-one'];

/** What axe has to say, and no JavaScript. */
export function accessible(): void {
  describe('axe', () => {
    const noFaults = async (page: Page) => expect(await axeFaults(page, LONE)).toEqual([]);
    const WIDE = { viewport: { width: 1600, height: 900 } };
    const drill = (page: Page, name: string) =>
      page.locator('[popover]:popover-open').last().getByRole('button', { name, exact: true }).click();

    test('has nothing against any panel and any level that is open', async () => {
      await example(MEGA, WIDE, async (page) => {
        await page.getByRole('button', { name: BUY, exact: true }).click();
        await noFaults(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await noFaults(page);
        await page.getByRole('button', { name: 'Service och verkstad' }).click();
        await noFaults(page);
        await press(page, 'Escape');
        await page.setViewportSize(NARROW);
        await page.locator('[data-menu-button]').click();
        await noFaults(page);
        for (const name of ['Köp bil', 'Bilar i lager', 'Begagnade bilar']) {
          await drill(page, name);
          await noFaults(page);
        }
      });
    });

    test.each(['mercedes', 'smart', 'carstore'])('nor in the look of %s', async (theme) => {
      const act = async (page: Page) => {
        await page.getByRole('button', { name: BUY, exact: true }).click();
        await noFaults(page);
        await press(page, 'Escape');
        await page.setViewportSize(PHONE);
        await page.locator('[data-menu-button]').click();
        await drill(page, 'Köp bil');
        await noFaults(page);
      };
      await example(MEGA, WIDE, act, theme);
    });

    test('nor against a dark bar, More, and a front page with the bar floating', async () => {
      await example('Slim and dark, warning above', {}, async (page) => {
        await page.getByRole('button', { name: BUY, exact: true }).click();
        expect(await axeFaults(page, LONE)).toEqual([]);
      });
      await example('Fourteen long items', {}, async (page) => {
        await page.locator('[data-menu-more] > button').click();
        expect(await axeFaults(page, LONE)).toEqual([]);
      });
    });
  });

  describe('without JavaScript', () => {
    const NO_SCRIPT = { javaScript: false };

    test('C-069, C-073 all levels of the bar are reached', async () => {
      await example(MEGA, { ...NO_SCRIPT, viewport: { width: 1600, height: 900 } }, async (page) => {
        await page.getByRole('button', { name: BUY, exact: true }).click();
        const links = await openPanel(page).locator('a:visible').allTextContents();
        expect(links).toEqual(
          expect.arrayContaining(['Drivmedel', 'Elbilar', 'Nya bilar', 'Under 100 000 kr', 'Billån']),
        );
        const outside = page.getByRole('link', { name: 'Jobba hos oss' });
        expect(await outside.getAttribute('href')).toBe('https://karriar.nordhem.example/');
      });
      await example(
        'Fourteen long items',
        { ...NO_SCRIPT, viewport: { width: 1280, height: 900 } },
        async (page) => {
          const bar = await page.locator('[data-navigation-bar]').boundingBox();
          for (const link of await page.locator('[data-menu-item] > a').all()) {
            const box = await link.boundingBox();
            expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(
              (bar?.y ?? 0) + (bar?.height ?? 0),
            );
            expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(1280);
          }
        },
      );
    });

    test('C-069, C-080, C-081 all levels of the phone’s menu are reached, and left again', async () => {
      await example(MEGA, { ...NO_SCRIPT, viewport: PHONE }, async (page) => {
        await page.locator('[data-menu-button]').click();
        for (const name of ['Köp bil', 'Bilar i lager', 'Begagnade bilar'])
          await page
            .locator('[popover]:popover-open')
            .last()
            .getByRole('button', { name, exact: true })
            .click();
        const front = page.locator('[popover]:popover-open').last();
        expect(await front.locator('li a:visible').allTextContents()).toEqual([
          'Under 100 000 kr',
          'Med garanti',
        ]);
        await front.getByRole('button', { name: 'Tillbaka' }).click();
        await page.locator('[data-menu-button]').click();
        await expect.poll(() => page.locator('[popover]:popover-open').count()).toBe(0);
      });
    });
  });
}
