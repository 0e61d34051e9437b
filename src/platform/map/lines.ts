/** Coordinates of the bundled map: pixels of the whole world at zoom 12 (512 px tiles), so 10 m each in Stockholm. */
export const WORLD = 2 ** 21;
export const WORLD_ZOOM = 12;

/** A closed ring or a line: x, y, x, y …, with the box around it. */
export interface Line {
  readonly points: Int32Array;
  readonly box: Box;
}

export interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.west < b.east && a.east > b.west && a.north < b.south && a.south > b.north;

/**
 * Reads what scripts/map-data.mjs has packed: number of lines; per line number of points and the steps from point to
 * point; all as numbers of variable length, steps with the sign in the lowest bit.
 */
export function unpackLines(bytes: Uint8Array): readonly Line[] {
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('the map ends in the middle of a number');
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  };
  const step = (): number => {
    const value = number();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  };
  let [x, y] = [0, 0];
  const line = (): Line => {
    const points = new Int32Array(number() * 2);
    const box = { west: WORLD, north: WORLD, east: 0, south: 0 };
    for (let index = 0; index < points.length; index += 2) {
      x += step();
      y += step();
      points[index] = x;
      points[index + 1] = y;
      box.west = Math.min(box.west, x);
      box.east = Math.max(box.east, x);
      box.north = Math.min(box.north, y);
      box.south = Math.max(box.south, y);
    }
    return { points, box };
  };
  return Array.from({ length: number() }, line);
}
