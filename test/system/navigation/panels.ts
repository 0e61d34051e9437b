import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { settled } from '../browser';
import { MEGA, openPanel } from '../menus';
import { at, boxOf, example } from './bar';

const item = (page: Page, title: string): Locator =>
  page.locator('[data-menu-item]', { hasText: title }).first();

/** Panels by mouse. */
export function panels(): void {
  describe('opening by mouse', () => {
    /** Milliseconds from a pointer event on an item to the closing of the open panel. */
    const timeToClose = (page: Page, title: string, type: 'pointerleave' | 'pointerenter') =>
      page.evaluate(
        ([wanted, event]) => {
          const items = [...document.querySelectorAll<HTMLElement>('[data-menu-item]')];
          const watched = items.find((each) => each.textContent?.includes(wanted));
          Object.assign(window, {
            closing: new Promise((resolve) => {
              let since = Number.NaN;
              watched?.addEventListener(event, () => {
                since = performance.now();
              });
              document.addEventListener(
                'beforetoggle',
                (toggle) => {
                  if (toggle.newState === 'closed') resolve(performance.now() - since);
                },
                { capture: true, once: true },
              );
            }),
          });
        },
        [title, type] as const,
      );
    const closing = (page: Page) => page.evaluate<number>('window.closing');

    test('C-092, C-453, C-454, C-456 a panel opens, is marked, and closes 200 ms after the pointer has left', async () => {
      await example(MEGA, at(1440), async (page) => {
        const [buy, service] = [item(page, 'Köp bil'), item(page, 'Service och verkstad')];
        await buy.hover();
        await openPanel(page).getByRole('link', { name: 'Nya bilar' }).waitFor();
        expect(await buy.locator('[data-menu-toggle]').getAttribute('aria-expanded')).toBe('true');
        await expect.poll(() => buy.getAttribute('data-active')).toBe('');
        await service.hover();
        await expect.poll(() => service.getAttribute('data-active')).toBe('');
        expect(await buy.getAttribute('data-active')).toBeNull();
        expect(await buy.locator('[data-menu-toggle]').getAttribute('aria-expanded')).toBe('false');
        expect(await openPanel(page).count()).toBe(1);

        await page.mouse.move(1200, 800);
        await page.waitForTimeout(100);
        await service.hover();
        await page.waitForTimeout(300);
        expect(await openPanel(page).count(), 'coming back keeps it').toBe(1);

        await timeToClose(page, 'Service och verkstad', 'pointerleave');
        await page.mouse.move(1200, 800);
        expect(await closing(page)).toBeGreaterThanOrEqual(195);
        expect(await closing(page)).toBeLessThan(250);
        expect(await page.locator('[data-menu-panel]:visible, [data-active]').count()).toBe(0);
        expect(await service.locator('[data-menu-toggle]').getAttribute('aria-expanded')).toBe('false');
      });
    });

    test('C-457, C-454 on an item without children it stays for 600 ms, as does the mark of such an item', {
      tags: ['sweep'],
    }, async () => {
      await example(MEGA, at(1440), async (page) => {
        const plain = item(page, 'Däck och tillbehör');
        await item(page, 'Service och verkstad').hover();
        await openPanel(page).waitFor();
        await timeToClose(page, 'Däck och tillbehör', 'pointerenter');
        await plain.hover();
        expect(await closing(page)).toBeGreaterThanOrEqual(595);
        expect(await closing(page)).toBeLessThan(700);
        await expect.poll(() => plain.getAttribute('data-active')).toBe('');
        await page.mouse.move(1200, 800);
        await page.waitForTimeout(400);
        expect(await plain.getAttribute('data-active')).toBe('');
        await expect.poll(() => plain.getAttribute('data-active')).toBeNull();
      });
    });

    test('C-455, N8 Escape and a click outside close what hovering has opened; the pointer may stay on the panel', {
      tags: ['sweep'],
    }, async () => {
      await example(MEGA, at(1440), async (page) => {
        await item(page, 'Köp bil').hover();
        const link = openPanel(page).getByRole('link', { name: 'Nya bilar' });
        await link.hover();
        await page.waitForTimeout(350);
        expect(await openPanel(page).count()).toBe(1);
        await page.keyboard.press('Escape');
        await openPanel(page).waitFor({ state: 'detached' });
        expect(await page.locator('[data-active]').count()).toBe(0);

        await page.mouse.move(1200, 800);
        await item(page, 'Köp bil').locator('[data-menu-toggle]').click();
        await openPanel(page).waitFor();
        await page.mouse.click(1200, 850);
        await openPanel(page).waitFor({ state: 'detached' });
        expect(await page.locator('[data-active], [aria-expanded="true"][data-menu-toggle]').count()).toBe(0);
      });
    });
  });

  describe('mega menu', { tags: ['sweep'] }, () => {
    const open = async (page: Page) => {
      await item(page, 'Köp bil').locator('[data-menu-toggle]').click();
      await openPanel(page).waitFor();
      await settled(page);
    };

    test('C-078 its large layout begins above 1500 px', async () => {
      await example(MEGA, at(1500), async (page) => {
        await open(page);
        const others = openPanel(page).getByRole('link', { name: 'Nya bilar' });
        expect(await others.isVisible()).toBe(true);
        expect(await openPanel(page).locator('[data-branch-toggle]').first().isVisible()).toBe(false);
        await page.setViewportSize({ width: 1501, height: 900 });
        await openPanel(page).locator('[data-branch-toggle]').first().waitFor();
        expect(await others.isVisible()).toBe(false);
      });
    });

    test('C-420, C-419, C-460 the selected branch shows what is below it and its picture; another one fits as well', async () => {
      await example(MEGA, at(1600), async (page) => {
        await open(page);
        const panel = openPanel(page);
        expect(await panel.getByRole('link', { name: 'Elbilar' }).isVisible()).toBe(true);
        expect(await panel.locator('img:visible').getAttribute('src')).toContain('charging-evening');
        const toggle = panel.getByRole('button', { name: 'Visa sidor under Bilar i lager' });
        await toggle.click();
        expect(await toggle.getAttribute('aria-expanded')).toBe('true');
        expect(await panel.getByRole('link', { name: 'Elbilar' }).isVisible()).toBe(false);
        await page.waitForTimeout(60);
        const { bottom, scrolls } = await panel.evaluate((element) => ({
          bottom: element.getBoundingClientRect().bottom,
          scrolls: element.scrollHeight > element.clientHeight,
        }));
        expect(scrolls).toBe(false);
        const links = await panel.locator('a:visible').all();
        expect(links.length).toBeGreaterThan(7);
        for (const link of links) {
          const box = await boxOf(link);
          expect(box.y + box.height).toBeLessThanOrEqual(bottom);
        }
        await page.keyboard.press('Escape');
        await open(page);
        expect(await panel.getByRole('link', { name: 'Elbilar' }).isVisible(), 'selected anew').toBe(true);
      });
    });

    test('C-461 where the bar cannot be measured a panel stands 76 px from the top', async () => {
      await example(MEGA, at(1440, { javaScript: false }), async (page) => {
        expect((await boxOf(page.locator('[data-navigation-bar]'))).height).toBe(76);
        await page.locator('[data-menu-toggle]').first().click();
        const panel = openPanel(page);
        expect((await boxOf(panel)).y).toBe(76);
        await panel.evaluate((element) => {
          const bar = element.closest<HTMLElement>('[data-navigation-bar]');
          if (bar) bar.style.setProperty('anchor-name', 'none');
          element.ownerDocument.body.style.paddingTop = '200px';
        });
        expect((await boxOf(panel)).y).toBe(76);
      });
    });
  });
}
