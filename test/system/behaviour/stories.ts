import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ask } from '../ask';
import { axeFaults, gate, type VisitOptions, visit } from '../browser';
import { examples, focused, type OpenStage } from './gallery';

/** Story lists and stories on the Swedish site. */
export function stories(stage: OpenStage): void {
  const example = examples(stage);

  describe('stories', () => {
    const LIST = '/livet-med-bil';
    const open = (options: VisitOptions, act: (page: Page) => Promise<void>, path = LIST): Promise<void> =>
      visit(stage().browser, options, async (page) => {
        await page.goto(stage().server.site('automotive-se', path));
        if (options.javaScript !== false)
          await page.locator('[data-enhance="stories-list"][data-ready]').waitFor();
        await act(page);
      });
    const keys = (page: Page): Promise<readonly (string | null)[]> =>
      page.locator('[data-key]').evaluateAll((items) => items.map((item) => item.getAttribute('data-key')));
    const more = (page: Page): Locator => page.locator('a[data-next]');
    const chip = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
    const total = async (page: Page): Promise<number> =>
      Number(/av (\d+)/.exec((await page.locator('[data-part="outcome"]').textContent()) ?? '')?.[1] ?? 0);
    const idle = (page: Page): Promise<void> =>
      page.locator('[data-part="results"]:not([aria-busy])').waitFor();

    test('C-122, C-437, C-442, C-443, C-478, C-479: four more each time, all once, newest first, until none is left', async () => {
      await open({}, async (page) => {
        const all = await total(page);
        expect(all).toBeGreaterThan(8);
        const fetched: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'fetch') fetched.push(request.url());
        });
        for (let shown = 4; shown < all; shown = Math.min(shown + 4, all)) {
          expect(await keys(page)).toHaveLength(shown);
          await more(page).click();
          await page.locator(`[data-key] >> nth=${Math.min(shown + 4, all) - 1}`).waitFor();
          await idle(page);
          expect(new URL(page.url()).searchParams.get('page')).toBe(String(shown / 4 + 1));
          const first = page.locator(`[data-key] >> nth=${shown}`).getByRole('link');
          expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
        }
        expect(new Set(await keys(page)).size).toBe(all);
        const dates = await page
          .locator('[data-key] time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
        expect(dates).toHaveLength(all);
        expect(dates).toEqual(dates.toSorted().reverse());
        expect(await more(page).count()).toBe(0);
        // A jump within the page asks for nothing.
        await page.evaluate(() => {
          const { promise, resolve } = Promise.withResolvers<void>();
          addEventListener('hashchange', () => setTimeout(resolve, 50));
          location.hash = '#main';
          return promise;
        });
        expect(fetched).toHaveLength(Math.ceil(all / 4) - 1);
      });
    });

    test('C-407, C-433, C-434, C-438, C-439, C-440, C-441, C-444: chips add, take away and clear, with a spinner meanwhile', async () => {
      await open({}, async (page) => {
        const all = await total(page);
        await more(page).click();
        await page.locator('[data-key] >> nth=7').waitFor();
        const answer = gate();
        await page.route(/[?&]tag=/, async (route) => {
          await answer.opened;
          await route.continue();
        });
        const request = page.waitForRequest(/[?&]tag=/);
        await chip(page, 'Resor').focus();
        await page.keyboard.press('Space');
        const status = page.locator('[data-part="status"]');
        await page.locator('[data-part="status"][data-pending]').waitFor();
        expect(await status.textContent()).toBe('Hämtar …');
        expect(
          await status.evaluate((element) => getComputedStyle(element, '::before').animationName),
        ).not.toBe('none');
        expect(await page.locator('[data-part="results"]').getAttribute('aria-busy')).toBe('true');
        answer.open();
        expect(new URL((await request).url()).searchParams.get('tag')).toMatch(
          /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
        );
        await idle(page);
        expect(await page.locator('[data-pending]').count()).toBe(0);
        // The first page of the tag, whatever had been opened before.
        const travel = await total(page);
        expect(await keys(page)).toHaveLength(Math.min(4, travel));
        expect(new URL(page.url()).searchParams.has('page')).toBe(false);
        expect(await chip(page, 'Resor').getAttribute('aria-pressed')).toBe('true');
        expect(await chip(page, 'Visa alla').getAttribute('aria-pressed')).toBe('false');
        expect(await focused(page)).toBe('Resor');
        expect(await status.textContent()).toMatch(/^Visar \d+ av \d+ artiklar$/);

        const press = async (name: string): Promise<number> => {
          await chip(page, name).click();
          await idle(page);
          return total(page);
        };
        const both = await press('Verkstad');
        const workshop = await press('Resor');
        expect(both).toBeGreaterThan(Math.max(travel, workshop));
        expect(both).toBeLessThanOrEqual(travel + workshop);
        expect(await chip(page, 'Resor').getAttribute('aria-pressed')).toBe('false');
        await press('Resor');
        expect(await press('Visa alla')).toBe(all);
        expect(await page.locator('[aria-pressed="true"]').allTextContents()).toEqual(['Visa alla']);
        await page.goBack();
        await page.waitForFunction(() => document.querySelectorAll('[aria-pressed="true"]').length === 2);
        expect(await axeFaults(page)).toEqual([]);

        // Choices made faster than they can be answered add up, and leave no spinner behind.
        await press('Visa alla');
        await page.evaluate(() => {
          for (const link of document.querySelectorAll<HTMLElement>('[data-part="tags"] a'))
            if (/^(Resor|Verkstad)$/.test(link.textContent ?? '')) link.click();
        });
        await idle(page);
        expect(await total(page)).toBe(both);
        await page.waitForTimeout(200);
        expect(await page.locator('[data-pending]').count()).toBe(0);
      });
    });

    test('C-436: a request that fails leaves the list, says so, and can be made again', async () => {
      await open({ expected: [/500/] }, async (page) => {
        const before = await keys(page);
        await page.route(/[?&]tag=/, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
        await chip(page, 'Elbil').click();
        const alert = page.getByRole('alert');
        await alert.waitFor();
        expect(await alert.textContent()).toContain('Artiklarna kunde inte hämtas.');
        expect(await keys(page)).toEqual(before);
        expect(await page.locator('[data-pending], [aria-busy="true"]').count()).toBe(0);
        await alert.getByRole('link').click();
        await page.locator('[aria-pressed="true"]', { hasText: 'Elbil' }).waitFor();
        expect(await alert.isVisible()).toBe(false);
      });
    });

    test('C-438, C-442: without a script chips and more are links', async () => {
      await open({ javaScript: false }, async (page) => {
        await more(page).click();
        await page.waitForURL(/page=2/);
        expect(await keys(page)).toHaveLength(8);
        await page.getByRole('link', { name: 'Resor', exact: true }).click();
        await page.waitForURL(/tag=/);
        expect(await page.locator('[data-part="tags"] [aria-current="true"]').allTextContents()).toEqual([
          'Resor',
        ]);
      });
    });

    test('C-120, C-121, C-125, C-126: the newest stands first over the whole width; rows are stacked', async () => {
      await example('StoriesList', 'Grid, latest story highlighted', {}, async (page) => {
        const boxes = await page
          .locator('[data-key]')
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().width));
        expect(boxes[0]).toBeGreaterThan(2 * (boxes[1] ?? 0));
        expect(new Set(boxes.slice(1)).size).toBe(1);
      });
      await example('StoriesList', 'List without dates', {}, async (page) => {
        const lefts = await page
          .locator('[data-key]')
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
        expect(new Set(lefts).size).toBe(1);
        expect(await page.locator('[data-key] time').count()).toBe(0);
      });
    });

    test('C-127, C-137: the picture of a card leads to its story, and its back button to the list', async () => {
      await open({}, async (page) => {
        const card = page.locator('[data-key] >> nth=1');
        const href = await card.getByRole('link').getAttribute('href');
        // The link of the card lies over it.
        await card.locator('img').click({ force: true });
        await page.waitForURL(`**${href}`);
        await page.getByRole('link', { name: 'Till alla artiklar' }).click();
        await page.waitForURL(`**${LIST}`);
      });
    });

    test('C-134, C-135, C-136: from the newest backwards each story comes once, in order of date, and back again', async () => {
      const host = 'automotive-se.localhost';
      const read = async (path: string) => {
        const { text } = await ask(stage().server, path, { host });
        const link = (rel: string) => new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(text)?.[0];
        const hrefOf = (tag: string | undefined) => /href="([^"]+)"/.exec(tag ?? '')?.[1];
        return {
          date: /<time dateTime="([^"]+)"/i.exec(text)?.[1] ?? '',
          previous: hrefOf(link('prev')),
          next: hrefOf(link('next')),
        };
      };
      const { text } = await ask(stage().server, `${LIST}?page=25`, { host });
      const listed = [...text.matchAll(/<h\d[^>]*><a href="(\/livet-med-bil\/[^"]+)"/g)].map(
        ([, href]) => href,
      );
      const walked = [];
      let later: string | undefined;
      let date = '9999';
      for (let path = listed[0]; path !== undefined && walked.length <= listed.length; ) {
        const story = await read(path);
        expect(story.next).toBe(later);
        expect(story.date <= date).toBe(true);
        walked.push(path);
        ({ date } = story);
        later = path;
        path = story.previous;
      }
      expect(walked).toEqual(listed);
    });
  });
}
