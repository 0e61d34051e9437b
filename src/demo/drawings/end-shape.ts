import type { SideShape } from './bodies/shape';
import { curve, heightAt, type Node } from './geometry';

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

/** A closed path from the nodes of its right half, listed from bottom to top or the other way round. */
export function symmetric(half: readonly Node[]): string {
  const left = [...half].reverse().filter(([x]) => x > 0.01);
  const mirrored = left.map(([x, h, kind]): Node => (kind ? [-x, h, kind] : [-x, h]));
  return curve([...half, ...mirrored], { closed: true });
}

/** Nodes of the left half. */
export function flipped(nodes: readonly Node[]): Node[] {
  return nodes.map(([x, h, kind]) => (kind ? [-x, h, kind] : [-x, h]));
}

/** Silhouette of the whole end: wheels stand below it. */
export function endOutline(e: EndShape): string {
  const w = e.half;
  const roof = e.boxy ? (e.cab ? 0.72 : 0.87) : 0.63;
  const glass: Node[] = e.open
    ? [
        [w * 0.86, e.belt + 1],
        [w * 0.6, e.cowl + 2],
        [0, e.cowl + 3],
      ]
    : [
        [w * (e.boxy && !e.cab ? 0.955 : 0.885), e.belt + 2],
        [w * (roof + (e.boxy ? (e.cab ? 0.11 : 0.06) : 0.17)), e.belt + (e.height - e.belt) * 0.42],
        [w * (roof + 0.03), e.height - 8],
        [w * (roof - 0.13), e.height - 1.8],
        [w * (roof - 0.36), e.height - 0.5],
        [0, e.height],
      ];
  return symmetric([
    [0, e.sill - 2],
    [w * 0.74, e.sill - 2, 'c'],
    [w * 0.93, e.sill + 3],
    [w * 0.985, e.sill + 16],
    [w, e.belt * 0.56],
    [w * 0.995, e.belt * 0.76],
    [w * 0.965, e.belt - 8],
    ...glass,
  ]);
}
