/** @module-tag sweep */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITES } from '~/sites';
import { DESKTOP, NARROW, openStage, PHONE, type Stage, visit } from './browser';
import { opened, widerThanScreen } from './page-checks';
import { checkPage, testPageTypes } from './page-promises';

/** The pages that `e2e-pages` reads on a phone, on a desktop, and those of all other sites. */
let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

describe('on a desktop', () => testPageTypes(() => stage, DESKTOP));

interface OtherPage {
  readonly site: string;
  readonly language: string;
  readonly path: string;
}

const OTHERS = SITES.filter(({ key }) => key !== 'automotive-se');

/** The other sites of the group, each with its start page and, where it has one, its car list. */
const OTHER_PAGES: readonly OtherPage[] = OTHERS.flatMap(
  ({ key: site, languages: [language], carList, paths }) => {
    const home = { site, language, path: '/' };
    return carList === null ? [home] : [home, { site, language, path: paths.carList }];
  },
);

/** Every other site on one width; the phone and the desk take turns. */
describe('the other sites', () => {
  test.each(OTHER_PAGES.map((each, index) => ({ ...each, viewport: index % 2 === 0 ? PHONE : DESKTOP })))(
    '$site $path',
    async ({ site, path, language, viewport }) => {
      await visit(stage.browser, { viewport }, async (page) => {
        expect(await opened(page, stage.server.site(site, path))).toBe(200);
        await checkPage(page, language, 'in view');
        await page.setViewportSize(NARROW);
        expect.soft(await widerThanScreen(page)).toEqual([]);
      });
    },
  );
});
