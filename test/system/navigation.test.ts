import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask';
import { openStage, type Stage, settled, type VisitOptions, visit } from './browser';
import { MEGA, menus, openPanel } from './menus';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const at = (width: number, more: VisitOptions = {}): VisitOptions => ({
  viewport: { width, height: 900 },
  ...more,
});

const { example, onSite } = menus(() => stage);

const item = (page: Page, title: string): Locator =>
  page.locator('[data-menu-item]', { hasText: title }).first();
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not visible');
  return box;
};
const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

describe('sizes', () => {
  test('C-075 the bar’s items begin at 1280 px, the hamburger ends there', async () => {
    await example(MEGA, at(1279), async (page) => {
      expect(await page.locator('[data-menu-button]').isVisible()).toBe(true);
      expect(await page.locator('[data-desktop-menu]').isVisible()).toBe(false);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.locator('[data-desktop-menu]').waitFor();
      expect(await page.locator('[data-menu-button]').isVisible()).toBe(false);
    });
  });

  test('C-091, C-425, C-426 the logo is 150 × 55, and 90 % of it under 640 px', {
    tags: ['sweep'],
  }, async () => {
    const logo = (page: Page) => boxOf(page.locator('[data-navigation-bar] a').first());
    await example(MEGA, at(639), async (page) => {
      expect(await logo(page)).toMatchObject({ width: 135, height: 49.5 });
      await page.setViewportSize({ width: 640, height: 900 });
      expect(await logo(page)).toMatchObject({ width: 150, height: 55 });
    });
    await example('Four items, large logo', at(1280), async (page) => {
      expect(await logo(page)).toMatchObject({ width: 200, height: 40 });
    });
  });

  test('C-427, C-428, C-429 slim is lower, dark is dark and readable, lines are drawn only when wished', {
    tags: ['sweep'],
  }, async () => {
    const looks = async (name: string) => {
      let look = { height: 0, ground: '', words: '', shadow: '', line: '' };
      await example(name, at(1280), async (page) => {
        const bar = page.locator('[data-navigation-bar]');
        const last = page.locator('[data-navigation-bar] li a:visible').last();
        look = {
          height: (await boxOf(bar)).height,
          ground: await styleOf(bar, 'background-color'),
          words: await styleOf(bar, 'color'),
          shadow: await styleOf(bar, 'box-shadow'),
          line: await styleOf(last.locator('xpath=ancestor::ul[1]'), 'border-inline-start-width'),
        };
      });
      return look;
    };
    const [plain, slim, dark, lined] = [
      await looks('Fourteen long items'),
      await looks('Slim and dark, warning above'),
      await looks('Dark, with lines'),
      await looks(MEGA),
    ];
    expect(slim.height).toBeLessThan(plain.height);
    expect([plain.height, slim.height]).toEqual([76, 56]);
    expect(dark.ground).not.toBe(plain.ground);
    for (const { ground, words } of [plain, slim, dark]) expect(contrast(ground, words)).toBeGreaterThan(4.5);
    expect([plain.shadow, slim.shadow]).toEqual(['none', 'none']);
    expect(lined.shadow).not.toBe('none');
    expect([plain.line, lined.line, dark.line]).toEqual(['0px', '1px', '1px']);
  });
});

describe('More', () => {
  /** Titles in the bar and in More, and whether what is in the bar has room there. */
  const shown = (page: Page) =>
    page.evaluate(() => {
      const titles = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => each.querySelector('a, button')?.textContent);
      const menu = document.querySelector('[data-desktop-menu]');
      const last = [...document.querySelectorAll('[data-desktop-menu] > ul > li:not([hidden])')].at(-1);
      const room = menu?.getBoundingClientRect().right ?? 0;
      return {
        bar: titles('[data-menu-item]:not([hidden])'),
        more: titles('[data-more-item]:not([hidden])'),
        button: document.querySelector('[data-menu-more]:not([hidden])')?.querySelector('button')
          ?.textContent,
        fits: (last?.getBoundingClientRect().right ?? 0) <= room + 0.5,
      };
    });
  const ALL = Array.from({ length: 14 }, (_, index) => `Menypunkt nummer ${index + 1} av fjorton`);

  test('C-076, N12 at every width from 1280 to 1600 each item is shown once, in order, in the bar or in More', {
    tags: ['sweep'],
  }, async () => {
    await example('Fourteen long items', at(1280), async (page) => {
      for (let width = 1280; width <= 1600; width += 10) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => shown(page), { interval: 20 }).toMatchObject({ fits: true, button: 'Mer' });
        const { bar, more } = await shown(page);
        expect([...bar, ...more]).toEqual(ALL);
        expect(bar.length).toBeGreaterThan(0);
      }
    });
  });

  test('C-077, C-459 it is there only when it must be, 300 ms after each change of the width', {
    tags: ['sweep'],
  }, async () => {
    await example('Fourteen long items', at(1280), async (page) => {
      const narrow = await shown(page);
      await page.setViewportSize({ width: 1920, height: 900 });
      await page.waitForTimeout(300);
      const wide = await shown(page);
      expect(wide.bar.length).toBeGreaterThan(narrow.bar.length);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.waitForTimeout(300);
      expect(await shown(page)).toEqual(narrow);
    });
    await example('Four items, large logo', at(1920), async (page) => {
      for (const width of [1920, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForTimeout(300);
        expect(await shown(page)).toMatchObject({ more: [], fits: true });
        expect(await page.locator('[data-menu-more]').isVisible()).toBe(false);
      }
    });
  });

  test('C-458 a hundred changes in half a second are answered at most every 50 ms', {
    tags: ['sweep'],
  }, async () => {
    await example('Fourteen long items', at(1400), async (page) => {
      const count = await page.evaluate(async () => {
        const menu = document.querySelector<HTMLElement>('[data-desktop-menu]');
        const more = document.querySelector<HTMLElement>('[data-menu-more]');
        if (!menu || !more) return -1;
        let measured = 0;
        const measure = more.getBoundingClientRect.bind(more);
        more.getBoundingClientRect = () => {
          measured += 1;
          return measure();
        };
        for (let step = 0; step < 100; step += 1) {
          menu.style.maxWidth = `${600 + step}px`;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        await new Promise((resolve) => setTimeout(resolve, 300));
        return measured;
      });
      expect(count).toBeGreaterThan(2);
      expect(count).toBeLessThanOrEqual(13);
    });
  });

  test('C-076 it is right again once the fonts have come', { tags: ['sweep'] }, async () => {
    await visit(stage.browser, at(1300), async (page) => {
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto(`${stage.server.url}/_dev/blocks/Navigation?example=Fourteen+long+items`, {
        waitUntil: 'commit',
      });
      await page.locator('[data-navigation][data-ready]').waitFor();
      arrive();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await expect.poll(() => shown(page), { interval: 20 }).toMatchObject({ fits: true });
    });
  });
});

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

describe('front page', { tags: ['sweep'] }, () => {
  const TRANSPARENT = 'rgba(0, 0, 0, 0)';
  const bar = (page: Page) => page.locator('[data-navigation-bar]');
  const ground = async (page: Page) => {
    await settled(page);
    return styleOf(bar(page), 'background-color');
  };

  test.each(['/', '/en'])(
    'C-087, C-088, C-089 on %s the bar floats until it is hovered or has the focus',
    async (path) => {
      await onSite(path, at(1440), async (page) => {
        await page.mouse.move(700, 700);
        expect(await ground(page)).toBe(TRANSPARENT);
        const [hero, box] = [await boxOf(page.locator('main > *').first()), await boxOf(bar(page))];
        expect(hero.y, 'the picture begins where the bar does').toBe(box.y);
        await page.mouse.move(box.x + box.width / 2, box.y + 4);
        expect(await ground(page)).not.toBe(TRANSPARENT);
        await page.mouse.move(700, 700);
        expect(await ground(page)).toBe(TRANSPARENT);
        await page.locator('[data-navigation-bar] a').first().focus();
        expect(await ground(page)).not.toBe(TRANSPARENT);
      });
    },
  );

  test.each([
    ['automotive-se', '#fff'],
    ['smart-se', '#000'],
  ])('C-087 the floating words of %s can be read over a picture that is all %s', async (key, color) => {
    await onSite(
      '/',
      at(1440),
      async (page) => {
        await page.mouse.move(700, 700);
        await page.addStyleTag({
          content: `main > :first-child { background: ${color} !important } main > :first-child * { visibility: hidden }`,
        });
        const link = page.locator('[data-menu-item] > a').first();
        const words = await styleOf(link, 'color');
        const { x, y, width, height } = await boxOf(link);
        await page.addStyleTag({
          content: '[data-navigation-bar] * { color: transparent !important; fill: transparent !important }',
        });
        await settled(page);
        const clip = { x, y: y + height / 2 - 8, width: Math.min(width, 40), height: 16 };
        const { data, info } = await sharp(await page.screenshot({ clip }))
          .raw()
          .toBuffer({ resolveWithObject: true });
        const grounds = [0, info.height - 1].map((row) => {
          const start = (row * info.width + 4) * info.channels;
          return `rgb(${data[start]}, ${data[start + 1]}, ${data[start + 2]})`;
        });
        for (const one of grounds) expect(contrast(one, words)).toBeGreaterThanOrEqual(4.5);
      },
      key,
    );
  });

  test('C-090 on other pages it is solid and the content begins below it', async () => {
    await onSite('/kop-bil', at(1440), async (page) => {
      expect(await ground(page)).not.toBe(TRANSPARENT);
      const box = await boxOf(bar(page));
      expect((await boxOf(page.locator('main'))).y).toBeGreaterThanOrEqual(box.y + box.height);
    });
  });
});

describe('on the sites', () => {
  test('C-074 the logo leads to the root of the language', async () => {
    for (const [path, root] of [
      ['/kop-bil/finansiering', '/'],
      ['/en/om-nordhem', '/en'],
    ] as const)
      await onSite(path, at(1440), async (page) => {
        await page
          .getByRole('link', { name: /Nordhem, / })
          .first()
          .click();
        await page.waitForURL(stage.server.site('automotive-se', root));
      });
  });

  test('C-083, C-086, C-415 the other language of the same page, named in itself', async () => {
    await onSite('/om-nordhem', at(1440), async (page) => {
      const links = page.locator('[data-navigation-bar] nav[aria-label="Språk"] a:visible');
      expect(await links.allTextContents()).toEqual(['Svenska', 'English']);
      expect(await links.last().getAttribute('lang')).toBe('en');
      await links.last().click();
      await page.waitForURL(stage.server.site('automotive-se', '/en/om-nordhem'));
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
    });
  });

  test('C-084, C-085 no choice of one, and no page under a language that is switched off', async () => {
    const home = await ask(stage.server, '/', { host: 'mercedes-se.localhost' });
    expect(home.text).not.toContain('aria-label="Språk"');
    expect((await ask(stage.server, '/en', { host: 'mercedes-se.localhost' })).status).toBe(404);
  });

  test('C-070 a page that is hidden in menus is still a page', async () => {
    const path = '/integritet';
    const page = await ask(stage.server, path, { host: 'smart-se.localhost' });
    expect(page.status).toBe(200);
    const [header = '', rest = ''] = page.text.split('<main');
    expect(header.includes(`href="${path}"`)).toBe(false);
    expect(rest.includes(`href="${path}"`), 'the footer leads to it').toBe(true);
  });

  test('C-422, C-423 the content service delivers DatasourceItems and the tree under these names', async () => {
    const query = '{ layout(site: "automotive-se", routePath: "/", language: "sv") { item { rendered } } }';
    const answer = await ask(stage.server, '/sitecore/api/graph/edge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', sc_apikey: 'demo' },
      body: JSON.stringify({ query }),
    });
    const text = answer.text;
    const at = text.indexOf('"componentName":"Navigation"');
    const own = text.slice(at, text.indexOf('"componentName"', at + 20));
    expect(own).toMatch(
      /"DatasourceItems":\[\{"id":"[^"]+","fields":\{[^}]*\}?[^\]]*"MessageIsBelowNavigation":\{"value":(true|false)\}/,
    );
    expect(own).toMatch(
      /"MegaMenu":\[\{"id":"[^"]+","fields":\{"Title":\{"value":"Köp bil"\},"Url":\{"value":"\/kop-bil"\}/,
    );
    expect(own).toMatch(/"TopSelected":\{"value":true\}/);
    expect(own.match(/"Children":\[\{/g)?.length).toBeGreaterThan(3);
  });
});

/** WCAG contrast of two colours as a browser computes them: `rgb(…)` or `color(srgb …)`. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const numbers = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const [r = 0, g = 0, b = 0] = numbers
      .map((value) => (color.startsWith('color') ? value : value / 255))
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}
