/** @module-tag sweep */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import type { Language } from '~/sites';
import { THEMES, type ThemeKey } from '~/themes';
import { axeFaults, DESKTOP, loadPictures, openStage, PHONE, type Stage, settled, visit } from './browser';
import {
  brokenPictures,
  invisibleWords,
  movingParts,
  opened,
  shiftsOf,
  widerThanScreen,
} from './page-checks';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

/** They show what stands in the address of a page of their own; the pages of the sites are their gallery. */
const BOUND_TO_A_PAGE = new Set(['CarDetail', 'FacilityDetail', 'StoryPage']);
const names = [...BLOCKS.keys()].filter((name) => !BOUND_TO_A_PAGE.has(name)).sort();

const LANGUAGES: readonly Language[] = ['sv', 'nb', 'fi', 'sk', 'en', 'en-GB'];

interface Showing {
  readonly name: string;
  readonly theme: ThemeKey;
  readonly language: Language;
}

const full: readonly Showing[] = names.flatMap((name) =>
  THEMES.flatMap(({ key: theme }) => LANGUAGES.map((language) => ({ name, theme, language }))),
);

/** Each block once, all themes and languages taking turns. */
const turns: readonly Showing[] = names.map((name, index) => ({
  name,
  theme: THEMES[index % THEMES.length]?.key ?? 'nordhem',
  language: LANGUAGES[index % LANGUAGES.length] ?? 'sv',
}));

/** Every block in one theme, the languages taking turns. */
const inTheme = (key: ThemeKey): readonly Showing[] =>
  names.map((name, index) => ({ name, theme: key, language: LANGUAGES[index % LANGUAGES.length] ?? 'sv' }));

/** `GALLERY=<theme>` goes through every block in that theme; `full` through all themes and languages: half an hour. */
function showings(wanted: string | undefined): readonly Showing[] {
  if (wanted === 'full') return full;
  const theme = THEMES.find(({ key }) => key === wanted);
  return theme === undefined ? turns : inTheme(theme.key);
}

/** The widths at which something changes, the narrowest that must hold, and half of 1280: a zoom of 200 %. */
const WIDTHS = [320, 390, 640, 768, 1280, 1501, 1920] as const;

/** Rules about whole documents; a page of one block's examples has several first headings, or none. */
const OF_WHOLE_PAGES = ['page-has-heading-one', 'heading-order', 'landmark-unique', 'region'];

describe('the gallery', () => {
  test.each(
    showings(process.env.GALLERY).map((showing, index) => ({
      ...showing,
      viewport: index % 2 === 0 ? PHONE : DESKTOP,
    })),
  )('$name in theme $theme and language $language', async ({ name, theme, language, viewport }) => {
    await visit(stage.browser, { viewport }, async (page) => {
      const url = `${stage.server.url}/_dev/blocks/${name}?theme=${theme}&language=${language}`;
      expect(await opened(page, url)).toBe(200);
      expect.soft(await brokenPictures(page)).toEqual([]);
      const moved = await shiftsOf(page);
      expect.soft(moved.map(({ value, of }) => `${value.toFixed(4)} ${of}`)).toEqual([]);
      expect.soft(await axeFaults(page, OF_WHOLE_PAGES)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: viewport.height });
        // A menu measures itself anew a moment after the window has come to rest.
        await expect.poll(() => widerThanScreen(page), { message: `at ${width} px` }).toEqual([]);
      }
    });
  });
});

const WITH_MOST_COLOURS = [
  'AlertBanner',
  'Carousel',
  'CtaBanner',
  'Footer',
  'HeroBanner',
  'Navigation',
  'SellCarForm',
];

describe('for visitors with colours of their own', () => {
  test.each(WITH_MOST_COLOURS.map((name, index) => ({ name, viewport: index % 2 === 0 ? PHONE : DESKTOP })))(
    '$name keeps its words, and axe has nothing against it',
    async ({ name, viewport }) => {
      for (const colorScheme of ['light', 'dark'] as const)
        await visit(stage.browser, { viewport, forcedColors: 'active', colorScheme }, async (page) => {
          expect(await opened(page, `${stage.server.url}/_dev/blocks/${name}`)).toBe(200);
          await loadPictures(page);
          expect.soft(await invisibleWords(page), colorScheme).toEqual([]);
          // The colours are the browser's, and axe does not know them.
          expect.soft(await axeFaults(page, [...OF_WHOLE_PAGES, 'color-contrast'])).toEqual([]);
        });
    },
  );

  test('a ground that is taken away takes words with it, and that is seen', async () => {
    await visit(stage.browser, { forcedColors: 'active' }, async (page) => {
      await opened(page, `${stage.server.url}/_dev/blocks/AlertBanner`);
      await page.addStyleTag({
        content: '[data-alert] * { forced-color-adjust: none; color: #fff !important }',
      });
      expect(await invisibleWords(page)).toContain('Växeln är stängd i dag');
    });
  });
});

const THAT_MOVE = [
  'Carousel',
  'Countdown',
  'HeroBanner',
  'ImageButton',
  'Navigation',
  'StoriesList',
  'VideoElement',
];

describe('for visitors who want no motion', () => {
  test.each(THAT_MOVE)('%s stands still', async (name) => {
    await visit(stage.browser, { viewport: PHONE, reducedMotion: 'reduce' }, async (page) => {
      expect(await opened(page, `${stage.server.url}/_dev/blocks/${name}`)).toBe(200);
      await loadPictures(page);
      await settled(page);
      expect(await movingParts(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => [...document.querySelectorAll('video')].filter(({ paused }) => !paused).length,
        ),
      ).toBe(0);
    });
  });
});
