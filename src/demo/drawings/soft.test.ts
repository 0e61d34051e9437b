import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawScene, SCENE_KINDS } from './scene';
import { softBand, softCone, softEllipse, softLine, softShifts } from './soft';
import { blur, svg } from './svg';

/** Grey values of a drawing of white on black, 200 × 100, down its middle. */
async function column(defs: string, marks: string): Promise<number[]> {
  const drawing = svg(200, 100, defs, `<rect width="200" height="100"/>${marks}`, 'soft');
  const { data, info } = await sharp(Buffer.from(drawing))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, y) => data[y * info.width + 100] ?? 0);
}

const furthest = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

const FILTER = blur('f', 5, [0.2, 4]);

test.each([
  { width: 3, opacity: 0.9 },
  { width: 20, opacity: 0.4 },
  { width: 36, opacity: 0.4 },
])('a soft line looks like a blurred one: $width wide, opacity $opacity', async ({ width, opacity }) => {
  const line = 'M-20 50L220 50.1';
  const soft = softLine({ color: '#fff', width, opacity, deviation: 5 }, line);
  const blurred = `<g filter="url(#g)"><path d="${line}" stroke="#fff" stroke-width="${width}" stroke-opacity="${opacity}"/></g>`;
  const region = FILTER.replace(
    /id="f".*?>/,
    'id="g" filterUnits="userSpaceOnUse" x="-20" y="0" width="240" height="100">',
  );
  expect(furthest(await column('', soft), await column(region, blurred))).toBeLessThan(28);
});

test('a soft band and a soft ellipse look like blurred ones', async () => {
  const band = await column('', softBand(40, 20, '#fff', 0.6, 5));
  const box = '<rect x="-2" y="40" width="1604" height="20" fill="#fff" fill-opacity=".6" filter="url(#f)"/>';
  expect(furthest(band, await column(FILTER, box))).toBeLessThan(8);
  const spot = await column('', softEllipse([100, 50, 60, 12], '#fff', 0.7, 5));
  const ellipse =
    '<ellipse cx="100" cy="50" rx="60" ry="12" fill="#fff" fill-opacity=".7" filter="url(#f)"/>';
  expect(furthest(spot, await column(FILTER, ellipse))).toBeLessThan(12);
  expect(softEllipse([1, 1, 2, 2], '#000', 0, 1)).toBe('');
});

test('a soft cone, and a shape that is shifted, look like blurred ones', async () => {
  const region =
    '<filter id="g" filterUnits="userSpaceOnUse" x="-20" y="-20" width="240" height="140"><feGaussianBlur stdDeviation="5"/></filter>';
  const cone = softCone({ fill: '#fff', opacity: 0.4, deviation: 5 }, [35, 65, -10], [25, 75, 210], 'y');
  const blurredCone =
    '<g filter="url(#g)"><path d="M-10 35L210 25V75L-10 65Z" fill="#fff" fill-opacity=".4"/></g>';
  expect(furthest(await column('', cone), await column(region, blurredCone))).toBeLessThan(8);
  const box = '<path id="b" d="M-10 30H210V70H-10Z"/>';
  const shifted = softShifts({ fill: '#fff', opacity: 0.5, deviation: 5 }, '#b', 'y');
  const blurredBox = '<g filter="url(#g)"><use href="#b" fill="#fff" fill-opacity=".5"/></g>';
  expect(furthest(await column(box, shifted), await column(region + box, blurredBox))).toBeLessThan(20);
});

test('no scene has more than three blurs: each has librsvg work on a whole surface', () => {
  const blurs = SCENE_KINDS.map((kind) => ({
    kind,
    count: drawScene({ kind, seed: 7, width: 1920, height: 1080 }).split('filter="url').length - 1,
  }));
  expect(blurs.filter(({ count }) => count > 3)).toEqual([]);
});
