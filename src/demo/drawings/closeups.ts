import { curve, type Node, n } from './geometry';
import { mix, type Paint } from './palette';
import type { Part } from './side/side-car';
import { linear, radial } from './svg';

/** The opened charging flap with a combined socket; its middle at the origin, in centimetres. */
export function chargingPort(id: string, paint: Paint): Part {
  const pin = (px: number, py: number, r: number): string =>
    `<circle cx="${n(px)}" cy="${n(py)}" r="${r}" fill="#050607" stroke="#d9b25c" stroke-width=".28"/>`;
  const seven = [
    pin(-1.5, -3.9, 0.5),
    pin(1.5, -3.9, 0.5),
    pin(-2.6, -2, 0.7),
    pin(0, -1.9, 0.75),
    pin(2.6, -2, 0.7),
    pin(-1.4, 0, 0.7),
    pin(1.4, 0, 0.7),
  ];
  return {
    defs:
      linear(`${id}well`, [0, -8, 0, 8], '0 #0a0b0c, 0.6 #25292c, 1 #3b4044') +
      linear(
        `${id}lid`,
        [8, 0, 20, 0],
        `0 ${mix(paint.shade, paint.deep, 0.5)}, 0.25 ${paint.base}, 1 ${paint.light}`,
      ) +
      radial(`${id}led`, [0, 0, 11], '0.55 #3ee0a0 0.8, 1 #3ee0a0 0'),
    marks:
      `<g transform="scale(-1 1)"><path d="M8 -6.400L19 -9.600Q20.6 -9.8 20.6 -8V9Q20.6 10.6 19 10.200L8 7Z" fill="#000" fill-opacity=".4" transform="translate(-1 1.6)"/>` +
      `<circle r="11" fill="url(#${id}led)" opacity=".55"/><rect x="-7.6" y="-7.6" width="15.2" height="15.2" rx="4.2" fill="url(#${id}well)" stroke="${paint.deep}" stroke-width=".5"/>` +
      `<rect x="-6.7" y="-6.7" width="13.4" height="13.4" rx="3.6" fill="none" stroke="#3ee0a0" stroke-width=".45"/>` +
      `<circle cy="-1.7" r="4.6" fill="#121517" stroke="#59626a" stroke-width=".5"/><rect x="-4.2" y="3.1" width="8.4" height="3" rx="1.5" fill="#121517" stroke="#59626a" stroke-width=".4"/>${seven.join('')}${pin(-2, 4.6, 0.95)}${pin(2, 4.6, 0.95)}` +
      `<path d="M8 -6.400L19 -9.600Q20.6 -9.8 20.6 -8V9Q20.6 10.6 19 10.200L8 7Z" fill="url(#${id}lid)" stroke="${paint.deep}" stroke-width=".3"/><path d="M9.5 -5.400L18.4 -8Q19.2 -8 19.2 -7V8.200Q19.2 9 18.4 8.700L9.5 6Z" fill="#1b1e20"/><path d="M8 -6.400L19 -9.6" stroke="${paint.hi}" stroke-opacity=".8" stroke-width=".35"/></g>`,
  };
}

/** Outline of the sliding door of a van, in centimetres: x back, h up. */
const SLIDING_DOOR: readonly Node[] = [
  [210, 188, 'c'],
  [315, 188, 'c'],
  [320, 186, 'c'],
  [322, 181, 'c'],
  [323, 100, 'c'],
  [321, 37, 'c'],
  [319, 33, 'c'],
  [315, 31.5, 'c'],
  [210, 31.5, 'c'],
  [205, 33, 'c'],
  [203, 38, 'c'],
  [203, 181, 'c'],
  [205, 186, 'c'],
];

/** The load space of a van through its opened sliding door, and the door moved back along its rail. */
export function slidingDoor(id: string, paint: Paint): Part {
  const door = curve(SLIDING_DOOR, { closed: true });
  const ply = 'M203 -150H323M203 -110H323M203 -70H323M243 -188V-40M283 -188V-40';
  return {
    defs:
      linear(`${id}hold`, [203, 0, 323, 0], '0 #1a1c1e, 0.3 #4c453b, 0.75 #6d6250, 1 #2c2a27') +
      radial(`${id}bulb`, [263, -180, 110], '0 #fff6e0 0.75, 0.4 #ffe9bf 0.22, 1 #ffe9bf 0') +
      linear(`${id}deck`, [0, -46, 0, -32], '0 #8b7c63, 1 #4a4236') +
      `<clipPath id="${id}dc"><path d="${door}"/></clipPath>`,
    marks:
      `<g clip-path="url(#${id}dc)"><rect x="200" y="-192" width="126" height="164" fill="url(#${id}hold)"/><path d="${ply}" stroke="#201d19" stroke-opacity=".6" stroke-width="1"/>` +
      `<g fill="#c9ced2"><circle cx="223" cy="-90" r="1.6"/><circle cx="263" cy="-90" r="1.6"/><circle cx="303" cy="-90" r="1.6"/></g><path d="M206 -91H320" stroke="#9aa1a7" stroke-width="2.2"/>` +
      `<path d="M203 -47H323V-30H203Z" fill="url(#${id}deck)"/><path d="M203 -44H323M203 -40.500H323M203 -37H323" stroke="#2e281f" stroke-opacity=".5" stroke-width=".6"/><rect x="203" y="-35" width="120" height="4" fill="#24272a"/>` +
      // Boxes show the depth of the hold.
      `<g><path d="M272 -47V-86H312V-47Z" fill="#a98d63"/><path d="M272 -86H312V-82H272Z" fill="#c9ad80"/><path d="M289 -86H295V-47H289Z" fill="#cdb993" fill-opacity=".7"/><path d="M222 -47V-72H258V-47Z" fill="#b99b6d"/><path d="M222 -72H258V-69H222Z" fill="#d5ba8b"/><path d="M237 -72H242V-47H237Z" fill="#dcc9a3" fill-opacity=".7"/></g>` +
      `<rect x="233" y="-187" width="60" height="3" rx="1.5" fill="#fff8e8"/><rect x="200" y="-192" width="126" height="164" fill="url(#${id}bulb)"/><path d="${door}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="7"/></g>` +
      `<path d="${door}" fill="none" stroke="#0b0c0e" stroke-width="1.8"/>` +
      `<g transform="translate(110 1)"><path d="${door}" fill="#000" fill-opacity=".45" transform="translate(3 3)"/><g clip-path="url(#${id}dc)"><rect x="200" y="-200" width="130" height="175" fill="url(#${id}flank)"/><rect x="200" y="-260" width="130" height="150" fill="url(#${id}sky)"/><path d="M200 -110.500H330" stroke="${paint.hi}" stroke-opacity=".8" stroke-width="1"/><path d="M200 -109H330" stroke="${paint.deep}" stroke-opacity=".25" stroke-width="2.5"/><path d="M200 -51H330V-28H200Z" fill="url(#${id}low)" opacity=".8"/></g><path d="${door}" fill="none" stroke="${paint.deep}" stroke-width="1"/><path d="M209 -187H315" stroke="${paint.hi}" stroke-opacity=".8" stroke-width=".8"/><rect x="214" y="-107" width="20" height="3.6" rx="1.8" fill="${paint.light}"/><rect x="214" y="-103" width="20" height="1.2" rx=".6" fill="${paint.deep}" fill-opacity=".6"/></g>`,
  };
}
