import type { SideShape } from '../bodies/shape';
import { curve, heightAt, type Node, n } from '../geometry';
import { mix, type Paint } from '../palette';
import { type SoftStroke, softLine } from '../soft';
import { linear } from '../svg';

/** Blurs of light and shade on sheet metal, in centimetres of the car. */
export const NARROW = 0.9;
export const WIDE = 2.6;

/** Outline of the painted body, with the wheel arches cut out along the underside. */
export function outline(shape: SideShape): string {
  const [front, rear] = shape.axles;
  const arch = shape.tyre + 3.2;
  const s = shape.sill;
  const reach = (drop: number): number => Math.sqrt(Math.max(arch * arch - (shape.tyre - drop) ** 2, 1));
  const end = shape.top[shape.top.length - 1]?.[1] ?? s;
  const begin = shape.top[0]?.[1] ?? s;
  const cut = (axle: number, enter: number, leave: number): string =>
    `L${n(axle + reach(enter))} ${n(-enter)}A${n(arch)} ${n(arch)} 0 1 0 ${n(axle - reach(leave))} ${n(-leave)}`;
  return `${curve(shape.top)}${cut(rear, end, s)}${cut(front, s, begin)}Z`;
}

/** Closes a line over everything above it. */
function above(line: readonly Node[], length: number): string {
  return `${curve(line)}L${n(length + 20)} -260L-20 -260Z`;
}

/** Closes a line over everything below it. */
function below(line: readonly Node[]): string {
  const first = line[0];
  const last = line[line.length - 1];
  return `${curve(line)}L${n(last?.[0] ?? 0)} -8L${n(first?.[0] ?? 0)} -8Z`;
}

/** Gradients of the paint. */
export function paintDefs(id: string, shape: SideShape, paint: Paint): string {
  const belt = heightAt(shape.shoulder, shape.length / 2);
  const low = heightAt(shape.crease, shape.length / 2);
  return (
    linear(
      `${id}flank`,
      [0, -belt, 0, -shape.sill],
      `0 ${paint.light}, 0.1 ${mix(paint.light, paint.base, 0.45)}, 0.36 ${paint.base}, 0.62 ${mix(paint.base, paint.shade, 0.6)}, 0.74 ${paint.shade}, 0.92 ${mix(paint.shade, paint.deep, 0.55)}, 1 ${paint.deep}`,
    ) +
    linear(
      `${id}sky`,
      [0, -shape.height, 0, -belt + 6],
      `0 ${mix(paint.hi, paint.light, 0.35)}, 0.14 ${paint.light}, 0.5 ${paint.base}, 0.82 ${mix(paint.base, paint.light, 0.4)}, 1 ${mix(paint.light, paint.hi, 0.5)}`,
    ) +
    linear(
      `${id}low`,
      [0, -low - 4, 0, -shape.sill],
      `0 ${mix(paint.light, paint.base, 0.5)}, 0.4 ${mix(paint.base, paint.shade, 0.35)}, 1 ${paint.deep}`,
    ) +
    linear(
      `${id}ends`,
      [0, 0, shape.length, 0],
      '0 #000 0.42, 0.05 #000 0.14, 0.13 #000 0, 0.4 #fff 0.06, 0.62 #fff 0, 0.88 #000 0, 0.96 #000 0.16, 1 #000 0.45',
    ) +
    linear(
      `${id}fade`,
      [0, 0, shape.length, 0],
      '0 #fff 0.1, 0.12 #fff 0.85, 0.45 #fff 1, 0.8 #fff 0.8, 1 #fff 0.15',
    )
  );
}

function arches(shape: SideShape, paint: Paint): string {
  const glow = (r: number, width: number, color: string, opacity: number, deviation: number): string => {
    const dx = r * 0.86;
    const y = n(-(shape.tyre + r * 0.5));
    const both = shape.axles.map(
      (axle) => `M${n(axle - dx)} ${y}A${n(r)} ${n(r)} 0 0 1 ${n(axle + dx)} ${y}`,
    );
    return softLine({ color, width, opacity, deviation }, both.join(''));
  };
  const r = shape.tyre + 3.2;
  return (
    glow(r + 9, 7, paint.deep, 0.28, WIDE) +
    glow(r + 3.4, 3.4, paint.hi, 0.4, NARROW) +
    glow(r + 0.4, 1, paint.deep, 0.6, NARROW)
  );
}

const moved = (marks: string, down: number): string =>
  down === 0 ? marks : `<g transform="translate(0 ${n(down)})">${marks}</g>`;

/** The painted surfaces in layers, clipped to `${id}body`. */
export function paintLayers(id: string, shape: SideShape, paint: Paint, path: string): string {
  const use = (name: string, style: string): string => `<use href="#${id}${name}" ${style}/>`;
  const soft = (name: string, stroke: SoftStroke, down = 0): string =>
    moved(softLine(stroke, `#${id}${name}`), down);
  const named = (name: string, d: string): string => `<path id="${id}${name}" d="${d}"/>`;
  const clad = shape.cladding;
  return (
    `<defs>${named('S', curve(shape.shoulder))}${named('K', curve(shape.crease))}${named('T', curve(shape.top))}</defs>` +
    `<path d="${path}" fill="url(#${id}flank)"/><g clip-path="url(#${id}body)">` +
    `<path d="${above(shape.shoulder, shape.length)}" fill="url(#${id}sky)"/>` +
    // Below the shoulder a darker hollow, so that the crease reads as an edge.
    soft('S', { color: paint.shade, opacity: 0.42, width: 5, deviation: WIDE }, 4.5) +
    soft('S', { color: paint.hi, opacity: 0.6, width: 2.6, deviation: NARROW }, -1.4) +
    // A soft box above the car, mirrored in the upper doors.
    soft('S', { color: paint.hi, opacity: 0.2, width: 9, deviation: 6 }, 14) +
    `<path d="${below(shape.crease)}" fill="url(#${id}low)" opacity=".8"/>` +
    soft('K', { color: paint.deep, opacity: 0.3, width: 2, deviation: NARROW }, -1.4) +
    soft('K', { color: paint.hi, opacity: 0.5, width: 0.9, deviation: NARROW }) +
    (clad ? '' : arches(shape, paint)) +
    `<rect x="-20" y="-260" width="${n(shape.length + 40)}" height="260" fill="url(#${id}ends)"/>` +
    use('S', `fill="none" stroke="url(#${id}fade)" stroke-opacity=".8" stroke-width=".55"`) +
    // Light along the roof and bonnet edge.
    soft('T', { color: paint.hi, opacity: 0.85, width: 2.2, deviation: NARROW }) +
    `</g>`
  );
}
