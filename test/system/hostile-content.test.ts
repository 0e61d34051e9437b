/** @module-tag sweep */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BLOCKS } from '~/blocks/registry';
import { builtAssets } from '~/page/assets';
import { demoServices } from '~test/demo-services';
import { HOSTILE } from '~test/hostile-content';
import { hostileDocument, spoiledNode } from '~test/hostile-page';
import { ask } from './ask';
import { loadPictures, openStage, PHONE, type Stage, visit } from './browser';
import { widerThanScreen } from './page-checks';
import { BUILD } from './server';

let stage: Stage;
let opened: Awaited<ReturnType<typeof demoServices>>;
beforeAll(async () => {
  [stage, opened] = await Promise.all([openStage(), demoServices('automotive-se', 1)]);
});
afterAll(async () => {
  await stage.close();
  await opened.close();
});

/** All blocks of the house on one page, each field of them spoiled; one example of each. */
async function worstPage(name: string): Promise<string> {
  const spoil = HOSTILE.find(([title]) => title === name)?.[1];
  if (spoil === undefined) throw new Error(`nothing hostile is called ${name}`);
  const nodes = [...BLOCKS.values()].flatMap(({ contract }) => {
    const [example] = Object.values(contract.examples);
    return example === undefined ? [] : [spoiledNode(contract, example, spoil, undefined, contract.name)];
  });
  // The classes of this process are not those of the build yet: every rule is kept, used or not, and none comes later.
  const { stylesInTwo: _, ...built } = builtAssets(join(BUILD, 'client'), join(BUILD, 'server'));
  const assets = { ...built, css: (entries: Iterable<string>) => built.css(entries) };
  const { html, faults } = await hostileDocument(nodes, { services: opened.services, assets });
  expect(faults).toEqual([]);
  return dressed(html);
}

const classNames = z.record(z.string(), z.record(z.string(), z.string()));

/** A document of this process with the classes of the build, and what the build has for every page. */
async function dressed(html: string): Promise<string> {
  const built = classNames.parse(JSON.parse(await readFile(join(BUILD, 'server/class-names.json'), 'utf8')));
  const bySheet = new Map(Object.entries(built).map(([path, names]) => [path.split('/').at(-1), names]));
  const { text } = await ask(stage.server, '/_dev/blocks/Spacer', { host: 'automotive-se.localhost' });
  const basics = /<style>[\s\S]*?<\/style>/.exec(text)?.[0] ?? '';
  return html
    .replaceAll(
      /([a-z-]+)-module_[\w-]{6}_(\w+)/g,
      (_, file, name) => bySheet.get(`${file}.module.css`)?.[name] ?? '',
    )
    .replace(/<style>/, () => `${basics}<style>`);
}

describe('a page of hostile content in the browser, and no policy that would keep scripts from running', () => {
  test.each([
    'text: markup with a script',
    'text: markup that closes what it stands in',
    'text: 100 000 letters without a gap',
    'address: a script in disguise',
    'address: one that leaves its attribute',
  ])('%s: nothing runs, and the page keeps its width', async (name) => {
    const html = await worstPage(name);
    // Pictures of hostile addresses are not there; what the page's own scripts make of it must hold.
    const missing = [
      /\/(?:media|@fs|node_modules|x)\b/,
      /Failed to load resource/,
      /forms\.example/,
      /ERR_|refused/i,
    ];
    await visit(stage.browser, { viewport: PHONE, expected: missing }, async (page) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      const address = stage.server.site('automotive-se', '/_hostile');
      await page.route(address, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForFunction(
        () => document.querySelector('[data-enhance]:not([data-ready], [data-enhance-when])') === null,
      );
      await loadPictures(page);
      for (const link of await page.locator('main a[href]').all()) {
        const href = await link.evaluate((element) =>
          element instanceof HTMLAnchorElement ? element.protocol : '',
        );
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(href);
      }
      expect(dialogs).toEqual([]);
      expect(await page.locator('body > *').count()).toBeGreaterThan(1);
      expect(await widerThanScreen(page)).toEqual([]);
    });
  });
});

describe('C-462: the search of a hero takes whatever is typed', () => {
  test.each([
    ['10 000 characters', 'x'.repeat(10_000)],
    ['a script', '"><script>alert(1)</script>'],
    ['only spaces', '     '],
    ['emoji', '🚗 💨 👩‍🔧'],
  ])('%s', async (_, words) => {
    await visit(stage.browser, {}, async (page) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.goto(`${stage.server.url}/_dev/blocks/HeroBanner`, { waitUntil: 'domcontentloaded' });
      await page.locator('main search form[data-ready]').first().waitFor();
      const bar = page.locator('main search').first().locator('input[type="search"]');
      await bar.fill(words);
      const typed = await bar.inputValue();
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
      await bar.press('Enter');
      const { status, url } = await answer.then((response) => ({
        status: response.status(),
        url: response.url(),
      }));
      expect(status).toBe(200);
      expect(url).toMatch(/^http:[\w.:/?=&%+*-]*$/);
      expect(new URL(url).searchParams.get('keyphrase') ?? '').toBe(typed.trim().split(/\s+/).join(' '));
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(dialogs).toEqual([]);
    });
  });

  test('10 000 characters in the address are a search like any other', async () => {
    const path = `/kop-bil/alla-bilar-i-lager?keyphrase=${'x'.repeat(10_000)}`;
    expect((await ask(stage.server, path, { host: 'automotive-se.localhost' })).status).toBe(200);
  });
});
