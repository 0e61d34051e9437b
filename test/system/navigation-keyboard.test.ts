/** @module-tag sweep */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, NARROW, openBrowser, openStage, PHONE, type Stage, settled, visit } from './browser';
import { MEGA, menus, openPanel } from './menus';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A block by itself is no page: it has no heading of the first level. */
const LONE = ['page-has-heading-one'];

const { example, onSite } = menus(() => stage);

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** What has the focus, by its name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
const expanded = (locator: Locator) => locator.getAttribute('aria-expanded');
const BUY = 'Visa sidor under Köp bil';

describe('the bar by keyboard', () => {
  test('N1, N2, N3, N4, N6, C-093 Enter and Space open and close, Tab goes through, Escape goes back', async () => {
    await example(MEGA, {}, async (page) => {
      const [buy, service] = [
        page.getByRole('button', { name: BUY, exact: true }),
        page.getByRole('button', { name: 'Service och verkstad', exact: true }),
      ];
      expect(await page.getByRole('link', { name: 'Köp bil', exact: true }).count()).toBe(1);
      await buy.focus();
      expect([await expanded(buy), await openPanel(page).count()]).toEqual(['false', 0]);
      for (const key of ['Enter', 'Space']) {
        await press(page, key);
        expect([await expanded(buy), await openPanel(page).count()]).toEqual(['true', 1]);
        await press(page, key);
        expect([await expanded(buy), await openPanel(page).count()]).toEqual(['false', 0]);
      }
      await press(page, 'Tab');
      expect(await focused(page), 'a closed panel is passed over').toBe('Service och verkstad');
      await press(page, 'Shift+Tab', 'Enter', 'Tab');
      expect(await focused(page)).toBe('Drivmedel');
      await press(page, 'Tab', 'Escape');
      expect([await focused(page), await expanded(buy)]).toEqual([BUY, 'false']);
      await press(page, 'Enter', 'Tab', 'End', 'Tab');
      expect(await focused(page)).toBe('Service och verkstad');
      expect(await expanded(buy), 'left by Tab').toBe('false');
      await buy.click();
      await service.click();
      expect([await expanded(buy), await expanded(service)]).toEqual(['false', 'true']);
    });
  });

  test('N5 arrow keys, Home and End move along the bar and inside a panel', async () => {
    await example(MEGA, {}, async (page) => {
      await page.getByRole('link', { name: 'Köp bil', exact: true }).focus();
      const after = async (key: string) => {
        await press(page, key);
        return focused(page);
      };
      expect(await after('ArrowLeft')).toBe('Köp bil');
      expect(await after('ArrowRight')).toBe(BUY);
      expect(await after('ArrowDown')).toBe('Service och verkstad');
      expect(await after('ArrowUp')).toBe(BUY);
      expect(await after('End')).toBe('Jobba hos oss');
      expect(await after('Home')).toBe('Köp bil');
      await press(page, 'ArrowRight', 'Enter');
      expect(await after('ArrowDown')).toBe('Drivmedel');
      expect(await after('ArrowRight')).toBe('Elbilar');
      expect(await after('ArrowUp')).toBe('Drivmedel');
      expect(await after('End')).toBe('Kampanjer');
      expect(await after('Home')).toBe('Drivmedel');
    });
  });

  test('N4 a panel that hovering has opened gives the focus to its button', async () => {
    await example(MEGA, {}, async (page) => {
      await page.locator('[data-menu-item]').first().hover();
      await openPanel(page).getByRole('link', { name: 'Nya bilar' }).focus();
      await press(page, 'Escape');
      await expect.poll(() => focused(page)).toBe(BUY);
    });
  });

  test('N9, C-093 Tab through the closed bar opens nothing and is no trap; the skip link leads past it', async () => {
    await onSite('/kop-bil', {}, async (page) => {
      const stops = await page.locator('header :is(a[href], button)').filter({ visible: true }).count();
      let presses = 0;
      for (; presses < stops + 5; presses += 1) {
        await press(page, 'Tab');
        expect(await openPanel(page).count()).toBe(0);
        if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) break;
      }
      expect(presses).toBeLessThanOrEqual(stops + 1);
      await page.reload();
      await press(page, 'Tab', 'Enter', 'Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });
  });

  test('N7, N10, C-094 a link leads on: new title, menus closed, the page begins at its top', async () => {
    await onSite('/kop-bil', {}, async (page) => {
      await page.getByRole('button', { name: BUY, exact: true }).focus();
      await press(page, 'Enter', 'Tab', 'Tab');
      const title = await page.title();
      await Promise.all([page.waitForURL(/kop-bil\/.+/), press(page, 'Enter')]);
      await page.locator('[data-navigation][data-ready]').waitFor({ state: 'attached' });
      expect(await page.title()).not.toBe(title);
      expect(await page.locator(':popover-open').count()).toBe(0);
      expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0]);
      const here = page.locator('[data-desktop-menu] a[aria-current="page"]');
      expect(await here.first().getAttribute('href')).toBe(new URL(page.url()).pathname);
    });
  });
});

describe('the menu of a phone', () => {
  const inert = (page: Page, area: 'main' | 'footer') =>
    page.evaluate((name) => document.querySelector<HTMLElement>(`body > ${name}`)?.inert, area);
  const button = (page: Page) => page.locator('[data-menu-button]');
  const isOpen = (page: Page) =>
    page.locator('[data-mobile-menu]').evaluate((menu) => menu.matches(':popover-open'));
  const front = (page: Page) => page.locator('[popover]:popover-open').last();
  const drill = (page: Page, name: string) => front(page).getByRole('button', { name, exact: true }).click();

  test.each([PHONE, NARROW])(
    'C-079 one button opens and closes it, by finger and by keys: %o',
    async (viewport) => {
      await example(MEGA, { viewport }, async (page) => {
        const states = async () => [await isOpen(page), await expanded(button(page))];
        expect(await states()).toEqual([false, 'false']);
        for (const act of [
          () => button(page).click(),
          () => press(page, 'Enter'),
          () => press(page, 'Space'),
        ]) {
          await act();
          expect(await states()).toEqual([true, 'true']);
          await act();
          expect(await states()).toEqual([false, 'false']);
        }
      });
    },
  );

  test('C-080, C-081, N11 levels take each other’s place; back gives the focus to where it was', async () => {
    await example(MEGA, { viewport: PHONE, reducedMotion: 'reduce' }, async (page) => {
      const reachable = () =>
        page.evaluate(() => {
          const all = [...document.querySelectorAll<HTMLElement>('[data-mobile-menu] :is(a, button)')];
          const free = all.filter((each) => each.checkVisibility() && each.closest('[inert]') === null);
          return free.map((each) => each.textContent);
        });
      await button(page).click();
      expect(await reachable()).toContain('Jobba hos oss');
      await drill(page, 'Köp bil');
      expect(await focused(page)).toBe('Tillbaka');
      expect(await reachable()).toEqual([
        'Tillbaka',
        'Köp bil',
        'Drivmedel',
        'Bilar i lager',
        'Finansiering',
        'Kampanjer',
      ]);
      await drill(page, 'Bilar i lager');
      expect(await reachable()).toEqual([
        'Tillbaka',
        'Bilar i lager',
        'Nya bilar',
        'Begagnade bilar',
        'Demobilar',
      ]);
      await drill(page, 'Begagnade bilar');
      expect(await reachable()).toEqual(['Tillbaka', 'Begagnade bilar', 'Under 100 000 kr', 'Med garanti']);
      await press(page, 'Enter');
      await expect.poll(() => focused(page)).toBe('Begagnade bilar');
      await front(page).getByRole('button', { name: 'Tillbaka' }).first().click();
      await expect.poll(() => focused(page)).toBe('Bilar i lager');
      await front(page).getByRole('button', { name: 'Tillbaka' }).first().click();
      await expect.poll(() => focused(page)).toBe('Köp bil');
      expect(await reachable()).toContain('Jobba hos oss');
      await press(page, 'Escape');
      await expect.poll(() => focused(page)).toBe('Meny');
      await expect.poll(reachable, { message: 'nothing of a closed menu' }).toEqual([]);
    });
  });

  test('N11 the page behind it does not scroll and is out of reach, and comes back as it was', async () => {
    await onSite('/kop-bil', { viewport: PHONE }, async (page) => {
      await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
      const box = await button(page).boundingBox();
      // By the mouse itself: the driver's click would scroll first.
      const click = () => page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      await click();
      await page.locator('[data-mobile-menu]:popover-open').waitFor();
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 600);
      await settled(page);
      expect(await page.evaluate(() => scrollY)).toBe(30);
      expect([await inert(page, 'main'), await inert(page, 'footer')]).toEqual([true, true]);
      await click();
      await expect.poll(() => inert(page, 'main')).toBe(false);
      expect(await page.evaluate(() => scrollY)).toBe(30);
      await page.mouse.move(200, 500);
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(30);
    });
  });

  test('C-082 a link to a place on the same page closes it', async () => {
    await example(MEGA, { viewport: PHONE }, async (page) => {
      await button(page).click();
      const link = front(page).getByRole('link', { name: 'Däck och tillbehör' });
      await link.evaluate((element) => element.setAttribute('href', '#main'));
      await link.click();
      await expect.poll(() => isOpen(page)).toBe(false);
    });
  });

  test('C-082, C-094 it is closed on the next page, and when the browser brings this one back from memory', async () => {
    const browser = await openBrowser({ keepsPages: true });
    try {
      await visit(browser, { viewport: PHONE }, async (page) => {
        await page.goto(stage.server.site('automotive-se', '/kop-bil'));
        await page.locator('[data-navigation][data-ready]').waitFor();
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => {
            document.documentElement.dataset.persisted = String(persisted);
          });
        });
        await button(page).click();
        await front(page).getByRole('link', { name: 'Anläggningar' }).click();
        await page.waitForURL(/anlaggningar/);
        await page.locator('[data-navigation][data-ready]').waitFor();
        expect(await isOpen(page)).toBe(false);
        await page.goBack({ waitUntil: 'commit' });
        await page.locator('html[data-persisted]').waitFor();
        expect(await page.locator('html').getAttribute('data-persisted')).toBe('true');
        expect(await isOpen(page)).toBe(false);
        expect(await inert(page, 'main')).toBe(false);
      });
    } finally {
      await browser.close();
    }
  });
});

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
