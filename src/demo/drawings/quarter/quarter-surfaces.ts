import type { SideShape } from '../bodies/shape';
import { curve, type Node } from '../geometry';
import type { CarLook } from '../side/side-car';
import { type EndShape, endShape } from './end-shape';
import { threeQuarterView, type View } from './perspective';

/** The surfaces of one car in the three-quarter view, as node lists and paths. */
export interface Surfaces {
  view: View;
  end: EndShape;
  /** Foot of the windscreen, and the place where the roof begins, in side measures. */
  cowl: Node;
  header: Node;
  body: string;
  face: string;
  hood: string;
  roof: string;
  /** Windscreen: painted frame, and the glass within it. */
  frame: string;
  screen: string;
  /** Dark strip between bonnet and windscreen, where the wipers rest. */
  scuttle: string;
  /** Creases of the bonnet. */
  ridges: string;
  /** Edge between bonnet and fender on the near side, and the leading edge of the bonnet. */
  fender: Node[];
  lead: Node[];
  shadow: string;
}

/** Nodes of the side art, carried to the flank. */
export function onSide(view: View, nodes: readonly Node[]): Node[] {
  return nodes.map(([x, h, kind]): Node => {
    const [u, v] = view.side(x, h);
    return kind ? [u, v, kind] : [u, v];
  });
}

/** Nodes given as share of the half width and height, carried to the front. */
export function onFront(view: View, nodes: readonly Node[]): Node[] {
  return nodes.map(([share, h, kind]): Node => {
    const [u, v] = view.front(share, h);
    return kind ? [u, v, kind] : [u, v];
  });
}

/** A wheel arch on the flank, from behind the axle over the top to before it. */
export function archLine(view: View, x: number, r: number, c: number, low: number): Node[] {
  const start = Math.asin(Math.max(-1, Math.min(1, (low - c) / r)));
  const out: Node[] = [];
  for (let i = 0; i <= 12; i++) {
    const a = start + ((Math.PI - 2 * start) * i) / 12;
    out.push(view.side(x + r * Math.cos(a), c + r * Math.sin(a)));
  }
  return out;
}

const corner = ([u, v]: Node): Node => [u, v, 'c'];

function screenNodes(view: View, w: number, cowl: Node, header: Node, inset: number): Node[] {
  const foot = 0.86 - inset;
  const top = view.half(header[1]) * (0.97 - inset);
  const [cx, ch] = [cowl[0] + inset * 60, cowl[1] + 1 + inset * 40];
  const [hx, hh] = [header[0] - inset * 70, header[1] - inset * 40];
  return [
    corner(view.at(cx + 10, w * foot, ch + 2)),
    view.at(cx + (hx - cx) * 0.5, (w * foot + top) / 2 + 1.5, (ch + hh) / 2 + 5),
    corner(view.at(hx, top, hh)),
    view.at(hx - 7, 0, hh + 2),
    corner(view.at(hx, -top, hh)),
    view.at(cx + (hx - cx) * 0.5, -(w * foot + top) / 2 - 1.5, (ch + hh) / 2 + 5),
    corner(view.at(cx + 10, -w * foot, ch + 2)),
    view.at(cx - 6, 0, ch),
  ];
}

/** What every surface is built from. */
interface Frame {
  view: View;
  end: EndShape;
  shape: SideShape;
  w: number;
  cowl: Node;
  header: Node;
  /** Roof and tail behind the foot of the windscreen. */
  upper: readonly Node[];
}

const SHARES = [0.86, 0.66, 0.36, 0, -0.36, -0.66, -0.86] as const;
const ORIGIN: Node = [0, 0];

function frameOf(shape: SideShape): Frame {
  const end = endShape(shape, 'front');
  const cowlAt = shape.top.findIndex((node, i) => i > 1 && node[2] === 'c');
  const upper = shape.top.slice(cowlAt);
  const roofStart = upper.find(([, h]) => h > shape.height * 0.945) ?? [205, shape.height - 8];
  return {
    view: threeQuarterView(shape, end.edge, end.belt),
    end,
    shape,
    w: shape.width / 2,
    cowl: shape.top[cowlAt] ?? [140, end.cowl],
    header: end.open ? [214, 123.5] : roofStart,
    upper,
  };
}

/** Edge between bonnet and fender, from the windscreen forwards; side 1 is the near one. */
function fenderLine({ view, end, w, cowl }: Frame, side: number): Node[] {
  return [1, 0.8, 0.6, 0.4, 0.22].map((t): Node => {
    const x = 36 + (cowl[0] + 4 - 36) * t;
    const h = end.edge + 3 + (cowl[1] - 3 - end.edge - 3) * t ** 0.85;
    return view.at(x, side * w * (0.9 - 0.07 * (1 - t) ** 2), h);
  });
}

/** The front face: leading edge of the bonnet, far contour downwards, lower edge back to the near side. */
function faceLines({ view, end, shape }: Frame): { lead: Node[]; contour: Node[]; bottom: Node[] } {
  const low = shape.sill - 2;
  return {
    lead: SHARES.map((s) => view.front(s, end.edge)),
    contour: [0.8, 0.6, 0.4, 0.2].map((t) => view.front(-0.87, low + (end.edge - low - 2) * t)),
    bottom: SHARES.map((s) => view.front(s, low)).reverse(),
  };
}

function bodyPath(f: Frame, fender: readonly Node[]): string {
  const { view, shape } = f;
  const { lead, contour, bottom } = faceLines(f);
  const [fa, ra] = shape.axles;
  const arch = shape.tyre + 3.2;
  const arches = [fa, ra].map((x) =>
    curve(archLine(view, x, arch, shape.tyre, shape.sill).reverse(), { join: true }),
  );
  const front = [
    corner(fender[0] ?? ORIGIN),
    ...fender.slice(1),
    ...lead,
    ...contour,
    ...bottom.map((p, i) => (i === 0 ? corner(p) : p)),
    view.side(fa - arch + 2, shape.sill),
  ];
  return `${curve(front)}${arches.join('')}${curve(onSide(view, [...f.upper].reverse()), { join: true })}Z`;
}

function bonnetPaths(f: Frame, fender: readonly Node[]): { hood: string; scuttle: string; ridges: string } {
  const { view, end, w, cowl } = f;
  const far = fenderLine(f, -1).reverse();
  const nearFoot = corner(fender[0] ?? ORIGIN);
  const farFoot = corner(far[far.length - 1] ?? ORIGIN);
  const middle = view.at(cowl[0] - 5, 0, cowl[1] + 2);
  const hood = [nearFoot, ...fender.slice(1), ...faceLines(f).lead, ...far.slice(0, -1), farFoot, middle];
  const scuttle = [
    nearFoot,
    view.side(cowl[0] + 4, cowl[1] + 1),
    view.side(cowl[0] + 26, cowl[1] + 14),
    ...screenNodes(view, w, cowl, f.header, 0).slice(6, 7),
    farFoot,
    view.at(cowl[0] - 12, 0, cowl[1]),
  ];
  const ridge = (side: number): string =>
    curve([
      view.at(cowl[0] + 2, side * w * 0.6, cowl[1] + 0.5),
      view.at(cowl[0] * 0.62, side * w * 0.5, end.edge + (cowl[1] - end.edge) * 0.66 + 1),
      view.front(side * 0.36, end.edge + 1),
    ]);
  return {
    hood: curve(hood, { closed: true }),
    scuttle: curve(scuttle.map(corner), { closed: true }),
    ridges: ridge(1) + ridge(-1),
  };
}

/** The roof as far as it is seen: not at all on a tall car, whose roof is above the eye. */
function roofPath({ view, end, shape, header, upper }: Frame): string {
  if (end.open || shape.height > 156) return '';
  const after = upper.findIndex(
    ([x, h], i) =>
      x > header[0] && (h < shape.height * 0.9 || (upper[i]?.[2] === 'c' && h < shape.height * 0.97)),
  );
  const crown = upper.slice(0, after > 0 ? after + 1 : undefined).filter(([x]) => x >= header[0]);
  const far = [...crown].reverse().map(([x, h]) => view.at(x, -view.half(h) * 0.96, h));
  return curve([...onSide(view, crown), ...far, view.at(header[0] - 6, 0, header[1] + 2)], { closed: true });
}

function shadowPath({ view, shape, w }: Frame): string {
  const long = shape.length;
  const places = [
    [26, 0.86],
    [long * 0.5, 0.9],
    [long - 22, 0.84],
    [long - 10, 0],
    [long - 40, -0.7],
    [50, -0.72],
    [14, -0.2],
  ] as const;
  return curve(
    places.map(([x, share]) => view.at(x, w * share, 0)),
    { closed: true },
  );
}

/** Builds the surfaces from the side measures. */
export function quarterSurfaces(look: CarLook): Surfaces {
  const f = frameOf(look.shape);
  const { view, end, w, cowl, header } = f;
  const fender = fenderLine(f, 1);
  const { lead, contour, bottom } = faceLines(f);
  return {
    view,
    end,
    cowl,
    header,
    body: bodyPath(f, fender),
    face: curve([...lead, ...contour, ...bottom], { closed: true }),
    ...bonnetPaths(f, fender),
    roof: roofPath(f),
    frame: curve(screenNodes(view, w, cowl, header, 0), { closed: true }),
    screen: curve(screenNodes(view, w, cowl, header, 0.055), { closed: true }),
    fender,
    lead,
    shadow: shadowPath(f),
  };
}
