import type { Locator } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openStage, type Stage, type VisitOptions } from '../browser';
import { menus } from '../menus';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

export const at = (width: number, more: VisitOptions = {}): VisitOptions => ({
  viewport: { width, height: 900 },
  ...more,
});

export const { example, onSite } = menus(() => stage());

export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('not visible');
  return box;
};

export const styleOf = (locator: Locator, name: string) =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** WCAG contrast of two colours as a browser computes them: `rgb(…)` or `color(srgb …)`. */
export function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const numbers = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const [r = 0, g = 0, b = 0] = numbers
      .map((value) => (color.startsWith('color') ? value : value / 255))
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openStage();
  });
  afterAll(() => stage().close());
}
