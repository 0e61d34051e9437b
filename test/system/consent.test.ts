import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { axeFaults, DESKTOP, openOwnStage, PHONE, type Stage, settled, visit } from './browser';
import { startTagHost, type TagHost } from './tag-host';

/** What a visitor is asked, and that nothing of others happens before the answer (ANALYTICS-1, ADR 0010). */
let host: TagHost;
let stage: Stage;
let before = 0;

beforeAll(async () => {
  host = await startTagHost();
  stage = await openOwnStage({
    TAG_CONTAINERS: 'automotive-se=GTM-TEST123',
    TAG_MANAGER_URL: `${host.origin}/gtm.js`,
    MARKETING_FORM_URL: `${host.origin}/form/{formId}`,
    THIRD_PARTY_FORM_URL: `${host.origin}/form/{formId}`,
  });
});

afterAll(async () => {
  await stage.close();
  await host.close();
});

beforeEach(() => {
  before = host.requests.length;
});

/** What the other host was asked for in this test. */
const requests = (): readonly string[] => host.requests.slice(before);

const home = (path = '/', site = 'automotive-se') => stage.server.site(site, path);
const gallery = (block: string, example: string) =>
  `${stage.server.url}/_dev/blocks/${block}?example=${encodeURIComponent(example)}`;

const question = (page: Page) => page.getByRole('region', { name: 'Ditt val av kakor' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Inställningar för kakor' });
const footerControl = (page: Page) =>
  page.locator('footer').getByRole('button', { name: 'Inställningar för kakor' });

/** The data layer as JSON, commands as lists; null where there is none. */
const dataLayer = (page: Page): Promise<readonly unknown[] | null> =>
  page.evaluate(() => {
    if (window.dataLayer === undefined) return null;
    const plain = (entry: unknown) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Object.values(Object(entry)) : entry;
    return JSON.parse(JSON.stringify(window.dataLayer.map(plain)));
  });

const pageViews = async (page: Page): Promise<readonly unknown[]> =>
  ((await dataLayer(page)) ?? []).filter((entry) => JSON.stringify(entry).includes('"page_view"'));

const stored = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
  }));

const agreed = async (page: Page): Promise<unknown> => {
  const cookie = (await page.context().cookies(page.url())).find(({ name }) => name === 'consent');
  return cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie.value)).categories;
};

describe('the question', () => {
  test('C-051 before an answer nothing is stored, pushed or asked of others; refusing keeps it so', async () => {
    await visit(stage.browser, { consent: 'unasked' }, async (page) => {
      await page.goto(home());
      await question(page).waitFor();
      expect(await stored(page)).toEqual({ cookies: '', local: 0, session: 0 });
      expect(await dataLayer(page)).toBeNull();

      await page.getByRole('button', { name: 'Avvisa alla' }).click();
      await question(page).waitFor({ state: 'hidden' });
      expect(await agreed(page)).toEqual(['necessary']);

      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.goto(home('/kontakt'));
      await page.waitForLoadState('networkidle');
      expect(await dataLayer(page)).toBeNull();
      expect(scripts.filter((url) => /dialog-|measure-|api\/consent/.test(url))).toEqual([]);
      expect(requests()).toEqual([]);
    });
  });

  test('it lies over the page: nothing shifts, it is not the largest paint, it does not take the focus', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { consent: 'unasked', viewport: PHONE }, async (page) => {
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0, largest: '' });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry)
              Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Number(entry.value) });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const element = 'element' in entry ? entry.element : null;
            if (element instanceof Element)
              Object.assign(window, { largest: element.closest('#cc-main') === null ? 'page' : 'question' });
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      await page.goto(home());
      await page.getByRole('button', { name: 'Meny', exact: true }).focus();
      await question(page).waitFor();
      await settled(page);
      await page.waitForTimeout(300);
      expect(
        await page.evaluate(() => [Reflect.get(window, 'shifts'), Reflect.get(window, 'largest')]),
      ).toEqual([0, 'page']);
      const menu = page.getByRole('button', { name: 'Meny', exact: true });
      expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    });
  });

  test('2.4.11 what has the focus is never wholly below it, and it is the first stop behind the skip link', {
    tags: ['sweep'],
  }, async () => {
    await visit(
      stage.browser,
      { consent: 'unasked', viewport: PHONE, reducedMotion: 'reduce' },
      async (page) => {
        await page.goto(home('/kontakt'));
        await question(page).waitFor();
        await settled(page);
        const stops: string[] = [];
        for (let n = 0; n < 30; n += 1) {
          await page.keyboard.press('Tab');
          const stop = await page.evaluate(() => {
            const element = document.activeElement;
            const cover = document.querySelector('#cc-main .cm');
            if (element === null || cover === null) return { name: '', covered: true };
            const [a, b] = [element.getBoundingClientRect(), cover.getBoundingClientRect()];
            const inside = a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;
            return { name: element.textContent ?? '', covered: inside && !cover.contains(element) };
          });
          expect(stop, `stop ${n}: ${stop.name}`).toMatchObject({ covered: false });
          stops.push(stop.name.trim());
        }
        expect(stops.slice(1, 5)).toEqual(['Om våra kakor', 'Godkänn alla', 'Avvisa alla', 'Välj själv']);
      },
    );
  });

  test('who answered an earlier question is asked again, and told that it has changed', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { consent: ['analytics'] }, async (page) => {
      const [cookie] = (await page.context().cookies(home())).filter(({ name }) => name === 'consent');
      const earlier = { ...JSON.parse(decodeURIComponent(cookie?.value ?? '{}')), revision: 0 };
      await page
        .context()
        .addCookies([{ name: 'consent', value: encodeURIComponent(JSON.stringify(earlier)), url: home() }]);
      await page.goto(home('/kontakt'));
      await question(page).getByText('Det vi frågar om har ändrats').waitFor();
      expect(await dataLayer(page)).toBeNull();
      await page.getByRole('button', { name: 'Godkänn alla' }).click();
      await expect.poll(() => agreed(page)).toEqual(['necessary', 'analytics', 'marketing', 'external']);
    });
  });

  test.each([
    ['automotive-se', PHONE],
    ['auctions-se', DESKTOP],
    ['carstore-fi', PHONE],
  ] as const)('%s: axe has nothing against the question and the settings', async (site, viewport) => {
    await visit(stage.browser, { consent: 'unasked', viewport }, async (page) => {
      await page.goto(home(siteByKey(site).paths.cookies, site));
      await page.locator('html.show--consent .cc--anim .cm').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.locator('#cc-main [data-role="show"]').click();
      await page.locator('html.show--preferences .cc--anim .pm').waitFor();
      expect(await axeFaults(page)).toEqual([]);
    });
  });
});

describe('the settings', () => {
  test('by keyboard alone: modal, named, focus kept and given back, each purpose for itself', async () => {
    await visit(stage.browser, { consent: [] }, async (page) => {
      await page.goto(home('/kontakt'));
      await footerControl(page).focus();
      await page.keyboard.press('Enter');
      await settings(page).waitFor();
      await settled(page);
      expect(await settings(page).getAttribute('aria-modal')).toBe('true');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('.pm') !== null))
        .toBe(true);
      expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
      for (let n = 0; n < 12; n += 1) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('.pm') !== null)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await settings(page).waitFor({ state: 'hidden' });
      expect(await footerControl(page).evaluate((control) => control === document.activeElement)).toBe(true);
      expect(await agreed(page)).toEqual(['necessary']);

      await page.keyboard.press('Enter');
      const advertising = page.getByRole('switch', { name: 'Annonsering' });
      // The focus is put into the dialog once more when it has come to rest.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('.pm') !== null))
        .toBe(true);
      await settled(page);
      await expect
        .poll(async () => {
          if (!(await advertising.isChecked())) await advertising.press('Space');
          return advertising.isChecked();
        })
        .toBe(true);
      await page.getByRole('button', { name: 'Spara mitt val' }).press('Enter');
      await settings(page).waitFor({ state: 'hidden' });
      expect(await agreed(page)).toEqual(['necessary', 'marketing']);
      // Advertising alone lets the container run, but counts nobody. It is loaded behind the choice: while the page stands.
      await expect.poll(requests).toContain('/gtm.js?id=GTM-TEST123');
    });
    expect(requests().join()).not.toContain('page_view');
  });

  test('a change of mind ends it: cookies deleted, tags gone, nothing more is sent', async () => {
    await visit(stage.browser, { consent: ['analytics', 'marketing'] }, async (page) => {
      await page.goto(home('/kontakt'));
      await expect.poll(async () => (await stored(page)).cookies).toContain('_ga=');
      await footerControl(page).click();
      await settings(page).waitFor();
      await Promise.all([
        page.waitForEvent('load'),
        settings(page).getByRole('button', { name: 'Avvisa alla' }).click(),
      ]);
      const until = host.requests.length;
      await page.waitForLoadState('networkidle');
      expect(await agreed(page)).toEqual(['necessary']);
      expect((await stored(page)).cookies).not.toContain('_ga=');
      expect(await dataLayer(page)).toBeNull();
      await page.goto(home());
      await page.waitForLoadState('networkidle');
      expect(host.requests.slice(until)).toEqual([]);
    });
  });

  test('without a script there is nothing to choose, and no control that does nothing', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { consent: 'unasked', javaScript: false }, async (page) => {
      await page.goto(home());
      expect(await footerControl(page).isVisible()).toBe(false);
      expect(await page.context().cookies()).toEqual([]);
      expect(requests()).toEqual([]);
    });
  });
});

describe('after consent', () => {
  const view = (page_name: string, language: string) => ({
    event: 'page_view',
    channel: 'WEB',
    currency: 'USD',
    page_name,
    variant_id: 'default',
    language,
  });

  test('C-051, C-481, C-482, C-483, C-484, C-485: all denied first, then the choice, the container, one page view', async () => {
    await visit(stage.browser, { consent: 'unasked' }, async (page) => {
      await page.goto(home());
      await page.getByRole('button', { name: 'Godkänn alla' }).click();
      await expect.poll(requests).toContain('/collect?what=page_view');
      const layer = await dataLayer(page);
      const granted = expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' });
      expect(layer).toEqual([
        ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', security_storage: 'denied' })],
        ['consent', 'update', granted],
        { event: 'gtm.js', 'gtm.start': expect.any(Number) },
        view('home', 'sv'),
      ]);
      expect(requests()[0]).toBe('/gtm.js?id=GTM-TEST123');
      await page.goto(home('/en'));
      await expect.poll(() => pageViews(page)).toEqual([view('home', 'en')]);
    });
  });

  test('C-486 one view per page, one more when the browser brings the page back, none in the gallery', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { consent: ['analytics'] }, async (page) => {
      await page.goto(home('/kontakt'));
      await expect.poll(() => pageViews(page)).toEqual([view('kontakt', 'sv')]);
      await page.getByRole('button', { name: 'Inställningar för kakor' }).click();
      await settings(page).getByRole('button', { name: 'Godkänn alla' }).click();
      await settings(page).waitFor({ state: 'hidden' });
      expect(await pageViews(page)).toHaveLength(1);
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect.poll(() => pageViews(page)).toHaveLength(2);
      await page.goto(gallery('Spacer', 'Large, dark'));
      await page.waitForLoadState('networkidle');
      expect(await dataLayer(page)).toBeNull();
    });
  });

  test('C-487, C-488: a search of the hero is told by the page that it leads to, exactly as typed, once', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { consent: ['analytics'] }, async (page) => {
      await page.goto(home());
      await expect.poll(() => pageViews(page)).toHaveLength(1);
      await page.locator('main input[type="search"]').first().fill('volvo å ');
      await Promise.all([page.waitForURL(/keyphrase=/), page.keyboard.press('Enter')]);
      const search = { event: 'search', search_type: 'start page', search_term: 'volvo å ' };
      await expect.poll(async () => (await dataLayer(page))?.slice(-1)).toEqual([search]);
      expect((await dataLayer(page))?.at(-2)).toMatchObject({ event: 'page_view' });
      await page.reload();
      await expect.poll(() => pageViews(page)).toHaveLength(1);
      expect(JSON.stringify(await dataLayer(page))).not.toContain('start page');
      expect(await stored(page)).toMatchObject({ local: 0, session: 0 });
    });
  });

  test('without consent a search leaves no trace', { tags: ['sweep'] }, async () => {
    await visit(stage.browser, { consent: ['marketing', 'external'] }, async (page) => {
      await page.goto(home());
      await page.locator('main input[type="search"]').first().fill('volvo å');
      await Promise.all([page.waitForURL(/keyphrase=/), page.keyboard.press('Enter')]);
      await page.waitForLoadState('networkidle');
      expect(JSON.stringify(await dataLayer(page))).not.toContain('volvo');
      expect(await stored(page)).toMatchObject({ local: 0, session: 0 });
    });
  });

  test('C-051 a site without a container loads none, whatever the visitor agrees to', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { consent: ['analytics', 'marketing', 'external'] }, async (page) => {
      await page.goto(home('/', 'smart-se'));
      await expect.poll(() => pageViews(page)).toHaveLength(1);
      expect(await page.content()).not.toContain('GTM-');
      expect(requests()).toEqual([]);
    });
  });
});

/** The choice as another tab would change it. */
const refuseElsewhere = (page: Page) =>
  page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test is the other tab
    document.cookie = 'consent=; path=/; max-age=0';
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('what others show in our pages', { tags: ['sweep'] }, () => {
  test('C-284, C-503: a film is asked of its provider on a click, never before, also with consent', async () => {
    await visit(stage.browser, { consent: ['external'] }, async (page) => {
      const films: string[] = [];
      await page.context().route(/youtube/, (route) => {
        films.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
      });
      await page.goto(gallery('Video', 'With title and picture'));
      await page.waitForLoadState('networkidle');
      expect(films).toEqual([]);
      expect(await page.locator('main').textContent()).toContain('YouTube');
      await page.locator('a[data-show]').click();
      await expect.poll(() => films).toHaveLength(1);
      expect(films[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
      await refuseElsewhere(page);
      await page.locator('a[data-show]').waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
    });
  });

  test('C-029, V-450, V-452: a marketing form waits for a click, keeps its place, and is made anew 3 s after sending', async () => {
    await visit(stage.browser, { consent: [] }, async (page) => {
      await page.goto(gallery('MarketingForm', 'In the page'));
      const place = page.locator('[data-enhance="frame"]');
      await place.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const [height] = [(await place.boundingBox())?.height];
      expect(requests()).toEqual([]);
      expect(await place.textContent()).toContain(new URL(host.origin).host);
      await page.getByRole('button', { name: 'Visa formuläret' }).click();
      const form = page.frameLocator('iframe');
      await form.getByLabel('Namn').fill('Kim');
      expect((await place.boundingBox())?.height).toBe(height);
      const sandbox = await page.locator('iframe').getAttribute('sandbox');
      expect(sandbox?.split(' ').sort()).toEqual([
        'allow-forms',
        'allow-popups',
        'allow-popups-to-escape-sandbox',
        'allow-same-origin',
        'allow-scripts',
      ]);
      await form.getByRole('button', { name: 'Skicka' }).click();
      await form.getByText('Tack').waitFor();
      const sent = Date.now();
      await form.getByLabel('Namn').waitFor();
      const waited = Date.now() - sent;
      expect(waited).toBeGreaterThan(2500);
      expect(waited).toBeLessThan(4500);
      expect(await form.getByLabel('Namn').inputValue()).toBe('');
    });
  });

  test('V-451 as a pop-up: a button that stays, a dialog that Escape closes, the focus comes back', async () => {
    await visit(stage.browser, { consent: ['external'], viewport: PHONE }, async (page) => {
      await page.goto(gallery('MarketingForm', 'In a window, with a button'));
      const open = page.getByRole('button', { name: 'Ring mig' });
      await open.click();
      const dialog = page.getByRole('dialog', { name: 'Vi ringer upp' });
      await dialog.waitFor();
      await page.frameLocator('iframe').getByLabel('Namn').waitFor();
      expect(await axeFaults(page, ['frame-tested'])).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
    });
  });

  test('with consent a form is there without a click, and goes when consent is withdrawn', async () => {
    await visit(stage.browser, { consent: ['external'] }, async (page) => {
      await page.goto(gallery('ThirdPartyForm', 'By its id'));
      await page.frameLocator('iframe').getByLabel('Namn').waitFor();
      await refuseElsewhere(page);
      await page.getByRole('button', { name: 'Visa formuläret' }).waitFor();
      expect(await page.locator('iframe').count()).toBe(0);
    });
  });

  test('without a script a plain link leads to the form', async () => {
    await visit(stage.browser, { javaScript: false }, async (page) => {
      await page.goto(gallery('MarketingForm', 'In a window, with a button'));
      const link = page.locator(`a[href="${host.origin}/form/callback"]:visible`);
      expect(await link.textContent()).toBe('Ring mig');
      expect(await page.getByRole('button', { name: 'Ring mig' }).isVisible()).toBe(false);
    });
  });
});
