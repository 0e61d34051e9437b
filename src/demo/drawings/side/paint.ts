import type { SideShape } from '../bodies/shape';
import { curve, heightAt, type Node, n, n2 } from '../geometry';
import { mix, type Paint } from '../palette';
import { blur, linear } from '../svg';

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

/** Gradients and filters of the paint. */
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
    ) +
    blur(`${id}b1`, 0.9) +
    blur(`${id}b3`, 2.6) +
    blur(`${id}b8`, 6)
  );
}

function arches(id: string, shape: SideShape, paint: Paint): string {
  return shape.axles
    .map((axle) => {
      const glow = (r: number, width: number, color: string, opacity: number, filter: string): string => {
        const dx = r * 0.86;
        const dy = shape.tyre + r * 0.5;
        return `<path d="M${n(axle - dx)} ${n(-dy)}A${n(r)} ${n(r)} 0 0 1 ${n(axle + dx)} ${n(-dy)}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-opacity="${n2(opacity)}" stroke-linecap="round" filter="url(#${id}${filter})"/>`;
      };
      const r = shape.tyre + 3.2;
      return (
        glow(r + 9, 7, paint.deep, 0.28, 'b3') +
        glow(r + 3.4, 3.4, paint.hi, 0.4, 'b1') +
        glow(r + 0.4, 1, paint.deep, 0.6, 'b1')
      );
    })
    .join('');
}

/** The painted surfaces in layers, clipped to `${id}body`. */
export function paintLayers(id: string, shape: SideShape, paint: Paint, path: string): string {
  const use = (name: string, style: string): string => `<use href="#${id}${name}" ${style}/>`;
  const named = (name: string, d: string): string => `<path id="${id}${name}" d="${d}"/>`;
  const clad = shape.cladding;
  return (
    `<defs>${named('S', curve(shape.shoulder))}${named('K', curve(shape.crease))}${named('T', curve(shape.top))}</defs>` +
    `<path d="${path}" fill="url(#${id}flank)"/><g clip-path="url(#${id}body)">` +
    `<path d="${above(shape.shoulder, shape.length)}" fill="url(#${id}sky)"/>` +
    // Below the shoulder a darker hollow, so that the crease reads as an edge.
    use(
      'S',
      `transform="translate(0 4.5)" fill="none" stroke="${paint.shade}" stroke-opacity=".42" stroke-width="5" filter="url(#${id}b3)"`,
    ) +
    use(
      'S',
      `transform="translate(0 -1.4)" fill="none" stroke="${paint.hi}" stroke-opacity=".6" stroke-width="2.6" filter="url(#${id}b1)"`,
    ) +
    // A soft box above the car, mirrored in the upper doors.
    use(
      'S',
      `transform="translate(0 14)" fill="none" stroke="${paint.hi}" stroke-opacity=".2" stroke-width="9" filter="url(#${id}b8)"`,
    ) +
    `<path d="${below(shape.crease)}" fill="url(#${id}low)" opacity=".8"/>` +
    use(
      'K',
      `fill="none" stroke="${paint.deep}" stroke-opacity=".3" stroke-width="2" transform="translate(0 -1.4)" filter="url(#${id}b1)"`,
    ) +
    use(
      'K',
      `fill="none" stroke="${paint.hi}" stroke-opacity=".5" stroke-width=".9" filter="url(#${id}b1)"`,
    ) +
    (clad ? '' : arches(id, shape, paint)) +
    `<rect x="-20" y="-260" width="${n(shape.length + 40)}" height="260" fill="url(#${id}ends)"/>` +
    use('S', `fill="none" stroke="url(#${id}fade)" stroke-opacity=".8" stroke-width=".55"`) +
    // Light along the roof and bonnet edge.
    use(
      'T',
      `fill="none" stroke="${paint.hi}" stroke-opacity=".85" stroke-width="2.2" filter="url(#${id}b1)"`,
    ) +
    `</g>`
  );
}
