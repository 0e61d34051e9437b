import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compactTokens, fontFaceCss, fontFaces, THEMES, type Theme, themeByKey, themeCss } from '.';
import { familyName, standInFamilies } from './font-faces';
import { FONTS } from './fonts';
import { fluid } from './theme-css';

/** Relative luminance and contrast of WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Every pair of colours that the primitives draw as text. */
function textPairs({ colors: c }: Theme): [string, string, string][] {
  const grounds = { ground: c.ground, surface: c.surface, sunken: c.sunken };
  const texts = {
    ink: c.ink,
    inkMuted: c.inkMuted,
    link: c.link,
    linkHover: c.linkHover,
    danger: c.danger,
    success: c.success,
  };
  return [
    ...Object.entries(texts).flatMap(([text, a]) =>
      Object.entries(grounds).map(([ground, b]): [string, string, string] => [`${text} on ${ground}`, a, b]),
    ),
    ['onPrimary on primary', c.onPrimary, c.primary],
    ['onPrimary on primaryHover', c.onPrimary, c.primaryHover],
    ['onPrimary on primaryActive', c.onPrimary, c.primaryActive],
    ['onAccent on accent', c.onAccent, c.accent],
    ['onInversePrimary on inversePrimary', c.onInversePrimary, c.inversePrimary],
    ['onInversePrimary on inversePrimaryHover', c.onInversePrimary, c.inversePrimaryHover],
    ['inversePrimary as text on inverse', c.inversePrimary, c.inverse],
    ['onInverse on inverse', c.onInverse, c.inverse],
    ['onInverseMuted on inverse', c.onInverseMuted, c.inverse],
    ...(['success', 'warning', 'danger', 'info'] as const).map((kind): [string, string, string] => [
      `${kind} on its ground`,
      c[kind],
      c[`${kind}Ground`],
    ]),
    ...(['success', 'warning', 'danger', 'info'] as const).map((kind): [string, string, string] => [
      `ink on the ground of ${kind}`,
      c.ink,
      c[`${kind}Ground`],
    ]),
  ];
}

test('the contrast formula agrees with known values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(THEMES.map((theme) => [theme.key, theme] as const))('theme %s', (key, theme) => {
  test('has its key', () => {
    expect(themeByKey(key)).toBe(theme);
  });

  test.each(textPairs(theme))('text contrast of %s is at least 4.5', (_, a, b) => {
    expect(contrast(a, b)).toBeGreaterThanOrEqual(4.5);
  });

  test('edges of controls and the focus ring have contrast of at least 3', () => {
    const { ground, surface, sunken, lineControl, focus, inverse } = theme.colors;
    for (const behind of [ground, surface, sunken]) {
      expect(contrast(lineControl, behind)).toBeGreaterThanOrEqual(3);
      expect(contrast(focus, behind)).toBeGreaterThanOrEqual(3);
    }
    // On the dark band the ring's inner tone (surface) carries it where the outer one cannot.
    expect(Math.max(contrast(focus, inverse), contrast(surface, inverse))).toBeGreaterThanOrEqual(3);
  });

  test('gives every token as a custom property', () => {
    const css = themeCss(theme);
    expect(css).toContain(`--color-primary-hover: ${theme.colors.primaryHover}`);
    expect(css).toContain(`color-scheme: ${theme.scheme}`);
    expect(css).not.toMatch(/undefined|NaN/);
  });

  test('has font files that exist and one preload per family', () => {
    const faces = fontFaces(theme);
    const families = new Set(faces.map((face) => face.family));
    expect(faces).toHaveLength(families.size * 2);
    expect(faces.filter((face) => face.preload)).toHaveLength(families.size);
    for (const face of faces) expect(face.url).toMatch(/\.woff2/);
    for (const family of families) {
      expect(fontFaceCss(theme)).toContain(`font-family:${familyName(`${family}-1`)};`);
      expect(themeCss(theme)).toContain(`${familyName(`${family}-1`)}, `);
      const standIns = [...fontFaceCss(theme).matchAll(/font-family:('[^']+-\d'|[\w-]+-\d);/g)];
      expect(standIns.length).toBeGreaterThan(0);
      for (const [, standIn] of standIns) expect(themeCss(theme)).toContain(`${standIn}, `);
    }
  });
});

test.each(Object.values(FONTS))('the stand-ins of $family have its line box', (font) => {
  const faces = font.standIns.flatMap(({ regular, bold }) => [regular, bold]);
  const [first] = faces;
  for (const { sizeAdjust, ascent, descent } of faces) {
    expect(sizeAdjust * ascent).toBeCloseTo((first?.sizeAdjust ?? 0) * (first?.ascent ?? 0), -1);
    expect(sizeAdjust * descent).toBeCloseTo((first?.sizeAdjust ?? 0) * (first?.descent ?? 0), -1);
  }
  expect(new Set(standInFamilies(font)).size).toBe(font.standIns.length);
});

test('the brands differ in primary colour, hover colour and fonts', () => {
  const [group, mercedes, smart] = [themeByKey('nordhem'), themeByKey('mercedes'), themeByKey('smart')];
  for (const pick of [
    (t: Theme) => t.colors.primary,
    (t: Theme) => t.colors.primaryHover,
    (t: Theme) => t.type.body,
    (t: Theme) => t.type.display,
  ]) {
    expect(new Set([group, mercedes, smart].map(pick)).size).toBe(3);
  }
});

test('in a build every token has a short name of its own, and what markup names keeps its own', () => {
  const css = themeCss(themeByKey('nordhem'));
  const names = [...css.matchAll(/(--[a-z0-9-]+):/g)].map(([, name]) => name);
  const short = [...compactTokens(css).matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  expect(short).toHaveLength(names.length);
  expect(new Set(short).size).toBe(names.length);
  expect(short.filter((name) => (name?.length ?? 0) > 5)).toEqual(['--font-body', '--font-display']);
  expect(compactTokens('a{--color-inkwell-x:var(--targets) var(--space-2)}')).toMatch(
    /var\(--targets\) var\(--\w{3}\)/,
  );
});

test('every custom property that the base styles use is a token', () => {
  const base = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
  const css = themeCss(themeByKey('nordhem'));
  const used = [...base.matchAll(/var\((--[a-z0-9-]+)\)/g)].map((match) => match[1] ?? '');
  expect(used.length).toBeGreaterThan(20);
  for (const name of used) expect(css, name).toContain(`${name}:`);
});

test('a fluid length is its smallest at 360 px and its largest at 1440 px, to the fraction', () => {
  expect(fluid(16, 16)).toBe('1rem');
  for (const [min, max] of [
    [40, 80],
    [16, 28],
    [16, 40],
    [19, 23],
    [80, 41],
  ] as const) {
    const [, low = '', intercept = '', slope = '', high = ''] =
      /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ (-?[\d.]+)vw, ([\d.]+)rem\)$/.exec(fluid(min, max)) ?? [];
    const line = (width: number) => Number(intercept) * 16 + (Number(slope) / 100) * width;
    const at = (width: number) => Math.max(Number(low) * 16, Math.min(line(width), Number(high) * 16));
    expect([at(360), at(1440)]).toEqual([min, max]);
    expect(line(900)).toBeCloseTo((min + max) / 2, 0);
  }
});

test('on a phone with texts of twice the size paddings and headings are what they were, and a heading is no smaller than text', () => {
  const css = themeCss(themeByKey('nordhem'));
  const vwOf = (token: string) => Number(new RegExp(`${token}: min\\(([\\d.]+)vw`).exec(css)?.[1]);
  const [width, twice] = [390, 32];
  for (const step of [2, 3, 4, 5, 6, 8, 10, 12]) {
    expect((vwOf(`--space-${step}`) / 100) * width).toBeGreaterThanOrEqual(step * 4);
    expect((vwOf(`--space-${step}`) / 100) * width).toBeLessThan(step * 4 * 1.1);
  }
  const headings = ['l', 'xl', '2xl', '3xl', '4xl', '5xl'].map(
    (size) => (vwOf(`--text-${size}`) / 100) * width,
  );
  expect(Math.round(headings[0] ?? 0)).toBeGreaterThanOrEqual(twice);
  expect(headings).toEqual(headings.toSorted((a, b) => a - b));
});
