/** @module-tag sweep */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import { NOTICE_SCRIPT } from '~/features/alert-notice/notice-script';
import { PANEL_SCRIPT } from '~/features/car-search/filters/panel-script';
import { BACK_SCRIPT } from '~/ui/back-link/back-link-script';
import { HEIGHT_SCRIPT } from '~/ui/steady-end/stored-height-script';
import { demoServices } from '~test/demo-services';
import { dataBlocks, HOSTILE, type Spoiler, whatRuns } from '~test/hostile-content';
import { hostileDocument, spoiledNode } from '~test/hostile-page';
import { EARLY_SCRIPT } from '../early-script';

let opened: Awaited<ReturnType<typeof demoServices>>;
beforeAll(async () => {
  opened = await demoServices('automotive-se', 1);
});
afterAll(() => opened?.close());

const assets = { boot: '/boot.js', scripts: [], preloads: () => [], layers: '', css: () => '' };

const EVERYTHING = undefined;
const WORDS = ['text', 'richText', 'film'];
const ADDRESSES = ['link', 'image', 'video', 'file', 'icon'];

/**
 * Everything at once, and then what hides when all else is spoiled too: words alone, and addresses alone. Hostile words come with
 * one address, and hostile addresses with words that are one of the others.
 */
const partsOf = (name: string) =>
  name.startsWith('text: ')
    ? [EVERYTHING, WORDS]
    : name.startsWith('address: ')
      ? [EVERYTHING, ADDRESSES]
      : [EVERYTHING, WORDS, ADDRESSES];

/** Scripts of the house that stand in the document itself; the policy knows them by their hashes. */
const withoutOwnScripts = (html: string) =>
  [EARLY_SCRIPT, NOTICE_SCRIPT, PANEL_SCRIPT, HEIGHT_SCRIPT, BACK_SCRIPT].reduce(
    (rest, script) => rest.replaceAll(`<script>${script}</script>`, ''),
    html,
  );

/** One of each kind: the others find the same mistakes, and some more. */
const MAIN = ['text: markup that closes what it stands in', 'address: a script', 'junk: object', 'missing'];
const isMain = ([name]: (typeof HOSTILE)[number]) => MAIN.includes(name);

describe.each([...BLOCKS.values()])('$contract.name with hostile content', ({ contract }) => {
  const check = async (name: string, spoil: Spoiler) => {
    for (const [title, example] of Object.entries(contract.examples)) {
      for (const kinds of partsOf(name)) {
        const node = spoiledNode(contract, example, spoil, kinds);
        const { html, faults } = await hostileDocument([node], { services: opened.services, assets });
        expect(faults, title).toEqual([]);
        expect(whatRuns(withoutOwnScripts(html), ['/boot.js']), title).toEqual([]);
        for (const data of dataBlocks(html)) expect(() => JSON.parse(data), title).not.toThrow();
      }
    }
  };
  const title = '%s: nothing runs and nothing breaks';
  test.each(HOSTILE.filter(isMain))(title, check);
  test.each(HOSTILE.filter((each) => !isMain(each)))(title, { tags: ['sweep'] }, check);
});
