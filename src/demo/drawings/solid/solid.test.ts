import { describe, expect, it } from 'vitest';
import { MODELS } from '../../stock/catalogue';
import { proportionsOf } from '../../stock/catalogue/proportions';
import { Camera } from './camera';
import { FAMILIES } from './families';
import { framed, SIGHTS } from './picture';
import { bodyOf, type SolidCar, solidCar } from './solid-car';
import { STUDIOS } from './studio';

const cars = MODELS.map((model) => {
  const proportions = proportionsOf(model.brand, model.model);
  if (!proportions) throw new Error(`${model.brand} ${model.model} has no proportions`);
  const { length, width, height } = model.size;
  const { family, face, wheelbase, overhang, wheel } = proportions;
  const car: SolidCar = {
    family,
    face,
    measures: { length, width, height, wheelbase, overhang, wheel },
    color: 'grey',
    electric: false,
    design: 'ten-spoke',
    darkRims: false,
    sign: { brand: model.brand, country: 'se', electric: false },
  };
  return { name: `${model.brand} ${model.model}`, model, car };
});

/** A camera far enough away to measure with: one pixel is one centimetre. */
function measuring(length: number): Camera {
  return new Camera({ turn: 0, distance: 1e7, height: 80, aim: length / 2 });
}

/** Points of every path that is filled by a gradient whose id begins so. */
function points(svg: string, id: string): [number, number][] {
  return [...svg.matchAll(new RegExp(`<path d="([^"]+)" fill="url\\(#${id}\\d+\\)"`, 'g'))].flatMap(
    ([, d = '']) =>
      [...d.matchAll(/[ML](-?[\d.]+) ?(-?[\d.]+)/g)].map(([, x, y]): [number, number] => [
        Number(x),
        Number(y),
      ]),
  );
}

const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The measures of a drawn car, centimetres, read from the drawing itself. */
function measured(car: SolidCar) {
  const body = bodyOf(car);
  const { marks, defs } = solidCar('c', car, measuring(body.length), STUDIOS.nordhem.light);
  const painted = [...points(marks, 'cb'), ...points(marks, 'cr'), ...points(marks, 'ch')];
  const wheels = [
    ...marks.matchAll(/href="#cwh" transform="matrix\((-?[\d.]+) \S+ \S+ \S+ (-?[\d.]+) (-?[\d.]+)\)"/g),
  ].map(([, radius, x, y]) => ({ radius: Number(radius) * 100, x: Number(x), y: Number(y) }));
  expect(defs).toContain('id="cwh"');
  return {
    length: span(painted.map(([x]) => x)),
    height: -Math.min(...painted.map(([, y]) => y)),
    left: Math.min(...painted.map(([x]) => x)),
    wheels,
  };
}

describe('correction 18: a picture shows the car that is sold', { tags: ['sweep'] }, () => {
  it.each(cars.map((each) => [each.name, each.car] as const))('%s has its own proportions', (_, car) => {
    const { length, height, left, wheels } = measured(car);
    const real = car.measures;
    expect(Math.abs(length * 10 - real.length) / real.length).toBeLessThan(0.012);
    expect(Math.abs(height * 10 - real.height) / real.height).toBeLessThan(0.015);
    const [front, rear] = wheels;
    if (!front || !rear) throw new Error('two wheels are seen from the side');
    expect(Math.abs((rear.x - front.x) * 10 - real.wheelbase)).toBeLessThan(5);
    expect(Math.abs((front.x - left) * 10 - real.overhang)).toBeLessThan(45);
    for (const wheel of [front, rear]) {
      expect(Math.abs(wheel.radius * 20 - real.wheel)).toBeLessThan(8);
      // The tyre stands on the ground.
      expect(Math.abs(-wheel.y - wheel.radius)).toBeLessThan(0.5);
    }
  });

  it('gives every model a row of believable measures', () => {
    for (const { name, car } of cars) {
      const { length, height, wheelbase, overhang, wheel } = car.measures;
      expect(wheelbase / length, name).toBeGreaterThan(0.53);
      expect(wheelbase / length, name).toBeLessThan(0.71);
      expect(length - wheelbase - overhang, name).toBeGreaterThan(300);
      expect(wheel / wheelbase, name).toBeGreaterThan(0.18);
      expect(wheel / height, name).toBeGreaterThan(0.255);
      expect(wheel / height, name).toBeLessThan(0.54);
    }
  });

  it('tells the models apart by their outline', () => {
    const named = (name: string) => {
      const found = cars.find((each) => each.name === name);
      if (!found) throw new Error(name);
      return found.car;
    };
    /** Height of the outline over the length, both as shares, at twenty places. */
    const profile = (car: SolidCar): number[] => {
      const body = bodyOf(car);
      return Array.from({ length: 20 }, (_, i) => {
        const x = (body.length * (i + 0.5)) / 20;
        const inHouse = x > body.header[0] && x < body.rearTop[0];
        const onScreen = x > body.cowl[0] && x <= body.header[0];
        const onRear = x >= body.rearTop[0] && x < body.backlight[0];
        const mix = (a: readonly [number, number], b: readonly [number, number]): number =>
          a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
        const h = inHouse
          ? body.roof(x)
          : onScreen
            ? mix(body.cowl, body.header)
            : onRear
              ? mix(body.rearTop, body.backlight)
              : body.belt(x);
        return (h / body.length) * 4;
      });
    };
    const distinct = ['smart fortwo', 'Kia Picanto', 'Porsche 911', 'Tesla Model Y', 'Volvo V60'];
    for (const a of distinct) {
      for (const b of distinct.filter((name) => name > a)) {
        const [one, other] = [profile(named(a)), profile(named(b))];
        const apart = Math.max(...one.map((h, i) => Math.abs(h - (other[i] ?? 0))));
        expect(apart, `${a} and ${b}`).toBeGreaterThan(0.12);
      }
    }
  });

  it('has a body of its own for each kind', () => {
    const outlines = Object.values(FAMILIES).map((family) =>
      JSON.stringify([family.belt, family.roof, family.glass]),
    );
    expect(new Set(outlines).size).toBe(outlines.length);
  });

  it.each(Object.keys(SIGHTS) as (keyof typeof SIGHTS)[])('keeps every car in the frame: %s', (view) => {
    for (const { name, car } of cars) {
      const camera = framed(car, view);
      const body = bodyOf(car);
      for (const place of [body.top(0, 0.5), body.onEnd('front', 0, 60), body.onEnd('rear', 0, 60)]) {
        const [u, v] = camera.at(place);
        expect(u > 40 && u < 1560 && v > 60 && v < 900, `${name} ${u} ${v}`).toBe(true);
      }
    }
  });

  it('needs no filters, which took nine tenths of the drawing time', () => {
    for (const { car } of cars.slice(0, 20)) {
      const body = bodyOf(car);
      const { defs, marks } = solidCar('c', car, measuring(body.length), STUDIOS.nordhem.light);
      expect(defs + marks).not.toContain('<filter');
    }
  });
});
