import { familyName, standInFamilies } from './font-faces';
import { FONTS } from './fonts';
import type { FontKey, Theme } from './theme';

const NARROW = 360;
const WIDE = 1440;

const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;

/**
 * Fluid length in rem: `min` px on a 360 px screen, `max` px on 1440 px, between them a straight line, which is rounded so that it
 * goes beyond both: a thousandth less than `max` makes columns of fractions of a pixel. Zoom still works.
 */
export function fluid(min: number, max: number): string {
  if (min === max) return rem(min);
  const sign = Math.sign(max - min);
  const vw = (sign * Math.ceil((Math.abs(max - min) / (WIDE - NARROW)) * 10_000 + 0.2)) / 100;
  const intercept = (sign * Math.floor((sign * (min - (vw / 100) * NARROW) * 1000) / 16)) / 1000;
  return `clamp(${rem(Math.min(min, max))}, ${intercept}rem + ${vw}vw, ${rem(Math.max(min, max))})`;
}

/**
 * Where texts are made larger in the browser, a length of rem grows with them. These grow no wider than a part of the screen, in
 * vw: on a phone with texts of twice the size there is room for words then. At the usual size a phone of 390 px meets none of them.
 */
const within = (vw: number, length: string) => `min(${vw}vw, ${length})`;

/** The largest of each size of headings: a word of twelve letters has room at any size of text. */
const WIDEST_TEXT: Partial<Readonly<Record<string, number>>> = {
  l: 8.2,
  xl: 9.5,
  '2xl': 9.8,
  '3xl': 10.5,
  '4xl': 11.5,
  '5xl': 13,
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** It stands as its font sets it. */
const RUNNING_TEXT: ReadonlySet<string> = new Set(['xs', 's', 'm']);

/** Spacing in steps of 4 px: `--space-6` is 24 px. */
const SPACE_STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24] as const;

/** What stands around words; smaller ones keep things apart, and no words stand between larger ones. */
const PADDING = { from: 2, to: 12, vwPerStep: 1.05 } as const;

function space(step: number): string {
  const length = rem(step * 4);
  const isPadding = step >= PADDING.from && step <= PADDING.to;
  return isPadding ? within(Number((step * PADDING.vwPerStep).toFixed(1)), length) : length;
}

/** font-family value: the web font, its stand-ins of equal measures, the generic family. */
function fontStack(key: FontKey): string {
  const font = FONTS[key];
  const families = [font.family, ...standInFamilies(font)].map(familyName).join(', ');
  return `${families}, ${font.generic === 'sans-serif' ? 'system-ui, ' : ''}${font.generic}`;
}

function colorProperties({ colors }: Theme): string[] {
  return Object.entries(colors).map(([name, value]) => `--color-${kebab(name)}: ${value}`);
}

function typeProperties({ type, label }: Theme): string[] {
  const steps = Object.entries(type.steps).flatMap(([name, [min, max, lineHeight, tracking]]) => {
    const [size, widest] = [fluid(min, max), WIDEST_TEXT[name]];
    return [
      `--text-${name}: ${widest === undefined ? size : within(widest, size)}`,
      `--leading-${name}: ${lineHeight}`,
      ...(RUNNING_TEXT.has(name) ? [] : [`--tracking-${name}: ${tracking}em`]),
    ];
  });
  return [
    `--font-body: ${fontStack(type.body)}`,
    `--font-display: ${type.display === type.body ? 'var(--font-body)' : fontStack(type.display)}`,
    `--weight-display: ${type.displayWeight}`,
    `--weight-label: ${type.labelWeight}`,
    `--weight-strong: ${type.strongWeight}`,
    `--weight-price: ${type.priceWeight}`,
    `--label-transform: ${label.transform}`,
    `--label-tracking: ${label.tracking}`,
    ...steps,
  ];
}

function shapeProperties({ radii, borders, shadows, motion, sectionGap }: Theme): string[] {
  const named = (prefix: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `--${prefix}-${name}: ${value}`);
  return [
    ...named('radius', radii),
    '--radius-pill: 999px',
    ...named('border', borders),
    ...named('shadow', shadows),
    `--duration-fast: ${motion.fast}`,
    `--duration-base: ${motion.base}`,
    `--duration-slow: ${motion.slow}`,
    `--ease: ${motion.ease}`,
    ...SPACE_STEPS.map((step) => `--space-${step}: ${space(step)}`),
    `--section-gap: ${fluid(...sectionGap)}`,
    `--gutter: ${within(4.5, fluid(16, 40))}`,
    `--grid-gap: ${fluid(16, 28)}`,
    '--width-content: 80rem',
    '--width-wide: 96rem',
    '--width-text: 44rem',
    '--measure: 66ch',
    '--target: 2.75rem',
  ];
}

/** All tokens of a brand as custom properties on `:root`, with the colour scheme. One rule, a few hundred bytes zipped. */
export function themeCss(theme: Theme): string {
  const properties = [
    `color-scheme: ${theme.scheme}`,
    ...colorProperties(theme),
    ...typeProperties(theme),
    ...shapeProperties(theme),
  ];
  return `:root{${properties.join(';')}}`;
}
