/** Red, green and blue 0 to 255, and how much of it covers what is below, 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Of the ways in which a browser writes computed colours; null for the rest. */
export function colorOf(text: string): Color | null {
  const numbers = (inside: string) =>
    inside
      .split(/[\s,/]+/)
      .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part)));
  const rgb = /^rgba?\(([^)]*)\)$/.exec(text)?.[1];
  const srgb = /^color\(srgb ([^)]*)\)$/.exec(text)?.[1];
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN, alpha = 1] = numbers(rgb ?? srgb ?? '');
  const full = rgb === undefined ? 255 : 1;
  const color: Color = [red * full, green * full, blue * full, alpha];
  return color.every(Number.isFinite) ? color : null;
}

/** One colour over another, which covers all. */
export function over([r, g, b, alpha]: Color, below: Color): Color {
  const mix = (above: number, under: number) => above * alpha + under * (1 - alpha);
  return [mix(r, below[0]), mix(g, below[1]), mix(b, below[2]), 1];
}

function luminance([red, green, blue]: Color): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours that cover all, 1 to 21 (WCAG 2). */
export function contrastOf(a: Color, b: Color): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A list whose entries may have brackets with commas in them. */
export function partsOf(list: string): readonly string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < list.length; at++) {
    if (list[at] === '(') depth++;
    else if (list[at] === ')') depth--;
    else if (list[at] === ',' && depth === 0) {
      parts.push(list.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, list.slice(start).trim()].filter((part) => part !== '');
}

const DIRECTIONS: Readonly<Record<string, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Degrees of a gradient's first part, clockwise from upwards; null where that is a colour. */
function angleOf(part: string, { width, height }: Size): number | null {
  const degrees = /^(-?[\d.]+)deg$/.exec(part)?.[1];
  if (degrees !== undefined) return Number(degrees);
  const sides = /^to (\w+)(?: (\w+))?$/.exec(part);
  if (sides === null) return null;
  const [, first = '', second] = sides;
  if (second === undefined) return DIRECTIONS[first] ?? null;
  const [down, right] = [part.includes('bottom'), part.includes('right')];
  const slope = (Math.atan2(height, width) * 180) / Math.PI;
  return (right ? 1 : -1) * (down ? 90 + (90 - slope) : slope);
}

/**
 * The colour of a computed `linear-gradient(…)` or `radial-gradient(…)` at a point of its box, in pixels from the upper left corner; null
 * for what is no such gradient. An ellipse is taken to lie in the middle.
 */
export function gradientAt(gradient: string, size: Size, x: number, y: number): Color | null {
  const [, kind, inside = ''] = /^(linear|radial)-gradient\((.*)\)$/.exec(gradient) ?? [];
  if (kind === undefined) return null;
  const parts = partsOf(inside);
  const stopsIn = parts.filter((part) => /^(?:rgba?|color)\(/.test(part));
  const [dx, dy] = [x - size.width / 2, y - size.height / 2];
  const radians = ((angleOf(parts[0] ?? '', size) ?? 180) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(radians), Math.cos(radians)];
  const length =
    kind === 'linear'
      ? Math.abs(size.width * sine) + Math.abs(size.height * cosine)
      : Math.hypot(size.width, size.height) / 2;
  const at = kind === 'linear' ? (dx * sine - dy * cosine) / length + 0.5 : Math.hypot(dx, dy) / length;
  return between(stopsOf(stopsIn, length), at);
}

type Stop = readonly [at: number, color: Color];

function stopsOf(parts: readonly string[], length: number): readonly Stop[] {
  return parts.flatMap((part, index) => {
    const [, name = '', rest = ''] = /^(\w+\([^)]*\))\s*(.*)$/.exec(part) ?? [];
    const color = colorOf(name);
    if (color === null) return [];
    const places = rest.split(/\s+/).filter((each) => each !== '');
    const share = (each: string) =>
      each.endsWith('%') ? Number.parseFloat(each) / 100 : Number.parseFloat(each) / length;
    return places.length === 0
      ? [[index / Math.max(1, parts.length - 1), color] as const]
      : places.map((each) => [share(each), color] as const);
  });
}

function between(stops: readonly Stop[], at: number): Color | null {
  const next = stops.findIndex(([place]) => place >= at);
  const after = next === -1 ? stops.at(-1) : stops[next];
  const before = next <= 0 ? after : stops[next - 1];
  if (after === undefined || before === undefined) return null;
  const share = after[0] === before[0] ? 0 : (at - before[0]) / (after[0] - before[0]);
  const alpha = before[1][3] * (1 - share) + after[1][3] * share;
  // What is transparent has no colour of its own to mix in.
  const mix = (part: 0 | 1 | 2) =>
    alpha === 0
      ? 0
      : (before[1][part] * before[1][3] * (1 - share) + after[1][part] * after[1][3] * share) / alpha;
  return [mix(0), mix(1), mix(2), alpha];
}
