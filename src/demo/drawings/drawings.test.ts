import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  CAR_BODIES,
  CAR_COLORS,
  CAR_VIEWS,
  type CarColor,
  carViews,
  drawCar,
  drawLogo,
  drawMark,
  drawScene,
  LOGO_VARIANTS,
  SCENE_KINDS,
  WHEEL_DESIGNS,
} from './index';

const LIMIT = 48_000;
const colors = Object.keys(CAR_COLORS).filter((name): name is CarColor => name in CAR_COLORS);

/** What every drawing must be, whatever it shows. */
function expectSound(text: string): void {
  expect(text.length).toBeLessThan(LIMIT);
  expect(text).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  expect(text).not.toMatch(/<text|foreignObject|var\(|https?:(?!\/\/www\.w3\.org)/);
  const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const match of text.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(ids).toContain(match[1]);
  const opened = text.match(/<(?!\/)[a-zA-Z]/g)?.length ?? 0;
  const closed = (text.match(/<\/[a-zA-Z]/g)?.length ?? 0) + (text.match(/\/>/g)?.length ?? 0);
  expect(closed).toBe(opened);
}

/** Rasterises; a drawing that shows something varies in tone. */
async function spread(text: string): Promise<number> {
  const { channels } = await sharp(Buffer.from(text))
    .resize(240)
    .png()
    .toBuffer()
    .then((png) => sharp(png).stats());
  return Math.max(...channels.slice(0, 3).map((channel) => channel.stdev));
}

describe('drawCar', () => {
  it('draws every body in every colour from every view, sound and small', () => {
    for (const body of CAR_BODIES) {
      for (const view of CAR_VIEWS) {
        for (const color of colors) expectSound(drawCar({ body, color, view, seed: `${body}${color}` }));
        expectSound(drawCar({ body, color: 'grey', view, electric: true, seed: 7 }));
      }
    }
  });

  it('draws the same arguments the same way, and seeds differently', () => {
    const car = { body: 'suv', color: 'blue', view: 'side-left', seed: 11 } as const;
    expect(drawCar(car)).toBe(drawCar(car));
    const seen = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => drawCar({ ...car, seed })));
    expect(seen.size).toBeGreaterThan(4);
  });

  it('offers every wheel design', () => {
    const drawn = WHEEL_DESIGNS.map((wheel) =>
      drawCar({ body: 'sedan', color: 'red', view: 'wheel', wheel, seed: 1 }),
    );
    for (const text of drawn) expectSound(text);
    expect(new Set(drawn).size).toBe(WHEEL_DESIGNS.length);
  });

  it('offers the charging port only for electric cars and the load door only for vans', () => {
    expect(carViews({ body: 'sedan', electric: false })).not.toContain('charging');
    expect(carViews({ body: 'sedan', electric: true })).toContain('charging');
    expect(carViews({ body: 'suv', electric: true })).not.toContain('doors');
    expect(carViews({ body: 'van', electric: false })).toContain('doors');
    expect(carViews({ body: 'van', electric: false })[0]).toBe('front-left');
  });

  it('mirrors the right side from the left', () => {
    const left = drawCar({ body: 'van', color: 'white', view: 'side-left', seed: 1 });
    const right = drawCar({ body: 'van', color: 'white', view: 'side-right', seed: 1 });
    expect(left).not.toContain('scale(-2');
    expect(right).toContain('scale(-2');
  });

  it.each(CAR_VIEWS)('rasterises the view %s', async (view) => {
    for (const body of ['hatchback', 'van', 'cabriolet'] as const) {
      expect(await spread(drawCar({ body, color: 'red', view, electric: true, seed: 3 }))).toBeGreaterThan(
        20,
      );
    }
  });
});

describe('drawScene', () => {
  it.each(SCENE_KINDS)('draws %s in wide, classic, tall and high formats', async (kind) => {
    for (const [width, height] of [
      [1920, 800],
      [1600, 1066],
      [800, 1100],
      [1080, 2160],
    ] as const) {
      const text = drawScene({ kind, seed: 5, width, height });
      expectSound(text);
      expect(text).toContain(`width="${width}" height="${height}"`);
      expect(text).toBe(drawScene({ kind, seed: 5, width, height }));
    }
    expect(await spread(drawScene({ kind, seed: 5, width: 1600, height: 800 }))).toBeGreaterThan(8);
  });

  it('gives each facility a facade of its own', () => {
    const drawn = [1, 2, 3, 4, 5].map((seed) =>
      drawScene({ kind: 'facade', seed, width: 1600, height: 900 }),
    );
    for (const text of drawn) expectSound(text);
    expect(new Set(drawn).size).toBe(5);
  });
});

describe('drawLogo', () => {
  it.each(LOGO_VARIANTS)('draws the words and the mark of %s as paths', async (variant) => {
    const logo = drawLogo({ variant, title: 'Nordhem Bilar & Däck' });
    expectSound(logo);
    expectSound(drawMark(variant));
    expect(await spread(drawMark(variant))).toBeGreaterThan(10);
  });

  it('grows with the title', () => {
    const width = (title: string): number =>
      Number(/width="(\d+)"/.exec(drawLogo({ variant: 'nordhem', title }))?.[1]);
    expect(width('Nordhem Verkstad')).toBeGreaterThan(width('Nordhem'));
  });
});
