import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask';
import {
  axeFaults,
  DESKTOP,
  gate,
  openStage,
  PHONE,
  type Stage,
  settled,
  type VisitOptions,
  visit,
} from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A block by itself is no page: it has no heading of the first level. */
const LONE = ['page-has-heading-one'];

/** Without scripts the browser refuses what it has been told to fetch early. */
const NO_SCRIPT = [/\.js csp$/];

/** One example of a block on a page of its own. */
const example = (
  block: string,
  name: string,
  options: VisitOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> =>
  visit(stage.browser, options, async (page) => {
    await page.goto(`${stage.server.url}/_dev/blocks/${block}?example=${encodeURIComponent(name)}`);
    await act(page);
  });

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

describe('stories', () => {
  const LIST = '/livet-med-bil';
  const open = (options: VisitOptions, act: (page: Page) => Promise<void>, path = LIST): Promise<void> =>
    visit(stage.browser, options, async (page) => {
      await page.goto(stage.server.site('automotive-se', path));
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
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/[?&]after=/.test(request.url())) asked.push(request.url());
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
      const jumped = page.waitForEvent('request', { timeout: 500 }).catch(() => null);
      await page.evaluate(() => {
        location.hash = '#main';
      });
      expect(await jumped).toBeNull();
      expect(asked).toHaveLength(Math.ceil(all / 4) - 1);
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
      expect(await status.evaluate((element) => getComputedStyle(element, '::before').animationName)).toMatch(
        /turn/,
      );
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
    await open({ javaScript: false, expected: NO_SCRIPT }, async (page) => {
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
      const { text } = await ask(stage.server, path, { host });
      const link = (rel: string) => new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(text)?.[0];
      const hrefOf = (tag: string | undefined) => /href="([^"]+)"/.exec(tag ?? '')?.[1];
      return {
        date: /<time dateTime="([^"]+)"/i.exec(text)?.[1] ?? '',
        previous: hrefOf(link('prev')),
        next: hrefOf(link('next')),
      };
    };
    const { text } = await ask(stage.server, `${LIST}?page=25`, { host });
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

describe('carousel', () => {
  const ROTATING = 'By itself, with arrows and progress';
  const TWO = 'By hand, two slides';
  const ready = async (page: Page): Promise<Locator> => {
    await page.locator('[data-enhance="carousel"][data-ready]').waitFor();
    return page.locator('[data-enhance="carousel"]');
  };
  /** Which slide can be reached, counted from 1, once what moves has come to rest. */
  const shown = async (page: Page): Promise<number> => {
    const label = await page.locator('[data-part="slide"]:not([inert])').getAttribute('aria-label');
    return Number.parseInt(label ?? '', 10);
  };
  const inView = (page: Page, slide: number): Promise<unknown> =>
    page.waitForFunction((at) => {
      const viewport = document.querySelector('[data-part="viewport"]')?.getBoundingClientRect();
      const box = document.querySelectorAll('[data-part="slide"]')[at]?.getBoundingClientRect();
      return viewport !== undefined && box !== undefined && Math.abs(viewport.x - box.x) < 1;
    }, slide - 1);

  const BEGIN = Date.parse('2026-03-02T09:00:00Z');
  /** Opens the gallery with a clock that only the test moves. */
  const timed = (query: string, act: (page: Page) => Promise<void>): Promise<void> =>
    visit(stage.browser, {}, async (page) => {
      await page.clock.install({ time: BEGIN });
      await page.goto(`${stage.server.url}/_dev/blocks/Carousel${query}`);
      await ready(page);
      await page.clock.pauseAt(BEGIN + 60_000);
      await act(page);
    });
  const only = (name: string) => `?example=${encodeURIComponent(name)}`;

  test('C-239, C-242, C-243: each slide has its three seconds, round and round, with the progress of its thumbnail', async () => {
    await timed(only(ROTATING), async (page) => {
      const turns: { readonly at: number; readonly slide: number }[] = [];
      for (let at = 0, before = await shown(page); at <= 13_000; at += 50) {
        await page.clock.runFor(50);
        const slide = await shown(page);
        if (slide !== before) turns.push({ at, slide });
        before = slide;
      }
      expect(turns.length).toBeGreaterThanOrEqual(4);
      for (const [index, { at, slide }] of turns.slice(1).entries()) {
        const last = turns[index];
        expect(at - (last?.at ?? 0)).toBe(3000);
        expect(slide).toBe(((last?.slide ?? 0) % 3) + 1);
      }
      const durations = await page
        .locator('[data-at][aria-current]')
        .evaluate((thumbnail) =>
          thumbnail.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
        );
      expect(durations).toContain(3000);
    });
  });

  test('C-240, C-242: without a delay it stands still, and progress is shown only where it is wanted', async () => {
    await timed(only(TWO), async (page) => {
      await page.clock.runFor(15_000);
      expect(await shown(page)).toBe(1);
    });
    await timed(only('By itself, without arrows and progress'), async (page) => {
      expect(await page.locator('[data-enhance="carousel"]').getAttribute('data-rotating')).toBe('');
      const moving = await page
        .locator('[data-enhance="carousel"] ul')
        .evaluate((thumbnails) => thumbnails.getAnimations({ subtree: true }).length);
      expect(moving).toBe(0);
    });
  });

  test('C-244, C-245, C-247: the first choice stops the rotation after 0.4 s, and the progress with it', async () => {
    await timed(only(ROTATING), async (page) => {
      const root = page.locator('[data-enhance="carousel"]');
      const progress = () =>
        root.locator('ul').evaluate((all) => all.getAnimations({ subtree: true }).length);
      expect(await progress()).toBe(1);
      await root.locator('[data-at]:not([aria-current])').first().click();
      const chosen = await shown(page);
      await page.clock.runFor(399);
      expect(await root.getAttribute('data-rotating')).toBe('');
      await page.clock.runFor(1);
      expect(await root.getAttribute('data-rotating')).toBeNull();
      expect(await progress()).toBe(0);
      await page.mouse.move(5, 880);
      await page.clock.runFor(12_000);
      expect(await shown(page)).toBe(chosen);
      expect(await progress()).toBe(0);
    });
  });

  test('C-243, C-246, C-247, C-248, C-254: arrows, thumbnails, keys; two slides go round both ways', async () => {
    await example('Carousel', TWO, {}, async (page) => {
      await ready(page);
      const next = page.getByRole('button', { name: 'Nästa' });
      const previous = page.getByRole('button', { name: 'Föregående' });
      for (const expected of [2, 1, 2]) {
        await next.click();
        expect(await shown(page)).toBe(expected);
        await inView(page, expected);
      }
      await previous.click();
      await previous.click();
      expect(await shown(page)).toBe(2);
      await inView(page, 2);
      await next.focus();
      await page.keyboard.press('Enter');
      expect(await shown(page)).toBe(1);
      await page.keyboard.press('Space');
      expect(await shown(page)).toBe(2);
      expect(await focused(page)).toBe('Nästa');
      await page.getByRole('button', { name: 'Däckbyte' }).focus();
      await page.keyboard.press('Enter');
      expect(await shown(page)).toBe(1);
      await page.getByRole('button', { name: 'Begagnat' }).click();
      expect(await shown(page)).toBe(2);
      expect(await axeFaults(page, LONE)).toEqual([]);
    });
    await example('Carousel', 'One slide', {}, async (page) => {
      expect(await page.locator('main button').count()).toBe(0);
    });
  });

  test('C-249, C-250: 4 px are a click and 6 px a drag, on links and thumbnails; 200 px turn the slide', async () => {
    await example('Carousel', TWO, {}, async (page) => {
      await ready(page);
      const followed = await page.evaluateHandle(() => {
        const clicks: string[] = [];
        document.addEventListener('click', (event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          if (link !== null && !event.defaultPrevented) clicks.push(link.pathname);
          if (link !== null) event.preventDefault();
        });
        return clicks;
      });
      const press = async (target: Locator, ...moves: readonly (readonly [number, number])[]) => {
        const box = await target.boundingBox();
        const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
        await page.mouse.move(x, y);
        await page.mouse.down();
        for (const [dx, dy] of moves) await page.mouse.move(x + dx, y + dy);
        await page.mouse.up();
      };
      const link = page.locator('[data-part="slide"]:not([inert]) a');
      await press(link, [4, 0]);
      await press(link, [5, 0]);
      expect(await followed.jsonValue()).toHaveLength(2);
      expect(await shown(page)).toBe(1);
      await press(link, [-6, 0]);
      await press(link, [0, 6]);
      await press(link, [-40, 0], [0, 0]);
      expect(await followed.jsonValue()).toHaveLength(2);
      const thumbnail = page.locator('[data-at]:not([aria-current])');
      const now = await shown(page);
      await press(thumbnail, [6, 0]);
      expect(await shown(page)).toBe(now);
      await press(thumbnail, [4, 0]);
      expect(await shown(page)).not.toBe(now);
      const viewport = page.locator('[data-part="viewport"]');
      const before = await shown(page);
      await press(viewport, [-50, 2], [-100, 3], [-200, 4]);
      expect(await shown(page)).not.toBe(before);
      await inView(page, await shown(page));
    });
  });

  test('C-249: a finger turns the slide, and leaves scrolling up and down to the page', async () => {
    await example('Carousel', TWO, { viewport: PHONE }, async (page) => {
      await ready(page);
      const client = await page.context().newCDPSession(page);
      const swipe = async (xDistance: number, yDistance: number) =>
        client.send('Input.synthesizeScrollGesture', {
          ...{ x: 200, y: 400, xDistance, yDistance, gestureSourceType: 'touch', speed: 1200 },
        });
      await swipe(-150, 0);
      await page.locator('[data-part="slide"]:not([inert])[aria-label^="2"]').waitFor();
      // Moves up and down are the page's.
      await swipe(0, -200);
      const viewport = page.locator('[data-part="viewport"]');
      expect(await viewport.evaluate((element) => getComputedStyle(element).touchAction)).toBe(
        'pan-y pinch-zoom',
      );
      expect(await shown(page)).toBe(2);
    });
  });

  test.each([
    ['C-251', 1440, 900, 650, 650],
    ['C-251', 1920, 1080, 650, 650],
    ['C-252', 390, 400, 400, 400],
    ['C-252', 390, 844, 400, 800],
    ['C-253', 600, 1400, 800, 800],
  ])('%s: at %i × %i a slide is %i to %i px high', async (_, width, height, least, most) => {
    await example('Carousel', TWO, { viewport: { width, height } }, async (page) => {
      const box = await page.locator('[data-part="slide"]').first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(least);
      expect(box?.height).toBeLessThanOrEqual(most);
    });
  });

  test.each([
    [PHONE, /winter-road-4-tall/],
    [DESKTOP, /workshop-bay-2\//],
  ])('C-233: at %o px one picture of the slide is fetched, the right one', async (viewport, right) => {
    await visit(stage.browser, { viewport }, async (page) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (/winter-road|workshop-bay/.test(request.url())) fetched.push(request.url());
      });
      await page.goto(`${stage.server.url}/_dev/blocks/Carousel?example=${encodeURIComponent(TWO)}`);
      await page.waitForLoadState('networkidle');
      expect(fetched).toHaveLength(1);
      expect(fetched[0]).toMatch(right);
    });
  });

  test('keyboard: the control is the first stop, focus ends the rotation, hidden slides are out of reach', async () => {
    await example('Carousel', ROTATING, {}, async (page) => {
      const root = await ready(page);
      expect(await root.getAttribute('aria-roledescription')).toBe('bildkarusell');
      const live = root.locator('[aria-live]');
      expect(await live.getAttribute('aria-live')).toBe('off');
      await root.hover();
      expect(await live.getAttribute('aria-live')).toBe('polite');
      await page.mouse.move(5, 895);
      await page.locator('#main').focus();
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Stoppa bildspelet');
      // It rests while it is looked at, and stops when one goes on.
      expect(await live.getAttribute('aria-live')).toBe('polite');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Se elbilarna');
      expect(await root.locator('[data-rotation]').getAttribute('aria-label')).toBe('Starta bildspelet');
      const stops: string[] = [];
      for (let stop = 0; stop < 6; stop++) {
        await page.keyboard.press('Tab');
        stops.push(await focused(page));
      }
      expect(stops).toEqual(['Kampanjer', 'Föregående', 'Nästa', 'Elbilar', 'Däckbyte', 'Begagnat']);
      await root.locator('[data-rotation]').focus();
      await page.keyboard.press('Enter');
      expect(await focused(page)).toBe('Stoppa bildspelet');
      expect(await live.getAttribute('aria-live')).toBe('off');
    });
  });
});

describe('texts that open', () => {
  test('C-180, C-182: questions open by Enter and Space, independent of each other, and hide nothing that can be reached', async () => {
    await example('FaqList', 'Standard', {}, async (page) => {
      const questions = page.locator('main summary');
      const open = () => page.locator('main details[open]').count();
      expect([await questions.count(), await open()]).toEqual([3, 0]);
      await questions.first().focus();
      await page.keyboard.press('Tab');
      // The link in the closed answer is passed over.
      expect(await questions.nth(1).evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await questions.first().focus();
      await page.keyboard.press('Space');
      expect(await open()).toBe(2);
      await settled(page);
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('villkoren');
      const client = await page.context().newCDPSession(page);
      const { nodes } = await client.send('Accessibility.getFullAXTree');
      const role = (name: string) => nodes.filter((node) => node.role?.value === name);
      const expanded = role('DisclosureTriangle').map(
        ({ properties }) => properties?.find(({ name }) => name === 'expanded')?.value.value,
      );
      expect(expanded).toEqual([true, true, false]);
      expect(role('heading').map(({ name }) => name?.value)).toContain('Vad kostar en provkörning?');
      expect(await axeFaults(page, LONE)).toEqual([]);
    });
  });

  test('C-178, C-179: wide is wider, and the margin above is there only when it is wanted', async () => {
    await visit(stage.browser, {}, async (page) => {
      await page.goto(`${stage.server.url}/_dev/blocks/FaqList`);
      const [narrow, wide] = await page
        .locator('main details:first-of-type')
        .evaluateAll((items) => items.map((item) => item.clientWidth));
      expect(wide).toBeGreaterThan((narrow ?? 0) * 1.3);
      const margins = await page
        .locator('main > section')
        .evaluateAll((blocks) => blocks.map((block) => Number.parseFloat(getComputedStyle(block).marginTop)));
      expect(margins[0]).toBeGreaterThan(0);
      expect(margins[1]).toBe(0);
    });
  });

  test('C-218, C-219, C-220: legal text is hidden, shown, and hidden again, by its labels', async () => {
    await example('LegalInfo', 'With its own labels', {}, async (page) => {
      const toggle = page.locator('main summary');
      const text = page.locator('main details p').first();
      for (const [shown, label] of [
        [false, 'Läs villkoren'],
        [true, 'Dölj villkoren'],
        [false, 'Läs villkoren'],
      ] as const) {
        await text.waitFor({ state: shown ? 'visible' : 'hidden' });
        expect((await toggle.innerText()).startsWith(label)).toBe(true);
        await toggle.click();
      }
    });
  });
});

describe('files', () => {
  const EXAMPLE = 'Collapsed to three';

  test('C-186, C-187, C-188, C-189, C-195, C-196: three files, then all, then three, by click and keys, in 300 ms', async () => {
    await example('FileDownloadList', EXAMPLE, {}, async (page) => {
      await page.locator('[data-enhance="file-download-list"][data-ready]').waitFor();
      const toggle = page.locator('main button');
      const list = page.locator('main ul');
      const visible = () =>
        list.locator('a').evaluateAll((links) => links.filter((link) => link.checkVisibility()).length);
      const state = async () => [
        await toggle.getAttribute('aria-expanded'),
        await toggle.innerText(),
        await visible(),
      ];
      const closed = ['false', 'Visa alla filer', 3];
      const opened = ['true', 'Visa färre filer', 6];
      const rests = () =>
        page.waitForFunction(() => document.querySelector('main ul')?.getAttribute('style') === '');
      expect(await state()).toEqual(closed);
      const style = await list.evaluate((element) => {
        const { rowGap, transitionProperty, transitionDuration } = getComputedStyle(element);
        return { rowGap, transitionProperty, transitionDuration };
      });
      expect(style).toEqual({ rowGap: '8px', transitionProperty: 'height', transitionDuration: '0.3s' });
      const [first, second] = await list
        .locator('li')
        .evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
        );
      expect((second?.[0] ?? 0) - (first?.[1] ?? 0)).toBe(8);
      await toggle.click();
      await rests();
      expect(await state()).toEqual(opened);
      await toggle.press('Enter');
      await rests();
      expect(await state()).toEqual(closed);
      await toggle.press('Space');
      await rests();
      expect(await state()).toEqual(opened);
    });
    await example('FileDownloadList', EXAMPLE, { reducedMotion: 'reduce' }, async (page) => {
      const duration = await page
        .locator('main ul')
        .evaluate((list) => getComputedStyle(list).transitionDuration);
      expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.001);
    });
  });

  test('C-185: an entry is a file to take home, of the kind it says', async () => {
    await example('FileDownloadList', EXAMPLE, {}, async (page) => {
      const link = page.locator('main ul a').first();
      expect(await link.getAttribute('download')).toBe('');
      const answer = await page.request.get(
        new URL((await link.getAttribute('href')) ?? '', page.url()).href,
      );
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp']);
    });
  });

  test('C-189: without a script all files are there', async () => {
    await example('FileDownloadList', EXAMPLE, { javaScript: false, expected: NO_SCRIPT }, async (page) => {
      expect(await page.locator('main ul a').last().isVisible()).toBe(true);
      expect(await page.locator('main button').isVisible()).toBe(false);
    });
  });
});

describe('copied', () => {
  const FOOTER = 'Four columns and social channels';
  /** When the status of the first copy button had which text, in milliseconds. */
  const watched = (page: Page) =>
    page.evaluateHandle(() => {
      const log: { readonly at: number; readonly text: string }[] = [];
      const status = document.querySelector('[data-enhance="copy-text"] [role="status"]');
      if (status !== null)
        new MutationObserver(() => {
          log.push({ at: performance.now(), text: status.textContent ?? '' });
        }).observe(status, { childList: true });
      return log;
    });

  test('C-205, C-206: the copy button copies and says so for a second; pressed again, for another whole one', async () => {
    await example('Footer', FOOTER, {}, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const log = await watched(page);
      const button = page.getByRole('button', { name: 'Kopiera: 08-465 004 10' });
      const status = page.locator('[data-enhance="copy-text"] [role="status"]').first();
      await button.click();
      await status.getByText('Kopierat').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('08-465 004 10');
      await page.waitForTimeout(500);
      await button.click();
      await page.waitForFunction((all) => all.at(-1)?.text === '', log);
      const [shown, again, gone] = await log.jsonValue();
      expect([shown?.text, again?.text, gone?.text]).toEqual(['Kopierat', 'Kopierat', '']);
      expect((gone?.at ?? 0) - (again?.at ?? 0)).toBeGreaterThan(950);
      expect((gone?.at ?? 0) - (again?.at ?? 0)).toBeLessThan(1200);
    });
  });

  test('C-207: where the clipboard is closed nothing is said to be copied', async () => {
    await example('Footer', FOOTER, {}, async (page) => {
      const log = await watched(page);
      const tried = await page.evaluateHandle(() => {
        const calls: string[] = [];
        navigator.clipboard.writeText = (text) => {
          calls.push(text);
          return Promise.reject(new DOMException('no', 'NotAllowedError'));
        };
        return calls;
      });
      await page.getByRole('button', { name: 'Kopiera: 08-465 004 10' }).click();
      await page.waitForFunction((calls) => calls.length === 1, tried);
      expect((await log.jsonValue()).filter(({ text }) => text !== '')).toEqual([]);
    });
  });
});

describe('share menu', () => {
  const open = (options: VisitOptions, act: (page: Page) => Promise<void>) =>
    example('SocialMedia', 'Only share', options, async (page) => {
      await page.locator('[data-enhance="social-media"][data-ready]').waitFor();
      await act(page);
    });

  test.each([
    ['C-258, C-499', 'LinkedIn', 'www.linkedin.com', 'url'],
    ['C-259, C-500', 'Facebook', 'www.facebook.com', 'u'],
    ['C-260, C-501', 'WhatsApp', 'wa.me', 'text'],
    ['C-261, C-502', 'X', 'x.com', 'url'],
  ])('%s: %s opens in a new window of its own, with the whole address', async (_, name, host, parameter) => {
    await open({}, async (page) => {
      await page.context().route(`https://${host}/**`, (route) => route.fulfill({ body: 'ok' }));
      await page.locator('main summary').click();
      const opened = page.context().waitForEvent('page');
      await page.getByRole('link', { name, exact: true }).click();
      const popup = await opened;
      await popup.waitForLoadState();
      const address = new URL(popup.url());
      expect(address.host).toBe(host);
      expect(address.searchParams.get(parameter)).toBe(page.url());
      expect(await popup.evaluate(() => opener === null)).toBe(true);
    });
  });

  test('C-262, C-264, C-265: "Dela" opens the menu, "Kopiera" copies the whole address and says so', async () => {
    await open({}, async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const toggle = page.locator('main summary');
      expect(await toggle.innerText()).toBe('Dela');
      await toggle.click();
      await page.getByRole('button', { name: 'Kopiera', exact: true }).click();
      await page.getByRole('status').getByText('Kopierat').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      expect(await axeFaults(page, LONE)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await page.locator('main details[open]').count()).toBe(0);
      expect(await focused(page)).toContain('Dela');
    });
  });

  test('C-263: the share sheet of the device comes first; second thoughts are silent, a failure opens the menu', async () => {
    await open({}, async (page) => {
      const asked = await page.evaluateHandle(() => {
        const calls: (ShareData | undefined)[] = [];
        const outcomes = [undefined, 'AbortError', 'NotAllowedError'];
        Object.defineProperty(navigator, 'share', {
          value: (data?: ShareData) => {
            const outcome = outcomes[calls.push(data) - 1];
            return outcome === undefined
              ? Promise.resolve()
              : Promise.reject(new DOMException('no', outcome));
          },
        });
        return calls;
      });
      const toggle = page.locator('main summary');
      const menu = page.locator('main details[open]');
      await toggle.click();
      await toggle.click();
      expect(await asked.jsonValue()).toEqual([
        expect.objectContaining({ url: page.url() }),
        expect.objectContaining({ url: page.url() }),
      ]);
      expect(await menu.count()).toBe(0);
      await toggle.click();
      await menu.waitFor();
    });
  });
});

test('C-285, C-286: a countdown goes down each second, and rests at zero', async () => {
  await visit(stage.browser, {}, async (page) => {
    await page.clock.install({ time: '2027-04-30T15:59:55Z' });
    await page.goto(`${stage.server.url}/_dev/blocks/Countdown`);
    await page.locator('[data-enhance="countdown"][data-ready]').first().waitFor();
    const left = (at: number) =>
      page.locator('[role="timer"]').nth(at).locator('[data-unit]').allTextContents();
    const start = await left(0);
    expect(start.slice(0, 3)).toEqual(['0', '0', '0']);
    const seconds = Number(start[3]);
    expect(seconds).toBeGreaterThan(0);
    await page.clock.runFor(1000);
    expect(Number((await left(0))[3])).toBe(seconds - 1);
    await page.clock.runFor(60_000);
    expect(await left(0)).toEqual(['0', '0', '0', '0']);
    expect(await left(2)).toEqual(['0', '0', '0', '0']);
  });
});

test.each([PHONE, DESKTOP])('C-283: at %o px a film is 16:9', async (viewport) => {
  await example('Video', 'Only the film', { viewport }, async (page) => {
    const box = await page.locator('[data-enhance="video"]').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.778, 2);
  });
});
