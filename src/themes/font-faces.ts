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

function fallbackRule(
  font: FontFamily,
  names: readonly string[],
  weights: string,
  m: FallbackMetrics,
): string {
  const sources = names.map((name) => `local('${name}')`).join(',');
  return (
    `@font-face{font-family:'${font.family} Fallback';src:${sources};font-weight:${weights};` +
    `size-adjust:${m.sizeAdjust}%;ascent-override:${m.ascent}%;descent-override:${m.descent}%;line-gap-override:0%}`
  );
}

/**
 * `@font-face` rules of a theme: the web fonts (swap), and for each a local stand-in with the same
 * advance width and line box, so that the swap moves nothing on the page.
 */
export function fontFaceCss(theme: Theme): string {
  const web = fontFaces(theme).map(
    ({ family, url, unicodeRange, weights }) =>
      `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};` +
      `src:url(${url}) format('woff2');unicode-range:${unicodeRange}}`,
  );
  const local = fontsOf(theme).flatMap((key) => {
    const font = FONTS[key];
    return [
      fallbackRule(font, font.local, '100 550', font.regular),
      fallbackRule(font, font.localBold, '551 1000', font.bold),
    ];
  });
  return [...web, ...local].join('');
}
