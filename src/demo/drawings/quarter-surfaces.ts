import { type EndShape, endShape } from './end-shape';
import { curve, type Node } from './geometry';
import { threeQuarterView, type View } from './perspective';
import type { CarLook } from './side-car';

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

/** Builds the surfaces from the side measures. */
export function quarterSurfaces(look: CarLook): Surfaces {
  const { shape } = look;
  const end = endShape(shape, 'front');
  const view = threeQuarterView(shape, end.edge, end.belt);
  const w = shape.width / 2;
  const low = shape.sill;
  const [fa, ra] = shape.axles;
  const arch = shape.tyre + 3.2;
  const cowlAt = shape.top.findIndex((node, i) => i > 1 && node[2] === 'c');
  const cowl: Node = shape.top[cowlAt] ?? [140, end.cowl];
  const upper = shape.top.slice(cowlAt);
  const header: Node = end.open
    ? [214, 123.5]
    : (upper.find(([, h]) => h > shape.height * 0.945) ?? [205, shape.height - 8]);
  const fenderOn = (side: number): Node[] =>
    [1, 0.8, 0.6, 0.4, 0.22].map((t): Node => {
      const x = 36 + (cowl[0] + 4 - 36) * t;
      const h = end.edge + 3 + (cowl[1] - 3 - end.edge - 3) * t ** 0.85;
      return view.at(x, side * w * (0.9 - 0.07 * (1 - t) ** 2), h);
    });
  const shares = [0.86, 0.66, 0.36, 0, -0.36, -0.66, -0.86];
  const lead = shares.map((s) => view.front(s, end.edge));
  const contour = [0.8, 0.6, 0.4, 0.2].map((t) => view.front(-0.87, low - 2 + (end.edge - low) * t));
  const bottom = shares.map((s) => view.front(s, low - 2)).reverse();
  const fender = fenderOn(1);
  const ahead = view.side(fa - arch + 2, low);
  const body =
    curve([
      corner(fender[0] ?? [0, 0]),
      ...fender.slice(1),
      ...lead,
      ...contour,
      ...bottom.map((p, i) => (i === 0 ? corner(p) : p)),
      ahead,
    ]) +
    curve(archLine(view, fa, arch, shape.tyre, low).reverse(), { join: true }) +
    curve(archLine(view, ra, arch, shape.tyre, low).reverse(), { join: true }) +
    curve(onSide(view, [...upper].reverse()), { join: true }) +
    'Z';
  const far = fenderOn(-1).reverse();
  const hood = curve(
    [
      corner(fender[0] ?? [0, 0]),
      ...fender.slice(1),
      ...lead,
      ...far.slice(0, -1),
      corner(far[far.length - 1] ?? [0, 0]),
      view.at(cowl[0] - 5, 0, cowl[1] + 2),
    ],
    { closed: true },
  );
  const scuttle = curve(
    [
      corner(fender[0] ?? [0, 0]),
      view.side(cowl[0] + 4, cowl[1] + 1),
      view.side(cowl[0] + 26, cowl[1] + 14),
      ...screenNodes(view, w, cowl, header, 0).slice(6, 7),
      corner(far[far.length - 1] ?? [0, 0]),
      view.at(cowl[0] - 12, 0, cowl[1]),
    ].map(corner),
    { closed: true },
  );
  const ridge = (side: number): Node[] => [
    view.at(cowl[0] + 2, side * w * 0.6, cowl[1] + 0.5),
    view.at(cowl[0] * 0.62, side * w * 0.5, end.edge + (cowl[1] - end.edge) * 0.66 + 1),
    view.front(side * 0.36, end.edge + 1),
  ];
  const roofEnd = upper.findIndex(
    ([x, h], i) =>
      x > header[0] &&
      (h < shape.height * 0.9 || (i > 0 && upper[i]?.[2] === 'c' && h < shape.height * 0.97)),
  );
  const crown = upper.slice(0, roofEnd > 0 ? roofEnd + 1 : undefined).filter(([x]) => x >= header[0]);
  // The eye stands below the roof of a tall car.
  const roof =
    end.open || shape.height > 156
      ? ''
      : curve(
          [
            ...onSide(view, crown),
            ...[...crown].reverse().map(([x, h]) => view.at(x, -view.half(h) * 0.96, h)),
            view.at(header[0] - 6, 0, header[1] + 2),
          ],
          { closed: true },
        );
  const shadow = curve(
    [
      view.at(26, w * 0.86, 0),
      view.at(shape.length * 0.5, w * 0.9, 0),
      view.at(shape.length - 22, w * 0.84, 0),
      view.at(shape.length - 10, 0, 0),
      view.at(shape.length - 40, -w * 0.7, 0),
      view.at(50, -w * 0.72, 0),
      view.at(14, -w * 0.2, 0),
    ],
    { closed: true },
  );
  return {
    view,
    end,
    cowl,
    header,
    body,
    face: curve([...lead, ...contour, ...bottom], { closed: true }),
    hood,
    roof,
    frame: curve(screenNodes(view, w, cowl, header, 0), { closed: true }),
    screen: curve(screenNodes(view, w, cowl, header, 0.055), { closed: true }),
    scuttle,
    ridges: curve(ridge(1)) + curve(ridge(-1)),
    fender,
    lead,
    shadow,
  };
}
