import type { SideShape } from '../bodies/shape';
import { heightAt } from '../geometry';

/** Measures of the front or the rear, derived from the side so that all views show one car. */
export interface EndShape {
  half: number;
  height: number;
  sill: number;
  tyre: number;
  /** Heights: shoulder, base of the glass, leading or trailing edge of bonnet or boot. */
  belt: number;
  cowl: number;
  edge: number;
  boxy: boolean;
  /** A cab narrower than the body, as on a pickup. */
  cab: boolean;
  open: boolean;
}

/** The first inner corner of the silhouette from the front is the foot of the windscreen. */
function cowlOf(shape: SideShape): number {
  const inner = shape.top.slice(1, -1).find((node) => node[2] === 'c');
  return inner?.[1] ?? shape.height * 0.68;
}

/** Measures of one end of a car. */
export function endShape(shape: SideShape, end: 'front' | 'rear'): EndShape {
  const xs = shape.taillight.map(([, h]) => h);
  const tail = Math.max(...xs);
  const boxy = shape.height > 176;
  return {
    half: shape.width / 2,
    height: shape.open === 'cabriolet' ? 127 : shape.height,
    sill: shape.sill - 4,
    tyre: shape.tyre,
    belt: heightAt(shape.shoulder, shape.length * 0.3) + 2,
    cowl:
      end === 'front' ? cowlOf(shape) : Math.max(tail + 4, heightAt(shape.shoulder, shape.length * 0.8) + 4),
    edge: end === 'front' ? (shape.headlight[0]?.[1] ?? 70) + 1 : tail,
    boxy,
    cab: shape.open === 'bed',
    open: shape.open === 'cabriolet',
  };
}
