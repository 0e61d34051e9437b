/** @module-tag sweep */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, openStage, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';
import { opened } from './page-checks';
import { BUILD } from './server';

const LIST = '/kop-bil/alla-bilar-i-lager';

let stage: Stage;
let car = '';

beforeAll(async () => {
  stage = await openStage();
  car = await exampleCar(stage.server);
});
afterAll(() => stage.close());

interface Sheet {
  readonly name: string;
  readonly css: string;
}

/** Every style sheet that can reach a page after its head: the blocks' own, and those that scripts bring along. */
function lateSheets(): readonly Sheet[] {
  const { css }: { css: Record<string, string> } = JSON.parse(
    readFileSync(join(BUILD, 'server/styles.json'), 'utf8'),
  );
  const byScripts: string[] = JSON.parse(readFileSync(join(BUILD, 'client/late-styles.json'), 'utf8'));
  return [
    ...Object.entries(css).map(([name, text]) => ({ name, css: text })),
    ...byScripts.map((name) => ({ name, css: readFileSync(join(BUILD, '..', name), 'utf8') })),
  ];
}

/** Opens a page and waits for islands that wake by themselves, and for all that these ask for. */
async function openedWhole(page: Page, url: string): Promise<void> {
  await opened(page, url);
  await page.waitForFunction(
    () =>
      document.querySelector('fc-island:is([data-when="load"], [data-when="idle"]):not([data-ready])') ===
      null,
  );
  await page.waitForLoadState('networkidle');
}

declare global {
  interface Window {
    /** What stood on the page when it was asked first, with the styles that it had then. */
    stood: Map<Element, string>;
    looks(element: Element): string;
  }
}

/** Cards are all alike: of the list's hundreds, a few rows are left. */
const CARDS_LEFT = 9;

/** Nothing is on its way from one look to another, which would hide for a while that it changes. */
async function standStill(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate((few) => {
    for (const card of [...document.querySelectorAll('[data-part="cards"] > li')].slice(few)) card.remove();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const still = document.createElement('style');
    still.textContent = '*,*::before,*::after{transition:none!important;animation:none!important}';
    document.head.append(still);
    // Of a box that was only moved the browser tells the margins that it had before: all are laid out anew.
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.removeProperty('display');
    // Custom properties count where they are used, and what follows the direction of writing is told by left and top.
    const names = [...getComputedStyle(document.body)].filter(
      (name) => !name.startsWith('--') && !/(^|-)(inline|block)(-|$)/.test(name),
    );
    window.looks = (element) =>
      ['', '::before', '::after']
        .map((part) => {
          const style = getComputedStyle(element, part);
          if (part !== '' && style.content === 'none') return '';
          return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
        })
        .join(' | ');
  }, CARDS_LEFT);
}

const remember = (page: Page, within = 'body'): Promise<number> =>
  page.evaluate((root) => {
    window.stood = new Map(
      [...document.querySelectorAll(`${root} *`)]
        .filter((element) => element.checkVisibility())
        .map((element) => [element, window.looks(element)]),
    );
    return window.stood.size;
  }, within);

/** What looks different from when it was remembered, and in what. */
const changed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...window.stood].flatMap(([element, before]) => {
      const after = window.looks(element);
      if (after === before) return [];
      const was = new Set(before.split('; '));
      return `${element.tagName} ${element.className}: ${after.split('; ').filter((line) => !was.has(line))}`.slice(
        0,
        300,
      );
    }),
  );

/** Of a hundred sheets, so many are looked at together: the styles of the whole page are computed twice for each look. */
const TOGETHER = 12;

/** Sheets of one group stand far from each other in the build: what belongs together does not come together. */
const groupsOf = (sheets: readonly Sheet[]): Sheet[][] => {
  const count = Math.ceil(sheets.length / TOGETHER);
  return Array.from({ length: count }, (_, group) =>
    sheets.filter((_sheet, index) => index % count === group),
  );
};

/** Adds each group of sheets alone, looks at whatever its selectors match, and takes it away again. */
const changedByEach = (page: Page, sheets: readonly Sheet[]): Promise<readonly string[]> =>
  page.evaluate((groups) => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? selectorsOf(rule.cssRules) : []),
      ]);
    const plain = (selector: string) => selector.replace(/::[\w-]+(\([^)]*\))?/g, '') || '*';
    const changedBy = (group: readonly Sheet[]): string[] => {
      const styles = group.map(({ css }) => {
        const style = document.createElement('style');
        style.textContent = css;
        // Its selectors are read where they have no effect yet.
        style.media = 'not all';
        document.head.append(style);
        return style;
      });
      const selectors = styles.flatMap(({ sheet }) => (sheet === null ? [] : selectorsOf(sheet.cssRules)));
      const matched = new Set(
        selectors.flatMap((selector) => {
          try {
            return [...document.querySelectorAll(plain(selector))];
          } catch {
            // Without its pseudo-element it is no selector; what it is part of has been found by another rule.
            return [];
          }
        }),
      );
      const before = [...matched].map((element) => [element, window.looks(element)] as const);
      for (const style of styles) style.media = 'all';
      const faults = before
        .filter(([element, looks]) => window.looks(element) !== looks)
        .map(([element]) => `changes ${element.tagName} ${element.className}`);
      for (const style of styles) style.remove();
      return faults.map((fault) => `${group.map(({ name }) => name).join(' or ')} ${fault}`);
    };
    return groups.flatMap((group) => {
      const faults = changedBy(group);
      const named = faults.length > 0 ? group.flatMap((sheet) => changedBy([sheet])) : [];
      return named.length > 0 ? named : faults;
    });
  }, groupsOf(sheets));

describe('correction 1: no style sheet that comes late changes what stands on the page', () => {
  test.each([
    { name: 'start', path: () => '/', viewport: DESKTOP },
    { name: 'list', path: () => LIST, viewport: PHONE },
    { name: 'list', path: () => LIST, viewport: DESKTOP },
    { name: 'car', path: () => car, viewport: DESKTOP },
    { name: 'booking', path: () => '/service-och-verkstad/boka-bilverkstad', viewport: DESKTOP },
  ])(
    '$name, $viewport.width px: the sheets of the build in groups alone, and all of them backwards',
    async ({ path, viewport }) => {
      const sheets = lateSheets();
      expect(sheets.length).toBeGreaterThan(100);
      await visit(stage.browser, { viewport, reducedMotion: 'reduce' }, async (page) => {
        await openedWhole(page, stage.server.site('automotive-se', path()));
        await standStill(page);
        expect(await changedByEach(page, sheets)).toEqual([]);

        expect(await remember(page)).toBeGreaterThan(300);
        await page.evaluate((all) => {
          for (const { css } of all) {
            const style = document.createElement('style');
            style.textContent = css;
            document.head.append(style);
          }
        }, sheets.toReversed());
        expect(await changed(page)).toEqual([]);
      });
    },
  );

  test.each([
    { name: 'start', path: () => '/' },
    { name: 'list', path: () => LIST },
    { name: 'car', path: () => car },
    { name: 'booking', path: () => '/service-och-verkstad/boka-bilverkstad' },
  ])('$name: what is seen needs nothing of the file behind the document', async ({ path }) => {
    for (const viewport of [PHONE, DESKTOP])
      await visit(stage.browser, { viewport, reducedMotion: 'reduce' }, async (page) => {
        await page.route('**/styles/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
        await openedWhole(page, stage.server.site('automotive-se', path()));
        const late = page.locator('body > link[rel=stylesheet]');
        await standStill(page);
        expect(await remember(page)).toBeGreaterThan(300);

        await late.evaluate(
          (link: HTMLLinkElement) =>
            new Promise<void>((resolve, reject) => {
              const again = document.createElement('link');
              again.rel = 'stylesheet';
              again.href = `${link.href}?again`;
              again.onload = () => resolve();
              again.onerror = () => reject(new Error(`${link.href} does not answer`));
              document.body.append(again);
            }),
        );
        expect(await changed(page)).toEqual([]);
      });
  });

  test('the page is painted while the file behind the document is on its way, and scripts wait for it', async () => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/styles/*.css', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(stage.server.site('automotive-se', '/'), { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const awake = page.locator('[data-enhance][data-awake]');
      expect(await awake.count()).toBe(0);
      held.resolve();
      await awake.first().waitFor({ state: 'attached' });
    });
  });

  test.each([390, 768, 1440])('the quick view at %i px leaves the list as it was', async (width) => {
    await visit(
      stage.browser,
      { viewport: { width, height: 900 }, reducedMotion: 'reduce' },
      async (page) => {
        await opened(page, stage.server.site('automotive-se', LIST));
        const card = page.locator('li[data-key]:has(picture)').first();
        const button = card.getByRole('button', { name: /^Snabbtitt på / });
        await button.scrollIntoViewIfNeeded();
        await standStill(page);
        const places = () =>
          page.locator('li[data-key]').evaluateAll((cards) =>
            cards.map((one) =>
              [one, one.querySelector('[data-save]') ?? one]
                .map((part) => {
                  const { x, y, width, height } = part.getBoundingClientRect();
                  return [x, y + scrollY, width, height].map(Math.round).join(' ');
                })
                .join(', '),
            ),
          );
        const before = await places();
        await remember(page, 'main');

        await button.click();
        await page.locator('[data-quick-content]').waitFor();
        await page.keyboard.press('Escape');
        await page.locator('[data-quick-frame]:not(template *)').waitFor({ state: 'detached' });
        await page.mouse.move(0, 0);
        await page.evaluate(
          () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
        );
        expect(await changed(page)).toEqual([]);
        expect(await places()).toEqual(before);
      },
    );
  });
});

test('correction 1: what scripts bring has a layer of its own, behind all others, in the order of the first style', () => {
  const base = readFileSync(join(BUILD, '../src/themes/base.css'), 'utf8');
  const [, order = ''] = /^@layer ([^;{]+);/m.exec(base) ?? [];
  const layers = order.split(/,\s*/);
  const own = lateSheets().filter(({ name }) => name.startsWith('src/'));
  expect(own.length).toBeGreaterThan(1);
  for (const { name, css } of own) {
    // The consent dialog wraps its own sheet together with those of its library.
    const layer = name.endsWith('/consent.css') ? 'late.consent' : /^@layer ([\w.-]+) \{/.exec(css)?.[1];
    expect(layer, name).toMatch(/^late\./);
    expect(layers, name).toContain(layer);
  }
});
