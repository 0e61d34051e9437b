/** Font files: the bundler gives each an immutable address. Latin for most pages, latin-ext where a page needs it. */

import interLatinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import manropeLatinExt from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url';
import manropeLatin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import nunitoLatinExt from '@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url';
import nunitoLatin from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';
import playfairLatinExt from '@fontsource-variable/playfair-display/files/playfair-display-latin-ext-wght-normal.woff2?url';
import playfairLatin from '@fontsource-variable/playfair-display/files/playfair-display-latin-wght-normal.woff2?url';
import type { FontKey } from './theme';

/** unicode-range of the two subsets, as the font packages cut them. */
export const UNICODE_RANGES = {
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** Makes a local font as wide and as high as the web font. Percentages. */
export interface FallbackMetrics {
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** A local font that stands in for a web font until that is there, so that the swap moves nothing. */
interface StandIn {
  /** Names of the same font on different systems. */
  readonly local: readonly string[];
  readonly localBold: readonly string[];
  /** Weights up to 550, measured at 400. */
  readonly regular: FallbackMetrics;
  /** Weights above 550, measured at 700. */
  readonly bold: FallbackMetrics;
}

export interface FontFamily {
  readonly family: string;
  readonly weights: string;
  readonly latin: string;
  readonly latinExt: string;
  readonly generic: 'sans-serif' | 'serif';
  /** The first that a device has is drawn with. */
  readonly standIns: readonly StandIn[];
}

/** Windows, macOS and iOS, Linux. */
const ARIAL = {
  local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  localBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
} as const;

/** Android, which has no Arial. */
const ROBOTO = {
  local: ['Roboto', 'Roboto-Regular'],
  localBold: ['Roboto Bold', 'Roboto-Bold'],
} as const;

const TIMES = {
  local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif'],
  localBold: [
    'Times New Roman Bold',
    'TimesNewRomanPS-BoldMT',
    'Liberation Serif Bold',
    'LiberationSerif-Bold',
  ],
} as const;

/** Metrics measured in Chromium on a Swedish and English sample: width ratio to the local font, then ascent and descent over it. */
export const FONTS = {
  manrope: {
    family: 'Manrope',
    weights: '200 800',
    latin: manropeLatin,
    latinExt: manropeLatinExt,
    generic: 'sans-serif',
    standIns: [
      {
        ...ARIAL,
        regular: { sizeAdjust: 101.85, ascent: 104.66, descent: 29.46 },
        bold: { sizeAdjust: 99.84, ascent: 106.77, descent: 30.05 },
      },
      {
        ...ROBOTO,
        regular: { sizeAdjust: 102.28, ascent: 104.22, descent: 29.33 },
        bold: { sizeAdjust: 106.13, ascent: 100.44, descent: 28.27 },
      },
    ],
  },
  inter: {
    family: 'Inter',
    weights: '100 900',
    latin: interLatin,
    latinExt: interLatinExt,
    generic: 'sans-serif',
    standIns: [
      {
        ...ARIAL,
        regular: { sizeAdjust: 106.85, ascent: 90.69, descent: 22.56 },
        bold: { sizeAdjust: 102.21, ascent: 94.8, descent: 23.58 },
      },
      {
        ...ROBOTO,
        regular: { sizeAdjust: 107.47, ascent: 90.16, descent: 22.42 },
        bold: { sizeAdjust: 108.77, ascent: 89.09, descent: 22.16 },
      },
    ],
  },
  nunito: {
    family: 'Nunito',
    weights: '200 1000',
    latin: nunitoLatin,
    latinExt: nunitoLatinExt,
    generic: 'sans-serif',
    standIns: [
      {
        ...ARIAL,
        regular: { sizeAdjust: 101.76, ascent: 99.35, descent: 34.69 },
        bold: { sizeAdjust: 98.25, ascent: 102.9, descent: 35.93 },
      },
      {
        ...ROBOTO,
        regular: { sizeAdjust: 101.58, ascent: 99.53, descent: 34.75 },
        bold: { sizeAdjust: 103.77, ascent: 97.43, descent: 34.02 },
      },
    ],
  },
  'playfair-display': {
    family: 'Playfair Display',
    weights: '400 900',
    latin: playfairLatin,
    latinExt: playfairLatinExt,
    generic: 'serif',
    standIns: [
      {
        ...TIMES,
        regular: { sizeAdjust: 109.47, ascent: 98.84, descent: 22.93 },
        bold: { sizeAdjust: 105.85, ascent: 102.22, descent: 23.71 },
      },
    ],
  },
} as const satisfies Record<FontKey, FontFamily>;
