import { type FallbackMetrics, FONTS, type FontFamily, UNICODE_RANGES } from './fonts';
import type { FontKey, Theme } from './theme';

export interface FontFace {
  readonly family: string;
  /** Address of the woff2 file. */
  readonly url: string;
  readonly unicodeRange: string;
  readonly weights: string;
  /** Worth a preload link: every page of the theme draws with it. */
  readonly preload: boolean;
}

function fontsOf(theme: Theme): readonly FontKey[] {
  return [...new Set([theme.type.body, theme.type.display])];
}

/** The web font files that a theme draws with. */
export function fontFaces(theme: Theme): readonly FontFace[] {
  return fontsOf(theme).flatMap((key) => {
    const { family, weights, latin, latinExt } = FONTS[key];
    return [
      { family, weights, url: latin, unicodeRange: UNICODE_RANGES.latin, preload: true },
      { family, weights, url: latinExt, unicodeRange: UNICODE_RANGES.latinExt, preload: false },
    ];
  });
}

/** The families that stand in for a web font, the first choice first. */
export const standInFamilies = ({ family, standIns }: FontFamily): readonly string[] =>
  standIns.map((_, at) => `${family}-${at + 1}`);

/** A name as a sheet writes it: without quotes, which are bytes of every page, unless it has a space. */
export const familyName = (family: string): string => (/^[\w-]+$/.test(family) ? family : `'${family}'`);

function standInRule(family: string, names: readonly string[], weights: string, m: FallbackMetrics): string {
  const sources = names.map((name) => `local('${name}')`).join(',');
  return (
    `@font-face{font-family:${familyName(family)};src:${sources};font-weight:${weights};` +
    `size-adjust:${m.sizeAdjust}%;ascent-override:${m.ascent}%;descent-override:${m.descent}%;line-gap-override:0%}`
  );
}

/**
 * `@font-face` rules of a theme: the web fonts (swap), and for each local stand-ins with the same
 * advance width and line box, so that the swap moves nothing on the page.
 */
export function fontFaceCss(theme: Theme): string {
  const web = fontFaces(theme).map(
    ({ family, url, unicodeRange, weights }) =>
      `@font-face{font-family:${familyName(family)};font-display:swap;font-weight:${weights};` +
      `src:url(${url});unicode-range:${unicodeRange}}`,
  );
  const local = fontsOf(theme).flatMap((key) => {
    const font = FONTS[key];
    const families = standInFamilies(font);
    return font.standIns.flatMap((standIn, at) => [
      standInRule(families[at] ?? '', standIn.local, '100 550', standIn.regular),
      standInRule(families[at] ?? '', standIn.localBold, '551 1000', standIn.bold),
    ]);
  });
  return [...web, ...local].join('');
}
