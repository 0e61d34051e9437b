/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, visit } from './browser';
import { opened } from './page-checks';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

test.each([
  ['automotive-se', '/en/kop-bil/alla-bilar-i-lager'],
  ['automotive-no', '/kjop-bil/alle-biler-pa-lager'],
  ['automotive-uk', '/cars/all-cars-in-stock'],
  ['carstore-fi', '/osta-auto/kaikki-autot'],
  ['carstore-se', '/kop-bil/alla-bilar-i-lager'],
  ['carstore-sk', '/kupit-auto/vsetky-auta-na-sklade'],
  ['carstore-sk', '/'],
] as const)('on a phone what the search of %s%s takes stands in its field whole', async (site, path) => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await opened(page, stage.server.site(site, path));
    const field = page.locator('main [name="keyphrase"]').first();
    const [room, needed] = await field.evaluate((input) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('no field');
      const { fontFamily, fontSize, fontWeight, letterSpacing, paddingLeft, paddingRight } =
        getComputedStyle(input);
      const words = document.createElement('span');
      Object.assign(words.style, { position: 'absolute', whiteSpace: 'pre' });
      Object.assign(words.style, { fontFamily, fontSize, fontWeight, letterSpacing });
      words.textContent = input.placeholder;
      document.body.append(words);
      const { width } = words.getBoundingClientRect();
      return [input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight), width];
    });
    expect(needed).toBeGreaterThan(0);
    expect(needed).toBeLessThanOrEqual(room ?? 0);
  });
});

test('on a phone the hours of each department of a facility end where their line ends', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await opened(page, stage.server.site('automotive-uk', '/dealers/nordhem-bristol'));
    const gaps = await page.locator('nav li:has(a[href^="#department-"]) [data-end]').evaluateAll((hours) =>
      hours.map((each) => {
        const line = each.parentElement?.getBoundingClientRect().right ?? 0;
        return Math.round(line - each.getBoundingClientRect().right);
      }),
    );
    expect(new Set(gaps)).toEqual(new Set([0]));
  });
});

test.each(['/', '/om-nordhem'])(
  'a word of an editor that no line holds makes no page wider than a small phone (%s)',
  async (path) => {
    await visit(stage.browser, { viewport: { width: 320, height: 640 } }, async (page) => {
      await opened(page, stage.server.site('automotive-se', path));
      const widths = await page.evaluate(() =>
        [...document.querySelectorAll('main div > p:not([class], :has(a, button))')].map((text) => {
          text.append(' Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft');
          return document.documentElement.scrollWidth;
        }),
      );
      expect(widths.length).toBeGreaterThan(1);
      expect(Math.max(...widths)).toBe(320);
    });
  },
);
