import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import type { Language } from '~/sites';
import { THEMES, type ThemeKey } from '~/themes';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';
import { brokenPictures, opened, shiftsOf, widerThanScreen } from './page-checks';

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

/** Each block in two themes and two languages, all themes and languages taking turns. */
const turns: readonly Showing[] = names.flatMap((name, index) =>
  [index, index + 3].map((turn) => ({
    name,
    theme: THEMES[turn % THEMES.length]?.key ?? 'nordhem',
    language: LANGUAGES[turn % LANGUAGES.length] ?? 'sv',
  })),
);

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
        expect.soft(await widerThanScreen(page), `at ${width} px`).toEqual([]);
      }
    });
  });
});
