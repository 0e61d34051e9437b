import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { THEMES } from '~/themes';
import { DESKTOP, PHONE, type Stage } from '../browser';
import {
  at,
  boxOf,
  brightest,
  columns,
  fileOf,
  Gallery,
  lightestBehind,
  ON_DESKTOP,
  sideways,
  styleOf,
  titled,
  whiteReadableOn,
} from './measures';

/** The hero banner: its place, its words, its media, its search and its cards. */
export function heroLayout(stage: () => Stage): void {
  const gallery = new Gallery(stage);

  describe('hero banner', () => {
    test('C-302, C-303, C-304, C-305, C-306, C-307, C-308, C-309, C-310: height, place and colour of the words, margin', async () => {
      await gallery.see({ block: 'HeroBanner' }, ON_DESKTOP, async (page) => {
        const full = titled(page, 'Din nästa bil står närmare än du tror');
        const [search, winter] = [
          titled(page, 'Vad letar du efter?'),
          titled(page, 'Vinterdäcken väntar på dig'),
        ];
        const bar = 76;
        expect((await boxOf(full)).height, 'C-302').toBe(DESKTOP.height - bar);
        expect((await boxOf(search)).height, 'C-303').toBeLessThan(DESKTOP.height - bar);
        const room = async (hero: Locator) => {
          const [outer, words] = [await boxOf(hero), await boxOf(hero.locator('h1, h2').locator('..'))];
          return {
            above: words.y - outer.y,
            below: outer.bottom - words.bottom,
            aside: words.middle - outer.middle,
          };
        };
        const [bottom, middle, top] = [await room(full), await room(search), await room(winter)];
        expect(top.above, 'C-304').toBeLessThan(top.below - 100);
        expect(bottom.below, 'C-305').toBeLessThan(bottom.above - 100);
        expect(Math.abs(middle.above - middle.below), 'C-306').toBeLessThan(2);
        expect(Math.abs(middle.aside), 'C-307').toBeLessThan(1);
        expect(bottom.aside, 'C-307').toBeLessThan(-100);
        expect(Number.parseFloat(await styleOf(winter, 'margin-top')), 'C-308').toBeGreaterThan(40);
        expect(await styleOf(search, 'margin-top'), 'C-308').toBe('0px');
        expect(brightest(await styleOf(winter.locator('h2'), 'color')), 'C-309').toBeLessThan(30);
        expect(await styleOf(search.locator('h1'), 'color'), 'C-310').toBe('rgb(255, 255, 255)');
      });
    });

    test.each([
      { width: 767, film: 'film-forest-road-phone.mp4', picture: 'scene-fjord-morning-1' },
      { width: 768, film: 'film-forest-road.mp4', picture: 'scene-winter-road-3' },
    ])(
      'C-109, C-110, C-296, C-297, C-298: film and picture at $width px, and only those',
      async (expected) => {
        await gallery.see(
          { block: 'HeroBanner', example: 'Film, ghost button' },
          at(expected.width),
          async (page) => {
            const requests: string[] = [];
            page.on('request', (request) => requests.push(new URL(request.url()).pathname));
            await page.reload();
            const video = page.locator('video').first();
            await expect
              .poll(() => video.evaluate((film: HTMLVideoElement) => !film.paused && film.muted))
              .toBe(true);
            expect(await fileOf(video)).toMatch(new RegExp(`/${expected.film.replaceAll('.', '\\.')}$`));
            await page.goto(
              gallery.address({ block: 'HeroBanner', example: 'Black text at the top, secondary button' }),
            );
            expect(await fileOf(page.locator('main img'))).toContain(`/${expected.picture}/`);
            const films = new Set(requests.filter((path) => path.endsWith('.mp4')));
            const pictures = new Set(requests.filter((path) => /\/scene-(fjord|winter)/.test(path)));
            expect([...films]).toEqual([`/media/${expected.film}`]);
            expect([...pictures]).toHaveLength(1);
          },
        );
      },
    );

    test('C-111: without a film for phones, phones get the other', async () => {
      const example = 'One film for all windows, ghost contrast button';
      await gallery.see({ block: 'HeroBanner', example }, at(PHONE.width), async (page) => {
        await expect.poll(() => fileOf(page.locator('video').first())).toMatch(/\/film-workshop\.mp4$/);
      });
    });

    test('C-311, C-312, C-313, C-314: four buttons, the one for pictures readable on each in every theme', async () => {
      const looks = new Set<string>();
      await gallery.see({ block: 'HeroBanner' }, ON_DESKTOP, async (page) => {
        for (const name of ['Din nästa', 'Vinterdäcken', 'Tyst genom', 'Verkstaden, inifrån']) {
          const button = page.locator('main > section').filter({ hasText: name }).locator('p > a');
          // Words of one line stand on one.
          expect((await button.boundingBox())?.height, name).toBeLessThan(60);
          const sides = ['background-color', 'border-color', 'color', 'padding-left'];
          looks.add((await Promise.all(sides.map((side) => styleOf(button, side)))).join());
        }
        expect(looks.size).toBe(4);
        for (const { key: theme } of THEMES) {
          await page.goto(gallery.address({ block: 'HeroBanner', example: 'With search, centred', theme }));
          const button = page.locator('main section p > a');
          expect(await styleOf(button, 'color'), theme).toBe('rgb(255, 255, 255)');
          expect(await lightestBehind(page, button), theme).toBeLessThan(whiteReadableOn);
        }
      });
    });

    test.each([true, false])(
      'C-112, C-113, C-114, C-115, V-112, V-120: the search leads to its page, scripts: %s',
      async (javaScript) => {
        const list = '/kop-bil/alla-bilar-i-lager';
        await gallery.see({ block: 'HeroBanner' }, { ...ON_DESKTOP, javaScript }, async (page) => {
          const bars = page.locator('main search');
          // With the script the words that are values of a filter become the path (CAR-SEARCH-1).
          const words = javaScript ? `${list}/volvo/v60` : `${list}?keyphrase=volvo+v60`;
          const awake = async () => {
            if (!javaScript) return;
            await bars.locator('form[data-ready]').first().waitFor();
            await expect.poll(() => bars.locator('form[data-enhance]:not([data-ready])').count()).toBe(0);
          };
          await awake();
          const sent = async (bar: Locator, typed: string, act: (form: Locator) => Promise<void>) => {
            await bar.locator('input[type="search"]').fill(typed);
            const going = page.waitForRequest((request) => request.isNavigationRequest());
            await act(bar);
            const { pathname, search } = new URL((await going).url());
            await page.goto(gallery.address({ block: 'HeroBanner' }), { waitUntil: 'domcontentloaded' });
            await awake();
            return pathname + search;
          };
          const enter = (form: Locator) => form.locator('input[type="search"]').press('Enter');
          const [plain, electric] = [bars.first(), bars.last()];
          expect(await sent(plain, 'volvo v60', enter), 'C-112').toBe(words);
          for (const act of [
            (form: Locator) => form.getByRole('button').click(),
            (form: Locator) => form.getByRole('button').press('Space'),
            (form: Locator) => form.getByRole('button').press('Enter'),
          ]) {
            expect(await sent(plain, 'volvo v60', act), 'C-113').toBe(words);
          }
          const among = new URL(await sent(electric, 'å&ä=', enter), 'http://list.example');
          expect([among.pathname, ...[...among.searchParams].sort()], 'C-114').toEqual([
            ...[list, ['car_fuel', 'El'], ['keyphrase', 'å&ä=']],
          ]);
          expect(await sent(plain, '', enter), 'C-115').toMatch(
            /^\/kop-bil\/alla-bilar-i-lager(?:\?keyphrase=)?$/,
          );
        });
      },
    );

    test('C-515, C-516: cards of the hero stand one, three and four in a row, compact ones at most two', async () => {
      await gallery.see({ block: 'HeroBanner' }, at(768), async (page) => {
        const [cards, compact] = [page.locator('main ul').nth(0), page.locator('main ul').nth(1)];
        const seen: unknown[] = [];
        for (const width of [390, 768, 769, 1280, 1281]) {
          await page.setViewportSize({ width, height: 900 });
          seen.push([width, await columns(cards), await columns(compact), await sideways(page)]);
        }
        expect(seen).toEqual([
          [390, 1, 1, 0],
          [768, 1, 1, 0],
          [769, 3, 2, 0],
          [1280, 3, 2, 0],
          [1281, 4, 2, 0],
        ]);
      });
    });
  });
}
