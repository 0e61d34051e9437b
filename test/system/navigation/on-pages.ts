import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ask } from '../ask';
import { settled } from '../browser';
import { at, boxOf, contrast, onSite, stage, styleOf } from './bar';

/** The bar on the pages of the sites. */
export function onPages(): void {
  describe('front page', { tags: ['sweep'] }, () => {
    const TRANSPARENT = 'rgba(0, 0, 0, 0)';
    const SOLID = /^rgb\(/;
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
          expect(await ground(page)).toMatch(SOLID);
          await page.mouse.move(700, 700);
          expect(await ground(page)).toBe(TRANSPARENT);
          await page.locator('[data-navigation-bar] a').first().focus();
          expect(await ground(page)).toMatch(SOLID);
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
            content:
              '[data-navigation-bar] * { color: transparent !important; fill: transparent !important }',
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
        expect(await ground(page)).toMatch(SOLID);
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
          await page.waitForURL(stage().server.site('automotive-se', root));
        });
    });

    test('C-083, C-086, C-415 the other language of the same page, named in itself', async () => {
      await onSite('/om-nordhem', at(1440), async (page) => {
        const links = page.locator('[data-navigation-bar] nav[aria-label="Språk"] a:visible');
        expect(await links.allTextContents()).toEqual(['Svenska', 'English']);
        expect(await links.last().getAttribute('lang')).toBe('en');
        await links.last().click();
        await page.waitForURL(stage().server.site('automotive-se', '/en/om-nordhem'));
        expect(await page.locator('html').getAttribute('lang')).toBe('en');
      });
    });

    test('C-084, C-085 no choice of one, and no page under a language that is switched off', async () => {
      const home = await ask(stage().server, '/', { host: 'mercedes-se.localhost' });
      expect(home.text).not.toContain('aria-label="Språk"');
      expect((await ask(stage().server, '/en', { host: 'mercedes-se.localhost' })).status).toBe(404);
    });

    test('C-070 a page that is hidden in menus is still a page', { tags: ['sweep'] }, async () => {
      const path = '/integritet';
      const page = await ask(stage().server, path, { host: 'smart-se.localhost' });
      expect(page.status).toBe(200);
      const [header = '', rest = ''] = page.text.split('<main');
      expect(header.includes(`href="${path}"`)).toBe(false);
      expect(rest.includes(`href="${path}"`), 'the footer leads to it').toBe(true);
    });

    test('C-422, C-423 the content service delivers DatasourceItems and the tree under these names', async () => {
      const query = '{ layout(site: "automotive-se", routePath: "/", language: "sv") { item { rendered } } }';
      const answer = await ask(stage().server, '/sitecore/api/graph/edge', {
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
}
