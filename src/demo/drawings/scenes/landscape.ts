import { curve, type Node, n, n2 } from '../geometry';
import type { Dice } from '../random';

/** A ridge across the frame: crest heights wander between `high` and `low` (y, downwards), filled to `floor`. */
export function ridge(
  dice: Dice,
  options: { high: number; low: number; floor: number; steps: number; sharp?: boolean; calmLeft?: number },
): string {
  const nodes: Node[] = [];
  const { steps } = options;
  for (let i = 0; i <= steps; i++) {
    const x = -40 + (1680 / steps) * (i + (i > 0 && i < steps ? dice.between(-0.28, 0.28) : 0));
    const flatness = x < 700 ? (options.calmLeft ?? 0) : 0;
    const up = i % 2 === 0 ? dice.between(0.55, 1) : dice.between(0, 0.5);
    const y = options.low + (options.high - options.low) * up * (1 - flatness);
    nodes.push(options.sharp ? [x, -y, 'c'] : [x, -y]);
  }
  return `${curve(nodes)}L1642 ${n(options.floor)}L-42 ${n(options.floor)}Z`;
}

/** Rugged mountains: peaks with shoulders, straight flanks. */
export function mountains(
  dice: Dice,
  options: { high: number; low: number; floor: number; peaks: number; from?: number },
): string {
  const from = options.from ?? -60;
  const span = (1660 - from) / options.peaks;
  let d = `M${n(from - 40)} ${n(options.floor)}`;
  for (let i = 0; i < options.peaks; i++) {
    const left = from + span * i;
    const top = options.low + (options.high - options.low) * dice.between(0.45, 1);
    const peak = left + span * dice.between(0.4, 0.6);
    const valley = options.low + (options.floor - options.low) * dice.between(0, 0.15);
    const mid = (top + valley) / 2;
    d += `L${n(left)} ${n(valley)}L${n(left + (peak - left) * 0.42)} ${n(mid + dice.between(-12, 16))}L${n(left + (peak - left) * 0.6)} ${n(mid - dice.between(0, 14))}L${n(peak - 8)} ${n(top + 6)}L${n(peak)} ${n(top)}`;
    const right = left + span;
    d += `L${n(peak + (right - peak) * 0.22)} ${n(top + (valley - top) * 0.3)}L${n(peak + (right - peak) * 0.4)} ${n(top + (valley - top) * 0.38)}L${n(peak + (right - peak) * 0.7)} ${n(top + (valley - top) * 0.78)}`;
  }
  return `${d}L1700 ${n(options.low)}V${n(options.floor)}Z`;
}

/** A spruce of height 100 about x = 0, foot at y = 0. */
export function spruce(id: string, dice: Dice): string {
  const tiers = 7;
  let right = '';
  let left = '';
  for (let i = 0; i < tiers; i++) {
    const y = -98 + (i + 1) * 12.6;
    const w = 3.4 + i * 2.7 + dice.between(-1, 1.4);
    right += `Q${n(w * 0.5)} ${n(y - 3)} ${n(w)} ${n(y)}L${n(w * 0.45)} ${n(y - 1.4)}`;
    left = `L${n(-w * 0.45)} ${n(y - 1.4)}L${n(-w - dice.between(-1, 1))} ${n(y)}Q${n(-w * 0.5)} ${n(y - 3)} ${n(-w * 0.34)} ${n(y - 10)}${left}`;
  }
  return `<path id="${id}" d="M0 -100${right}L1.4 -9V0H-1.4V-9${left}Z"/>`;
}

/** A row of spruces from x to x; foot line and size wander a little. */
export function spruces(
  ids: readonly [string, ...string[]],
  dice: Dice,
  options: { from: number; to: number; foot: number; size: number; count: number; spread?: number },
): string {
  let out = '';
  const step = (options.to - options.from) / options.count;
  for (let i = 0; i < options.count; i++) {
    const x = options.from + step * (i + dice.between(0.1, 0.9));
    const size = (options.size / 100) * dice.between(0.62, 1.12);
    const y = options.foot + dice.between(-1, 1) * (options.spread ?? 4);
    out += `<use href="#${dice.pick(ids)}" transform="translate(${n(x)} ${n(y)}) scale(${n2(size * dice.between(0.9, 1.15))} ${n2(size)})"/>`;
  }
  return out;
}

/** A round-crowned tree. */
export function leafTree(x: number, foot: number, size: number, crown: string, trunk: string): string {
  return `<g transform="translate(${n(x)} ${n(foot)}) scale(${n2(size / 100)})"><path d="M-3 0L-2 -50H2L3 0Z" fill="${trunk}"/><circle cy="-68" r="30" fill="${crown}"/><circle cx="-17" cy="-52" r="20" fill="${crown}"/><circle cx="18" cy="-54" r="21" fill="${crown}"/><circle cx="-8" cy="-78" r="15" fill="#fff" fill-opacity=".14"/></g>`;
}

/** A road that crosses the frame from side to side, with edge lines. Returns marks; needs gradient `road`. */
export function road(top: number, bottom: number, line: string): string {
  const depth = bottom - top;
  let dashes = '';
  for (let x = -60; x < 1640; x += 210) dashes += `M${x} ${n(top + depth * 0.44)}h110l-6 5h-112z`;
  return (
    `<rect x="-2" y="${n(top)}" width="1604" height="${n(depth)}" fill="url(#road)"/>` +
    `<rect x="-2" y="${n(top + depth * 0.06)}" width="1604" height="3" fill="${line}" fill-opacity=".75"/><path d="${dashes}" fill="${line}" fill-opacity=".5"/><rect x="-2" y="${n(top + depth * 0.93)}" width="1604" height="6" fill="${line}" fill-opacity=".7"/>`
  );
}

/** A guard rail along the far edge of the road. */
export function guardRail(y: number, color: string, light: string): string {
  let posts = '';
  for (let x = 20; x < 1640; x += 120) posts += `M${x} ${n(y)}h8v26h-8z`;
  return `<path d="${posts}" fill="${color}"/><rect x="-2" y="${n(y - 4)}" width="1604" height="13" fill="${color}"/><rect x="-2" y="${n(y - 4)}" width="1604" height="3" fill="${light}"/><rect x="-2" y="${n(y + 3)}" width="1604" height="1.6" fill="${light}" fill-opacity=".5"/>`;
}

/** Short strokes of light on water below the sun. */
export function glitter(
  dice: Dice,
  options: { x: number; top: number; bottom: number; spread: number; count: number; color: string },
): string {
  let d = '';
  for (let i = 0; i < options.count; i++) {
    const t = dice.next() ** 1.4;
    const y = options.top + (options.bottom - options.top) * t;
    const w = 8 + t * 46 * dice.between(0.5, 1.3);
    const x = options.x + (dice.next() + dice.next() - 1) * options.spread * (0.35 + t);
    d += `M${n(x - w / 2)} ${n(y)}h${n(w)}`;
  }
  return `<path d="${d}" stroke="${options.color}" stroke-opacity=".6" stroke-width="2" stroke-linecap="round"/>`;
}
