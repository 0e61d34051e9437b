import { globSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SiteKey } from '~/sites';
import { visit } from '../browser';
import { BOOKING, british, car, KB, LIST, reading, Scripts, START, stage } from './scripts';

/** How each island of the site is touched; those that wake by themselves are there when the page rests. */
const TOUCHES: Readonly<Record<string, Touch>> = {
  'loan-calculator': {
    path: () => car(),
    act: (page) => press(page.getByRole('slider', { name: 'Kontantinsats' })),
  },
  'contact-form': {
    path: () => '/kontakt',
    act: (page) => page.locator('#contact-form [name="name"]').fill('A'),
  },
  'sell-car-form': {
    path: () => '/salj-bil',
    act: (page) => page.locator('#sell-car-form [name="regno"]').focus(),
  },
  'service-request-form': {
    site: 'automotive-no',
    path: () => '/verksted/be-om-service',
    act: (page) => page.locator('#service-request-form [name="regno"]').focus(),
  },
  'car-alert': {
    path: () => LIST,
    async act(page) {
      const alert = page.locator('details:has(fc-island[data-island="car-alert"])');
      await alert.locator('summary').click();
      await alert.locator('[name="email"]').focus();
    },
  },
  'quote-widget': {
    site: 'automotive-uk',
    path: () => british(),
    act: (page) => press(page.getByRole('slider', { name: 'Deposit' })),
  },
  'car-gallery': { path: () => car(), act: (page) => page.locator('[data-enlarge]').click() },
  combobox: { path: () => LIST, act: (page) => page.locator('[name="keyphrase"]').fill('volvo') },
  'quick-view': {
    path: () => LIST,
    act: (page) => page.locator('[data-quick]').first().click(),
  },
  'service-booking': { path: () => BOOKING },
  'service-wizard': { site: 'carstore-se', path: () => BOOKING },
  'booking-by-place': { site: 'mercedes-se', path: () => BOOKING },
  'tyre-hotel': { path: () => '/dack-och-biltillbehor/dackhotell' },
  'date-picker': {
    site: 'mercedes-se',
    path: () => '/service-och-verkstad',
    act: (page) => page.locator('[data-date-picker]').scrollIntoViewIfNeeded(),
  },
};
/** Behind the sign-in, with the pages that they stand on. */
const OF_STAFF = { board: '/staff/101.30/board', 'week-board': '/staff/101.30?view=week' };
interface Touch {
  readonly site?: SiteKey;
  readonly path: () => string;
  readonly act?: (page: Page) => Promise<void>;
}
const press = (locator: Locator): Promise<void> => locator.press('ArrowRight');
/** Bytes of scripts that an act brings. */
async function loadedBy(site: SiteKey, path: string, act: (page: Page) => Promise<void>): Promise<number> {
  let more = Number.NaN;
  await reading(site, path, async (scripts, page) => {
    const before = await scripts.total(page);
    await act(page);
    more = (await scripts.total(page)) - before;
  });
  return more;
}

/** What an act of the visitor loads. */
export function scriptsOfATouch(): void {
  describe('what the first touch of an island loads, React included, gzip', () => {
    test('every island has its row', () => {
      const names = globSync('src/**/*.island.tsx').map((path) => path.replace(/^.*\/|\.island\.tsx$/g, ''));
      expect([...Object.keys(TOUCHES), ...Object.keys(OF_STAFF)].sort()).toEqual(names.sort());
    });

    test.each(Object.entries(OF_STAFF))('%s: at most 95 KB', { tags: ['sweep'] }, async (name, path) => {
      await visit(stage().browser, {}, async (page) => {
        await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
        await page.goto(stage().server.site('automotive-se', '/staff/sign-in'));
        await page.getByLabel('E-post').fill('admin@nordhem.example');
        await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
        await page.getByLabel('Lösenord').press('Enter');
        await page.getByRole('link', { name: 'Nordhem Bromma' }).waitFor();
        const scripts = new Scripts(page);
        await page.goto(stage().server.site('automotive-se', path));
        await page.locator(`fc-island[data-island="${name}"][data-ready]`).waitFor({ state: 'attached' });
        const own = await scripts.sizeSoFar();
        process.stdout.write(`${name}: ${(own / KB).toFixed(1)} KB of scripts\n`);
        expect(scripts.names).toContain('react');
        expect(own).toBeLessThanOrEqual(95 * KB);
      });
    });

    const check = async (name: string, { site, path, act }: Touch) => {
      const awake = (page: Page) => page.locator(`fc-island[data-island="${name}"][data-ready]`).first();
      await reading(site ?? 'automotive-se', path(), async (scripts, page) => {
        const before = act === undefined ? 0 : await scripts.total(page);
        await act?.(page);
        await awake(page).waitFor({ state: 'attached' });
        const all = await scripts.total(page);
        // What stands on the same page and is no island.
        const others = scripts.names.filter((each) => START.includes(each) || /\.enhance$|^show-/.test(each));
        const own = act === undefined ? all - scripts.sizeOf(others) : all - before;
        process.stdout.write(`${name}: ${(own / KB).toFixed(1)} KB of scripts\n`);
        expect(scripts.names).toContain('react');
        expect(own).toBeLessThanOrEqual(95 * KB);
      });
    };
    const isMain = ([name]: [string, Touch]) =>
      ['contact-form', 'quick-view', 'service-booking'].includes(name);
    const touches = Object.entries(TOUCHES);
    test.each(touches.filter(isMain))('%s: at most 95 KB', check);
    test.each(touches.filter((touch) => !isMain(touch)))('%s: at most 95 KB', { tags: ['sweep'] }, check);
  });

  describe('what any other act loads, gzip', { tags: ['sweep'] }, () => {
    const LIMIT = 40 * KB;

    test('opening the menu: nothing', async () => {
      // By key: a pointer that moves brings what fetches pages ahead, wherever it moves.
      const open = (page: Page) => page.locator('[data-menu-toggle]').first().press('Enter');
      expect(await loadedBy('automotive-se', '/', open)).toBe(0);
    });

    test('ticking a filter: at most 40 KB', async () => {
      const tick = (page: Page) => page.locator('input[name="car_fuel"][value="El"]').check();
      expect(await loadedBy('automotive-se', LIST, tick)).toBeLessThanOrEqual(LIMIT);
    });
  });
}
