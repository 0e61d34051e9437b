import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  CAR_COLORS,
  CAR_VIEWS,
  type CarColor,
  type CarDrawing,
  carViews,
  drawCar,
  drawLogo,
  drawMark,
  drawScene,
  FAMILIES,
  type FamilyName,
  LOGO_VARIANTS,
  PLATE_COUNTRIES,
  SCENE_KINDS,
  STUDIOS,
  type StudioName,
  WHEEL_DESIGNS,
} from './index';

const LIMIT = 48_000;
/** Paint is strips with gradients of their own. */
const CAR_LIMIT = 240_000;
const colors = Object.keys(CAR_COLORS).filter((name): name is CarColor => name in CAR_COLORS);

/** What every drawing must be, whatever it shows. */
function expectSound(text: string, limit = LIMIT): void {
  expect(text.length).toBeLessThan(limit);
  expect(text).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  expect(text).not.toMatch(/<text|foreignObject|var\(|https?:(?!\/\/www\.w3\.org)/);
  const ids = [...text.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Set(ids);
  for (const match of text.matchAll(/(?:url\(#|href="#)([^")]+)/g)) expect(known.has(match[1])).toBe(true);
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

const CAR: CarDrawing = {
  family: 'estate',
  measures: { length: 4761, width: 1850, height: 1433, wheelbase: 2872, overhang: 872, wheel: 669 },
  face: { grille: 'frame', lamp: 'hammer', tail: 'tall' },
  color: 'blue',
  view: 'front-left',
  studio: 'nordhem',
  electric: false,
  design: 'ten-spoke',
  darkRims: false,
  sign: { brand: 'Volvo', country: 'se', electric: false },
};
const families = Object.keys(FAMILIES).filter((name): name is FamilyName => name in FAMILIES);
const studios = Object.keys(STUDIOS).filter((name): name is StudioName => name in STUDIOS);

/** The same car as another family, in that family's own measures. */
const as = (family: FamilyName): CarDrawing => ({ ...CAR, family, measures: FAMILIES[family].measures });

describe('drawCar', () => {
  it('draws every family from every view, in every colour and studio, sound and small', {
    tags: ['sweep'],
  }, () => {
    for (const [at, family] of families.entries()) {
      for (const [nth, view] of CAR_VIEWS.entries()) {
        const color = colors[(at + nth) % colors.length] ?? 'grey';
        const studio = studios[(at + nth) % studios.length] ?? 'nordhem';
        expectSound(drawCar({ ...as(family), view, color, studio }), CAR_LIMIT);
      }
    }
    for (const color of colors) expectSound(drawCar({ ...CAR, color, electric: true }), CAR_LIMIT);
  });

  it('draws the same arguments the same way', () => {
    for (const view of CAR_VIEWS) expect(drawCar({ ...CAR, view })).toBe(drawCar({ ...CAR, view }));
  });

  it('offers every wheel design', () => {
    const drawn = WHEEL_DESIGNS.map((design) => drawCar({ ...CAR, view: 'wheel', design }));
    for (const text of drawn) expectSound(text, CAR_LIMIT);
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
    expect(drawCar({ ...CAR, view: 'side-left' })).not.toContain('scale(-1 1)');
    expect(drawCar({ ...CAR, view: 'side-right' })).toContain('scale(-1 1)');
  });

  it('correction 18: shows the plate of the country and the mark of the make', () => {
    const plates = PLATE_COUNTRIES.map((country) =>
      drawCar({ ...CAR, view: 'rear', sign: { ...CAR.sign, country } }),
    );
    expect(new Set(plates).size).toBe(PLATE_COUNTRIES.length);
    const british = drawCar({ ...CAR, view: 'rear', sign: { ...CAR.sign, country: 'gb' } });
    expect(british).toContain('#f3c515');
    expect(drawCar({ ...CAR, view: 'front', sign: { ...CAR.sign, country: 'gb' } })).not.toContain('#f3c515');
    expect(drawCar({ ...CAR, view: 'front', sign: { ...CAR.sign, mark: 'M1 2L3 4Z' } })).toContain(
      'M1 2L3 4Z',
    );
  });

  it('correction 18: has a studio of its own for each brand', () => {
    expect(studios.sort()).toEqual(['auctions', 'carstore', 'lifestyle', 'mercedes', 'nordhem', 'smart']);
    expect(new Set(studios.map((studio) => drawCar({ ...CAR, studio }))).size).toBe(studios.length);
  });

  it.each(CAR_VIEWS)('rasterises the view %s', async (view) => {
    for (const family of ['hatchback', 'van', 'cabriolet'] as const) {
      expect(await spread(drawCar({ ...as(family), color: 'red', view, electric: true }))).toBeGreaterThan(
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
