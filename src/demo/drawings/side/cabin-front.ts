import { curve, type Node, n } from '../geometry';
import { ROUND, softLine } from '../soft';

export const LINE = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';

export const closed = (nodes: readonly Node[]): string =>
  curve(
    nodes.map(([x, y, k]) => (k ? [x, -y, k] : [x, -y])),
    { closed: true },
  );

export const line = (nodes: readonly Node[]): string =>
  curve(nodes.map(([x, y, k]) => (k ? [x, -y, k] : [x, -y])));

/** The landscape behind the windscreen. */
export function outside(): string {
  return (
    '<rect width="1600" height="640" fill="url(#sky)"/><circle cx="1120" cy="300" r="260" fill="url(#sun)"/>' +
    `<g filter="url(#soft)"><path d="${closed([
      [-20, 470, 'c'],
      [140, 390],
      [300, 420],
      [470, 350],
      [640, 410],
      [820, 375],
      [1010, 420],
      [1200, 360],
      [1400, 410],
      [1640, 370, 'c'],
      [1640, 640, 'c'],
      [-20, 640, 'c'],
    ])}" fill="#a9bcc6"/>` +
    `<path d="${closed([
      [-20, 500, 'c'],
      [220, 452],
      [480, 478],
      [760, 462],
      [1040, 482],
      [1330, 450],
      [1640, 470, 'c'],
      [1640, 640, 'c'],
      [-20, 640, 'c'],
    ])}" fill="#7c939c"/>` +
    '<path d="M690 640L790 478H812L1010 640Z" fill="#5f6c73"/></g>'
  );
}

/** Pillars, roof lining and the inner mirror. */
export function frame(): string {
  const header = closed([
    [-20, -20, 'c'],
    [1620, -20, 'c'],
    [1620, 120, 'c'],
    [1380, 96],
    [800, 78],
    [220, 96],
    [-20, 120, 'c'],
  ]);
  const left = closed([
    [-20, 60, 'c'],
    [150, 92, 'c'],
    [110, 300],
    [40, 520],
    [-20, 600, 'c'],
  ]);
  const right = closed([
    [1620, 60, 'c'],
    [1450, 92, 'c'],
    [1490, 300],
    [1560, 520],
    [1620, 600, 'c'],
  ]);
  return (
    `<path d="${left}${right}" fill="url(#pillar)"/><path d="${header}" fill="url(#liner)"/><path d="${line([
      [150, 98],
      [800, 79],
      [1450, 98],
    ])}" ${LINE} stroke="#000" stroke-opacity=".5" stroke-width="5"/>` +
    '<path d="M782 60h36l6 56h-48z" fill="#16181a"/><rect x="690" y="110" width="220" height="62" rx="26" fill="#141618"/><rect x="698" y="117" width="204" height="48" rx="20" fill="url(#mirror)"/>' +
    '<rect x="742" y="12" width="116" height="34" rx="15" fill="#2a2d30"/><circle cx="772" cy="29" r="7" fill="#fff3d8"/><circle cx="828" cy="29" r="7" fill="#fff3d8"/>'
  );
}

const LID =
  'M-20 560C27 545 70 531 120 520C200 503 280 493 360 494C455 495 540 503 640 506C745 509 850 511 960 510C1065 509 1160 496 1260 498C1340 500 1405 509 1480 520C1530 528 1575 542 1620 556';
const SEAM =
  'M-20 612C90 590 190 580 300 572C470 563 630 566 800 566C970 566 1130 563 1300 572C1410 580 1510 590 1620 612';
const BAND =
  'M-20 640C90 622 190 610 300 604C470 598 630 600 800 600C970 600 1130 598 1300 604C1410 610 1510 622 1620 640';
const BELLY =
  'M-20 672C90 655 190 645 300 640C470 635 630 637 800 637C970 637 1130 635 1300 640C1410 645 1510 655 1620 672';

/** A soft line of light on leather or plastic. */
export const shine = (path: string, width: number, opacity: number): string =>
  softLine({ color: '#fff', width, opacity, deviation: 2.5 }, path, ROUND);

/** Upper and lower dashboard with a trim band and a stitched seam. */
export function dashboard(): string {
  return (
    `<path d="${LID}V780H-20Z" fill="url(#dash)"/>${shine(LID, 3, 0.3)}` +
    `<path d="${SEAM}" ${LINE} stroke="#000" stroke-opacity=".55" stroke-width="5"/><path d="${SEAM}" transform="translate(0 3)" ${LINE} stroke="url(#seam)" stroke-width="2" stroke-dasharray="12 7"/>` +
    `<path d="${BAND}V700H-20Z" fill="url(#wood)"/><path d="${BELLY}V1080H-20Z" fill="url(#lower)"/><path d="${BAND}" transform="translate(0 1)" ${LINE} stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>`
  );
}

/** Four air vents in the dashboard. */
export function vents(): string {
  const vent = (x: number, w: number): string => {
    let slats = '';
    for (let i = 1; i < 5; i++) slats += `M${n(x + 8)} ${n(646 + i * 9)}H${n(x + w - 8)}`;
    return `<rect x="${n(x)}" y="646" width="${n(w)}" height="46" rx="12" fill="#090a0b"/><path d="${slats}" stroke="#3d4246" stroke-width="3.4"/><rect x="${n(x)}" y="646" width="${n(w)}" height="46" rx="12" fill="none" stroke="#8d959b" stroke-opacity=".7" stroke-width="1.6"/><rect x="${n(x + w / 2 - 6)}" y="652" width="12" height="34" rx="5" fill="#202326" stroke="#7d858b" stroke-opacity=".6"/>`;
  };
  return vent(60, 150) + vent(620, 170) + vent(810, 170) + vent(1390, 150);
}

/** Middle display with a map, and the instruments behind the wheel. */
export function screens(accent: string): string {
  const roads = 'M700 540L770 470L850 500L960 430M760 560L800 480L830 400M690 470L900 540L950 520';
  return (
    '<g filter="url(#soft3)"><rect x="646" y="398" width="352" height="206" rx="22" fill="#000" fill-opacity=".5"/></g><rect x="640" y="386" width="352" height="206" rx="20" fill="#0b0d0f"/><rect x="650" y="396" width="332" height="186" rx="12" fill="url(#map)"/>' +
    `<clipPath id="mc"><rect x="650" y="396" width="332" height="186" rx="12"/></clipPath><g clip-path="url(#mc)"><path d="M650 560Q740 500 780 540T982 500V590H650Z" fill="#24465a" fill-opacity=".7"/><path d="${roads}" ${LINE} stroke="#5d6f7b" stroke-width="5"/><path d="M700 570L762 512L800 480L862 470L940 420" ${LINE} stroke="${accent}" stroke-width="6"/><circle cx="762" cy="512" r="10" fill="#fff"/><circle cx="762" cy="512" r="6" fill="${accent}"/><rect x="662" y="408" width="96" height="44" rx="9" fill="#0c1013" fill-opacity=".85"/><rect x="672" y="418" width="52" height="7" rx="3" fill="#e8edf0"/><rect x="672" y="433" width="72" height="5" rx="2.5" fill="#8a969e"/><rect x="650" y="556" width="332" height="26" fill="#0c1013" fill-opacity=".82"/>` +
    [700, 758, 816, 874, 932]
      .map((x) => `<circle cx="${x}" cy="569" r="5" fill="#cfd8de" fill-opacity=".8"/>`)
      .join('') +
    '<path d="M650 396H820L720 582H650Z" fill="#fff" fill-opacity=".05"/></g>' +
    '<path d="M236 548Q236 470 420 466Q604 470 604 548L590 604H250Z" fill="#0c0e10"/><rect x="276" y="482" width="288" height="110" rx="16" fill="url(#map)"/>' +
    `<path d="M312 574A52 52 0 1 1 398 574" ${LINE} stroke="#4d5a63" stroke-width="8"/><path d="M312 574A52 52 0 0 1 340 500" ${LINE} stroke="${accent}" stroke-width="8"/><path d="M442 574A52 52 0 1 1 528 574" ${LINE} stroke="#4d5a63" stroke-width="8"/><path d="M442 574A52 52 0 0 1 520 526" ${LINE} stroke="#e9eef1" stroke-width="8"/>`
  );
}
