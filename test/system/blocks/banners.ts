import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, type Stage, settled } from '../browser';
import { at, boxOf, brightest, fileOf, Gallery, ON_DESKTOP, sideways, styleOf, titled } from './measures';

/** The call-to-action banner and the blurb. */
export function bannerLayout(stage: () => Stage): void {
  const gallery = new Gallery(stage);

  describe('call-to-action banner', () => {
    test('C-147, C-148, C-152, C-153, C-154, C-157, C-160, C-161: width, heights, box, margin, centring and colours', async () => {
      await gallery.see({ block: 'CtaBanner' }, at(1920), async (page) => {
        const [big, boxed, plain] = [
          titled(page, 'Sälj bilen till oss'),
          titled(page, 'Sommardäck på plats'),
          titled(page, 'Prata med oss'),
        ];
        const banner = (section: Locator) => section.locator('h2, h3').locator('xpath=ancestor::div[3]');
        expect(await boxOf(banner(big)), 'C-147').toMatchObject({ x: 0, width: 1920 });
        const inner = await boxOf(banner(boxed));
        expect(inner, 'C-148').toMatchObject({ width: 1280, middle: 960 });
        expect(await styleOf(banner(big), 'min-height'), 'C-152').toBe('756px');
        expect(await styleOf(banner(boxed), 'min-height'), 'C-153').toBe('456px');
        const words = (section: Locator) => section.locator('h2, h3').locator('..');
        expect(await styleOf(words(boxed), 'background-color'), 'C-154').toBe('rgba(255, 255, 255, 0.88)');
        expect(await styleOf(words(big), 'background-color'), 'C-154').toBe('rgba(0, 0, 0, 0)');
        expect(Number.parseFloat(await styleOf(boxed, 'margin-top')), 'C-157').toBeGreaterThan(40);
        expect(await styleOf(plain, 'margin-top'), 'C-157').toBe('0px');
        expect((await boxOf(words(boxed))).middle, 'C-160').toBe(960);
        expect((await boxOf(words(big))).middle, 'C-160').toBeLessThan(800);
        expect(await styleOf(big.locator('h2'), 'color'), 'C-161').toBe('rgb(255, 255, 255)');
        expect(brightest(await styleOf(boxed.locator('h3'), 'color')), 'C-161').toBeLessThan(30);
        // White words without a picture stand on a dark ground.
        expect(await styleOf(plain.locator('h2'), 'color'), 'C-161').toBe('rgb(255, 255, 255)');
        expect(brightest(await styleOf(banner(plain), 'background-color')), 'C-161').toBeLessThan(60);
        await page.setViewportSize(PHONE);
        expect(await styleOf(banner(big), 'min-height'), 'C-152').toBe('756px');
        expect(await sideways(page)).toBe(0);
      });
    });
  });

  describe('blurb', () => {
    test('C-324, C-325, C-326, C-327, C-328: sides that swap, grounds of their own', async () => {
      await gallery.see({ block: 'Blurb' }, ON_DESKTOP, async (page) => {
        const [plain, reversed] = [titled(page, 'Mekaniker som kan din bil'), titled(page, 'Ladda hemma')];
        const order = async (section: Locator, side: 'x' | 'y') =>
          (await boxOf(section.locator('picture')))[side] < (await boxOf(section.locator('h2, h3')))[side];
        expect([await order(plain, 'x'), await order(reversed, 'x')], 'C-324').toEqual([true, false]);
        const grounds = await Promise.all(
          ['Mekaniker som kan din bil', 'Ladda hemma', 'Se hur det går till', 'Provkörningen'].map((name) =>
            styleOf(titled(page, name), 'background-color'),
          ),
        );
        expect(grounds[0], 'C-328').toBe('rgba(0, 0, 0, 0)');
        expect(new Set(grounds).size, 'C-325, C-326, C-327').toBe(4);
        await page.setViewportSize(PHONE);
        expect([await order(plain, 'y'), await order(reversed, 'y')], 'C-324').toEqual([true, true]);
        expect(await sideways(page)).toBe(0);
      });
    });

    const parts = (section: Locator) =>
      section.evaluate((element) => {
        const [media, words] = element.firstElementChild?.children ?? [];
        return [media, ...(words?.children ?? [])].map((part) => {
          if (part === undefined) return null;
          const { animationName, animationDuration, animationDelay, opacity } = getComputedStyle(part);
          return [animationName === 'none' ? 'still' : 'moving', animationDuration, animationDelay, opacity];
        });
      });

    test('C-329, C-330, C-526, C-527: parts come in when they are scrolled to, half a second each', async () => {
      await gallery.see({ block: 'Blurb' }, at(1440, 500), async (page) => {
        const [plain, animated] = [titled(page, 'Mekaniker som kan din bil'), titled(page, 'Ladda hemma')];
        expect(await parts(plain)).toEqual(Array(4).fill(['still', '0s', '0s', '1']));
        await expect.poll(() => parts(animated)).toEqual(Array(4).fill(['still', '0s', '0s', '0']));
        await animated.scrollIntoViewIfNeeded();
        await expect.poll(() => animated.getAttribute('data-waits')).toBeNull();
        await settled(page);
        expect(await parts(animated)).toEqual([
          ['moving', '0.5s', '0s', '1'],
          ['moving', '0.5s', '0.1s', '1'],
          ['moving', '0.5s', '0.2s', '1'],
          ['moving', '0.5s', '0.3s', '1'],
        ]);
      });
    });

    test.each([{ javaScript: false }, { reducedMotion: 'reduce' as const }])(
      'C-329, C-330: nothing is hidden with %o',
      async (options) => {
        await gallery.see({ block: 'Blurb' }, { ...at(1440, 500), ...options }, async (page) => {
          await settled(page);
          const seen = await parts(titled(page, 'Ladda hemma'));
          expect(seen.map((part) => part?.[3])).toEqual(['1', '1', '1', '1']);
          if ('reducedMotion' in options)
            expect(seen.map((part) => part?.[0])).toEqual(Array(4).fill('still'));
        });
      },
    );

    test('C-322: the film of YouTube plays in the place of its picture once it is asked for', async () => {
      await gallery.see(
        { block: 'Blurb', example: 'Film on YouTube, third ground' },
        ON_DESKTOP,
        async (page) => {
          const requests: string[] = [];
          await page.route('https://www.youtube-nocookie.com/**', (route) => {
            requests.push(route.request().url());
            return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
          });
          await page.waitForSelector('[data-enhance="frame"][data-ready]');
          expect(requests).toEqual([]);
          const place = await boxOf(page.locator('[data-enhance="frame"]'));
          await page.locator('a[data-show]').click();
          await expect.poll(() => requests).toHaveLength(1);
          expect(requests[0]).toContain('/embed/aqz-KE-bpKQ?');
          expect(await boxOf(page.locator('[data-enhance="frame"] iframe'))).toMatchObject({
            width: place.width,
            height: place.height,
          });
        },
      );
    });

    test.each([
      { width: 767, film: 'film-workshop-phone.mp4', picture: 'scene-workshop-bay-3' },
      { width: 768, film: 'film-workshop.mp4', picture: 'scene-charging-evening-1' },
    ])('C-320, C-321, C-323: film, bar and picture at $width px', async ({ width, film, picture }) => {
      await gallery.see({ block: 'Blurb' }, at(width), async (page) => {
        const [barred, bare] = [titled(page, 'Se hur det går till'), titled(page, 'Så låter en elbil')];
        const video = barred.locator('video').first();
        await video.scrollIntoViewIfNeeded();
        await expect.poll(() => fileOf(video)).toMatch(new RegExp(`/${film.replace('.', '\\.')}$`));
        const [bar, frame] = [await boxOf(barred.getByRole('button').first()), await boxOf(video)];
        expect(bar.y, 'C-323').toBeGreaterThanOrEqual(frame.bottom);
        expect(await barred.getByRole('button').count(), 'C-323').toBe(2);
        expect(await bare.getByRole('button').count(), 'C-323').toBe(1);
        const image = titled(page, 'Ladda hemma').locator('img');
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => fileOf(image)).toContain(`/${picture}/`);
      });
    });
  });
}
