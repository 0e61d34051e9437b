import { expect, test } from 'vitest';
import { colorOf, contrastOf, gradientAt, over, partsOf } from './colors';

const BOX = { width: 200, height: 100 };
const VEIL = 'linear-gradient(to top, rgba(0, 0, 0, 0.8), rgba(0, 0, 0, 0))';
const alphaAt = (gradient: string, x: number, y: number) => gradientAt(gradient, BOX, x, y)?.[3];

test('computed colours are read, and nothing else', () => {
  expect(colorOf('rgb(6, 16, 14)')).toEqual([6, 16, 14, 1]);
  expect(colorOf('rgba(255, 255, 255, 0.5)')).toEqual([255, 255, 255, 0.5]);
  expect(colorOf('color(srgb 1 0.5 0 / 50%)')).toEqual([255, 127.5, 0, 0.5]);
  for (const other of ['', 'none', 'red', 'oklch(0.5 0.1 20)', 'rgb(1, 2)'])
    expect(colorOf(other)).toBeNull();
});

test('contrast is that of WCAG', () => {
  expect(contrastOf([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21);
  expect(contrastOf([119, 119, 119, 1], [255, 255, 255, 1])).toBeCloseTo(4.48, 2);
  expect(over([0, 0, 0, 0.5], [255, 255, 255, 1])).toEqual([127.5, 127.5, 127.5, 1]);
});

test('a veil covers as much as it does at that place', () => {
  expect(alphaAt(VEIL, 100, 100)).toBeCloseTo(0.8);
  expect(alphaAt(VEIL, 100, 50)).toBeCloseTo(0.4);
  expect(alphaAt(VEIL, 100, 0)).toBeCloseTo(0);
  expect(alphaAt('linear-gradient(rgba(0, 0, 0, 0.8), rgba(0, 0, 0, 0) 50px)', 0, 75)).toBe(0);
  expect(alphaAt('linear-gradient(90deg, rgb(0, 0, 0), rgba(0, 0, 0, 0) 60%)', 60, 0)).toBeCloseTo(0.5);
  expect(alphaAt('linear-gradient(to bottom right, rgb(0, 0, 0), rgba(0, 0, 0, 0))', 0, 0)).toBeCloseTo(1);
  expect(alphaAt('linear-gradient(to top left, rgb(0, 0, 0), rgba(0, 0, 0, 0))', 0, 0)).toBeCloseTo(0);
  expect(alphaAt('radial-gradient(rgb(0, 0, 0), rgba(0, 0, 0, 0))', 100, 50)).toBeCloseTo(1);
  for (const other of ['none', 'url("x.png")', 'conic-gradient(red, blue)', 'linear-gradient(red)'])
    expect(alphaAt(other, 0, 0)).toBeUndefined();
});

test('a colour fades into nothing without turning black', () => {
  const [red] = gradientAt('linear-gradient(rgb(255, 0, 0), rgba(0, 0, 0, 0))', BOX, 0, 50) ?? [];
  expect(red).toBeCloseTo(255);
});

test('backgrounds are told apart although colours have commas', () => {
  expect(partsOf(`${VEIL}, url("a,b")`)).toEqual([VEIL, 'url("a,b")']);
});
