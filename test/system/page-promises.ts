import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, type DESKTOP, loadPictures, NARROW, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';
import { brokenPictures, mutedLists, opened, shiftsOf, widerThanScreen } from './page-checks';

interface PageType {
  readonly name: string;
  /** @param car address of a car that is for sale */
  readonly path: (car: string) => string;
  readonly status?: 404;
}

const at = (path: string) => () => path;
export const LIST = '/kop-bil/alla-bilar-i-lager';

/** The pages of the way to a car. */
const MAIN_TYPES: readonly PageType[] = [
  { name: 'home, with a carousel and questions', path: at('/') },
  { name: 'stock list', path: at(LIST) },
  { name: 'car', path: (car) => car },
  { name: 'contact form', path: at('/kontakt') },
];

/** Every other kind of page that a visitor of the Swedish site can meet. */
const OTHER_TYPES: readonly PageType[] = [
  { name: 'content page', path: at('/dack-och-biltillbehor/dackhotell') },
  { name: 'list with filters', path: at(`${LIST}?car_brand=Volvo&car_fuel=El&car_price=100000-900000`) },
  { name: 'list without a hit', path: at(`${LIST}?car_brand=Qqq`) },
  { name: 'car that is gone', path: at('/kop-bil/999999999/a-b-c-d-volvo'), status: 404 },
  { name: 'facility list', path: at('/anlaggningar') },
  { name: 'facility', path: at('/anlaggningar/nordhem-kista') },
  { name: 'story list', path: at('/livet-med-bil') },
  { name: 'story', path: at('/livet-med-bil/rackvidd-pa-vintern') },
  { name: 'nothing at this address', path: at('/finns-inte'), status: 404 },
];

/** What every page promises, at one width. */
export async function checkPage(page: Page, language: string, pictures: 'all' | 'in view'): Promise<void> {
  expect.soft(await page.getAttribute('html', 'lang')).toBe(language);
  expect.soft(await page.locator('h1').count()).toBe(1);
  const parts = await page.evaluate(() =>
    [...document.body.children]
      .map(({ localName }) => localName)
      .filter((name) => /header|main|footer/.test(name)),
  );
  expect.soft(parts).toEqual(['header', 'main', 'footer']);
  if (pictures === 'all') {
    await loadPictures(page);
    await page.waitForLoadState('networkidle');
  }
  expect.soft(await brokenPictures(page)).toEqual([]);
  expect.soft(await axeFaults(page)).toEqual([]);
  expect.soft(await mutedLists(page)).toEqual([]);
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect
    .soft(sum, shifts.map(({ value, of }) => `${value.toFixed(4)} ${of}`).join('\n'))
    .toBeLessThanOrEqual(0.01);
}

/** A test of what every page promises for each kind of page, at one width. */
export function testPageTypes(stage: () => Stage, viewport: typeof PHONE | typeof DESKTOP): void {
  const check = async ({ path, status: expected }: PageType) => {
    const { browser, server } = stage();
    await visit(browser, { viewport }, async (page) => {
      const address = server.site('automotive-se', path(await exampleCar(server)));
      expect(await opened(page, address)).toBe(expected ?? 200);
      await checkPage(page, 'sv', viewport === PHONE ? 'all' : 'in view');
      if (viewport !== PHONE) return;
      await page.setViewportSize(NARROW);
      expect.soft(await widerThanScreen(page)).toEqual([]);
    });
  };
  test.each(MAIN_TYPES)('$name', check);
  test.each(OTHER_TYPES)('$name', { tags: ['sweep'] }, check);
}
