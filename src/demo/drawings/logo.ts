import { escapeHtml } from '~/platform/html';
import { n } from './geometry';
import { lettering } from './letters';
import { linear } from './svg';

interface Style {
  ground: string;
  ink: string;
  accent: string;
  /** Colour of the words beside the mark, and of the words after the first. */
  words: string;
  quiet: string;
  weight: number;
  tracking: number;
  round?: boolean;
  mark: 'slope' | 'ring' | 'dot' | 'tag' | 'gavel' | 'leaf';
}

const PINE = '#12332b';
const SIGNAL = '#f0803c';

const STYLES = {
  nordhem: {
    ground: PINE,
    ink: '#ffffff',
    accent: SIGNAL,
    words: PINE,
    quiet: '#5b7169',
    weight: 15,
    tracking: 34,
    mark: 'slope',
  },
  'nordhem-light': {
    ground: '#ffffff',
    ink: PINE,
    accent: SIGNAL,
    words: '#ffffff',
    quiet: '#c9d6d1',
    weight: 15,
    tracking: 34,
    mark: 'slope',
  },
  mercedes: {
    ground: '#0b0c0e',
    ink: '#e4e8eb',
    accent: '#9aa2a9',
    words: '#0b0c0e',
    quiet: '#6b7278',
    weight: 8,
    tracking: 52,
    mark: 'ring',
  },
  'mercedes-light': {
    ground: '#0b0c0e',
    ink: '#e4e8eb',
    accent: '#9aa2a9',
    words: '#ffffff',
    quiet: '#aab1b7',
    weight: 8,
    tracking: 52,
    mark: 'ring',
  },
  smart: {
    ground: '#ffd84a',
    ink: '#17201d',
    accent: '#1fb58f',
    words: '#17201d',
    quiet: '#1a8f73',
    weight: 19,
    tracking: 32,
    round: true,
    mark: 'dot',
  },
  'smart-light': {
    ground: '#ffd84a',
    ink: '#17201d',
    accent: '#1fb58f',
    words: '#ffffff',
    quiet: '#d8f2ea',
    weight: 19,
    tracking: 32,
    round: true,
    mark: 'dot',
  },
  carstore: {
    ground: '#c8202f',
    ink: '#ffffff',
    accent: '#ffd23f',
    words: '#17181b',
    quiet: '#c8202f',
    weight: 21,
    tracking: 30,
    mark: 'tag',
  },
  'carstore-light': {
    ground: '#ffffff',
    ink: '#c8202f',
    accent: '#ffb400',
    words: '#ffffff',
    quiet: '#ffd9dc',
    weight: 21,
    tracking: 30,
    mark: 'tag',
  },
  auctions: {
    ground: '#ff9d3c',
    ink: '#0f1420',
    accent: '#0f1420',
    words: '#ffffff',
    quiet: '#ff9d3c',
    weight: 17,
    tracking: 32,
    mark: 'gavel',
  },
  lifestyle: {
    ground: '#e9dfd0',
    ink: '#3a3a30',
    accent: '#a65a38',
    words: '#2c2b26',
    quiet: '#a65a38',
    weight: 9,
    tracking: 46,
    mark: 'leaf',
  },
} as const satisfies Record<string, Style>;

export type LogoVariant = keyof typeof STYLES;
export const LOGO_VARIANTS = Object.keys(STYLES).filter((name): name is LogoVariant => name in STYLES);

const STROKE = 'fill="none" stroke-linejoin="miter"';

/** The square mark in a box of 100. */
function mark(style: Style): string {
  const { ground, ink, accent } = style;
  const plate = (radius: number): string =>
    `<rect width="100" height="100" rx="${radius}" fill="${ground}"/>`;
  switch (style.mark) {
    case 'slope':
      // An N whose stroke is a slope, with the low northern sun above it.
      return `${plate(22)}<path d="M27 78V25L73 76V22" ${STROKE} stroke="${ink}" stroke-width="12"/><circle cx="51.5" cy="27" r="8.5" fill="${accent}"/>`;
    case 'ring':
      return `${plate(0)}<circle cx="50" cy="50" r="34" fill="none" stroke="url(#silver)" stroke-width="4.5"/><path d="M37 66V35L63 65V34" ${STROKE} stroke="url(#silver)" stroke-width="5"/>`;
    case 'dot':
      return `<circle cx="50" cy="50" r="50" fill="${ground}"/><path d="M33 69V35L67 66V32" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><circle cx="80" cy="80" r="13" fill="${accent}"/>`;
    case 'tag':
      return `<path d="M14 0H66Q72 0 76 4L96 24Q100 28 100 34V86Q100 100 86 100H14Q0 100 0 86V14Q0 0 14 0Z" fill="${ground}"/><path d="M27 78V30L66 74V30" ${STROKE} stroke="${ink}" stroke-width="15"/><circle cx="78" cy="22" r="7" fill="${accent}"/>`;
    case 'gavel':
      return `${plate(12)}<path d="M24 70V30L56 62V26" ${STROKE} stroke="${ink}" stroke-width="11"/><path d="M78 70V46" stroke="${ink}" stroke-width="11"/><path d="M19 83H84" stroke="${accent}" stroke-width="6"/>`;
    case 'leaf':
      return `${plate(50)}<path d="M33 70V34L67 66V30" ${STROKE} stroke="${ink}" stroke-width="6"/><path d="M50 36Q52 20 66 17Q66 32 50 36Z" fill="${accent}"/>`;
  }
}

const SILVER = linear('silver', [0, 16, 0, 84], '0 #ffffff, 0.5 #aab2b8, 1 #eef1f3');

/**
 * A mark with words beside it, as paths. The first word is strong, the words after it quiet.
 * Height 100; the width follows the title.
 */
export function drawLogo(logo: { variant: LogoVariant; title: string }): string {
  const style: Style = STYLES[logo.variant];
  const [first = 'Nordhem', ...rest] = logo.title.trim().split(/\s+/);
  const line = {
    x: 128,
    baseline: 69,
    cap: 38,
    weight: style.weight,
    tracking: style.tracking,
    round: style.round ?? false,
  };
  const strong = lettering(first, { ...line, color: style.words });
  const gap = rest.length > 0 ? 20 + style.tracking * 0.2 : 0;
  const quiet = lettering(rest.join(' '), {
    ...line,
    x: line.x + strong.width + gap,
    weight: Math.max(7, style.weight * 0.72),
    color: style.quiet,
  });
  const width = Math.ceil(line.x + strong.width + (rest.length > 0 ? gap + quiet.width : 0) + 10);
  return wrap(width, 100, `${mark(style)}${strong.marks}${quiet.marks}`, logo.title);
}

/** The square mark alone: favicon and app icon. */
export function drawMark(variant: LogoVariant): string {
  return wrap(100, 100, mark(STYLES[variant]), 'Nordhem');
}

function wrap(width: number, height: number, content: string, title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${height}" width="${n(width)}" height="${height}" role="img" aria-label="${escapeHtml(title)}"><defs>${SILVER}</defs>${content}</svg>`;
}

/** The mark of the group, for signs in scenes: box of 100. */
export function groupMark(): string {
  return mark(STYLES.nordhem);
}
