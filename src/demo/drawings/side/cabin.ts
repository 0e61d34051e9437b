import { mix, type Paint } from '../palette';
import { dice } from '../random';
import { softLine } from '../soft';
import { FRAME } from '../studio';
import { blur, linear, radial } from '../svg';
import { closed, dashboard, frame, LINE, line, outside, screens, shine, vents } from './cabin-front';
import type { Part } from './side-car';

const TRIMS = [
  { hide: '#2a2c2f', seam: '#6c7278', wood: '#8f969c', name: 'graphite' },
  { hide: '#7a4a2c', seam: '#d7a27a', wood: '#4b3a2e', name: 'cognac' },
  { hide: '#b9b2a6', seam: '#efe9df', wood: '#7f6a54', name: 'stone' },
  { hide: '#3a3f45', seam: '#9aa3ab', wood: '#5d6a60', name: 'slate' },
] as const;

function steering(): string {
  return (
    `<g transform="translate(420 690)">${softLine({ color: '#000', width: 36, opacity: 0.4, deviation: 12 }, 'M-206 16a212 206 0 1 0 424 0a212 206 0 1 0 -424 0')}` +
    '<path d="M-190 -26Q-100 -46 -70 -44H70Q100 -46 190 -26L192 16Q120 10 84 56L50 92Q44 150 36 196H-36Q-44 150 -50 92L-84 56Q-120 10 -192 16Z" fill="url(#spoke)"/>' +
    '<path d="M-190 -22Q-100 -42 -70 -40H70Q100 -42 190 -22" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="2.5"/>' +
    `<ellipse rx="206" ry="200" fill="none" stroke="#101214" stroke-width="35"/><ellipse rx="206" ry="200" fill="none" stroke="url(#rim)" stroke-width="29"/>${shine('M-190 -85A206 200 0 0 1 190 -85', 5, 0.22)}` +
    '<path d="M-84 -40Q0 -62 84 -40Q96 20 60 62Q0 92 -60 62Q-96 20 -84 -40Z" fill="url(#hub)" stroke="#000" stroke-opacity=".55" stroke-width="3"/><circle r="25" cy="2" fill="#1c1f22" stroke="#cfd6db" stroke-width="3"/><path d="M-10 12V-8L10 12V-8" fill="none" stroke="#cfd6db" stroke-width="4" stroke-linejoin="round"/>' +
    '<g fill="#0b0c0e" stroke="#8a9298" stroke-opacity=".55"><rect x="-168" y="-22" width="62" height="28" rx="11"/><rect x="106" y="-22" width="62" height="28" rx="11"/></g><g fill="#cfd6db"><circle cx="-152" cy="-8" r="3"/><circle cx="-137" cy="-8" r="3"/><circle cx="-122" cy="-8" r="3"/><circle cx="122" cy="-8" r="3"/><circle cx="137" cy="-8" r="3"/><circle cx="152" cy="-8" r="3"/></g></g>'
  );
}

function consoleMarks(electric: boolean): string {
  const shape = closed([
    [690, 700, 'c'],
    [910, 700, 'c'],
    [950, 860],
    [1000, 1080, 'c'],
    [600, 1080, 'c'],
    [650, 860],
  ]);
  const lever = electric
    ? '<rect x="764" y="866" width="72" height="34" rx="17" fill="#1b1e21" stroke="#a4acb2" stroke-width="2"/><circle cx="800" cy="883" r="10" fill="#d8dee2"/>'
    : '<path d="M776 946L784 858H816L824 946Z" fill="#17191b"/><path d="M768 862Q768 812 800 810Q832 812 832 862Q816 876 784 872Z" fill="url(#hub)" stroke="#9aa2a8" stroke-opacity=".7" stroke-width="2"/>';
  return (
    `<path d="${shape}" fill="url(#con)"/><path d="M690 704L650 864L606 1080M910 704L950 864L996 1080" ${LINE} stroke="#aab2b8" stroke-opacity=".6" stroke-width="3"/>` +
    '<rect x="694" y="716" width="212" height="64" rx="12" fill="#0b0c0e"/><rect x="694" y="716" width="212" height="64" rx="12" fill="none" stroke="#8a9298" stroke-opacity=".4"/>' +
    '<g fill="url(#knob)" stroke="#000" stroke-opacity=".6" stroke-width="2"><circle cx="734" cy="748" r="20"/><circle cx="866" cy="748" r="20"/></g><rect x="772" y="738" width="56" height="20" rx="6" fill="#1c2a33"/><rect x="782" y="745" width="36" height="5" rx="2" fill="#bcd3df"/>' +
    `<ellipse cx="726" cy="966" rx="42" ry="26" fill="#070809" stroke="#8a9298" stroke-opacity=".6" stroke-width="2"/><ellipse cx="876" cy="966" rx="42" ry="26" fill="#070809" stroke="#8a9298" stroke-opacity=".6" stroke-width="2"/>${lever}`
  );
}

function frontSeat(): string {
  const back = closed([
    [-20, 1090, 'c'],
    [-20, 800],
    [30, 716],
    [150, 684],
    [300, 690],
    [396, 730],
    [436, 830],
    [452, 1090, 'c'],
  ]);
  const bolster = closed([
    [330, 716, 'c'],
    [396, 736],
    [434, 832],
    [450, 1090, 'c'],
    [362, 1090, 'c'],
    [352, 850],
  ]);
  const head = closed([
    [100, 660],
    [92, 572],
    [130, 528],
    [220, 518],
    [300, 532],
    [330, 580],
    [318, 662],
    [210, 676],
  ]);
  return (
    `<g id="seat"><path d="${back}" fill="#000" fill-opacity=".5" filter="url(#soft3)" transform="translate(14 4)"/><rect x="160" y="650" width="16" height="54" fill="#8c9399"/><rect x="246" y="650" width="16" height="54" fill="#8c9399"/><path d="${back}" fill="url(#hide)"/><path d="${bolster}" fill="#000" fill-opacity=".22"/>` +
    `${shine(
      line([
        [40, 724],
        [150, 694],
        [300, 700],
        [388, 738],
        [424, 834],
        [440, 1080],
      ]),
      6,
      0.22,
    )}<path d="${line([
      [330, 720],
      [352, 850],
      [362, 1080],
    ])}" ${LINE} stroke="url(#seam)" stroke-width="2.4" stroke-dasharray="11 7"/><path d="M-20 850Q160 820 352 850" ${LINE} stroke="#000" stroke-opacity=".4" stroke-width="4"/><path d="M-20 856Q160 826 352 856" ${LINE} stroke="url(#seam)" stroke-width="2" stroke-dasharray="11 7"/>` +
    `<path d="${head}" fill="url(#hide)" stroke="#000" stroke-opacity=".35" stroke-width="2"/>${shine(
      line([
        [112, 580],
        [140, 540],
        [220, 528],
        [296, 542],
      ]),
      7,
      0.3,
    )}</g>`
  );
}

/** The cabin seen from the rear seat towards a calm landscape; trim and accent follow the seed. Left-hand drive. */
export function cabin(options: { paint: Paint; electric: boolean; seed: number | string }): Part {
  const trim = dice(options.seed, 'trim').pick(TRIMS);
  const accent = options.electric ? '#4fc3a1' : '#e0893c';
  const defs =
    linear('sky', [0, 0, 0, 600], '0 #9fb9cb, 0.5 #d5e0e4, 0.8 #f3ece0, 1 #e8e4dc') +
    radial('sun', [1120, 300, 260], '0 #fffdf4 0.95, 0.3 #fff4dd 0.5, 1 #fff4dd 0') +
    linear('pillar', [0, 60, 0, 600], '0 #b7b9b8, 0.4 #6d7071, 1 #1c1e20') +
    linear('liner', [0, 0, 0, 110], '0 #8f9191, 0.7 #c5c7c5, 1 #7b7e7e') +
    linear('mirror', [690, 117, 900, 165], '0 #8ea0ab, 0.5 #cbd5da, 1 #5d6a73') +
    linear('dash', [0, 494, 0, 640], '0 #4a4f54, 0.2 #2b2f32, 1 #17191b') +
    linear(
      'wood',
      [0, 600, 1600, 672],
      `0 ${mix(trim.wood, '#000000', 0.4)}, 0.3 ${mix(trim.wood, '#ffffff', 0.25)}, 0.5 ${trim.wood}, 0.75 ${mix(trim.wood, '#ffffff', 0.18)}, 1 ${mix(trim.wood, '#000000', 0.45)}`,
    ) +
    linear(
      'lower',
      [0, 640, 0, 1066],
      `0 ${mix(trim.hide, '#000000', 0.35)}, 0.3 ${mix(trim.hide, '#000000', 0.6)}, 1 #08090a`,
    ) +
    linear('seam', [0, 560, 0, 1066], `0 ${trim.seam}, 1 ${mix(trim.seam, '#000000', 0.35)}`) +
    linear('map', [650, 396, 982, 582], '0 #1c262d, 1 #111a20') +
    linear('spoke', [0, -46, 0, 196], '0 #3b4045, 0.4 #212427, 1 #101214') +
    linear('rim', [0, -206, 0, 206], '0 #565c61, 0.25 #2c2f32, 0.6 #191b1d, 1 #2a2d30') +
    radial('hub', [0, -30, 120], '0 #4a5055, 0.6 #2a2d30, 1 #17191b') +
    radial('knob', [800, 740, 90], '0 #aab2b8, 1 #4d5459') +
    linear('con', [0, 700, 0, 1080], '0 #26292c, 0.4 #1a1c1f, 1 #0d0e10') +
    linear(
      'hide',
      [0, 520, 0, 1090],
      `0 ${mix(trim.hide, '#ffffff', 0.22)}, 0.25 ${trim.hide}, 0.7 ${mix(trim.hide, '#000000', 0.38)}, 1 ${mix(trim.hide, '#000000', 0.62)}`,
    ) +
    radial('vig', [800, 480, 1050], '0.5 #000 0, 1 #000 0.5') +
    blur('soft', 5, [0.01, 0.1]) +
    blur('soft3', 12, [0.12, 0.2]);
  const marks =
    outside() +
    frame() +
    dashboard() +
    vents() +
    screens(accent) +
    consoleMarks(options.electric) +
    steering() +
    frontSeat() +
    '<use href="#seat" transform="translate(1600 0) scale(-1 1)"/>' +
    `<rect width="${FRAME.width}" height="${FRAME.height}" fill="url(#vig)"/>`;
  return { defs, marks };
}
