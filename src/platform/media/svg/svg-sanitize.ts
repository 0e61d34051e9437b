import sanitize from 'sanitize-html';

/** Shapes and paint; nothing that runs, loads, animates or embeds HTML. */
const ELEMENTS = [
  ...[
    'svg',
    'g',
    'path',
    'circle',
    'ellipse',
    'rect',
    'line',
    'polyline',
    'polygon',
    'defs',
    'symbol',
    'use',
  ],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'title', 'desc'],
];

const ATTRIBUTES = [
  ...[
    'id',
    'viewBox',
    'xmlns',
    'width',
    'height',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
  ],
  ...['d', 'points', 'pathLength', 'transform', 'preserveAspectRatio', 'fx', 'fy', 'fr', 'offset', 'opacity'],
  ...['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'mask', 'color'],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stop-color', 'stop-opacity', 'vector-effect'],
  ...['gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits', 'maskContentUnits'],
];

const PAINT = [
  /^(?:none|currentColor|transparent|[a-z]{3,30}|#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d.,%\s/deg]+\)|url\(#[\w-]+\))$/i,
];
const AMOUNT = [/^-?[\d.]+(?:px|%|em|rem)?$/i];

/** Properties that drawing programs write into `style`. */
const STYLES = {
  ...Object.fromEntries(['fill', 'stroke', 'stop-color', 'color'].map((name) => [name, PAINT])),
  ...Object.fromEntries(
    ['opacity', 'fill-opacity', 'stroke-opacity', 'stop-opacity', 'stroke-width', 'stroke-miterlimit'].map(
      (name) => [name, AMOUNT],
    ),
  ),
  'fill-rule': [/^(?:nonzero|evenodd)$/],
  'clip-rule': [/^(?:nonzero|evenodd)$/],
  'stroke-linecap': [/^(?:butt|round|square)$/],
  'stroke-linejoin': [/^(?:miter|round|bevel)$/],
};

const isInside = (value: string) => /^#[\w:.-]+$/.test(value.trim());

/** References are allowed inside the drawing only. */
const pointsOutside = (value: string) =>
  /url\s*\(/i.test(value) && !/^\s*url\(\s*["']?#[\w:.-]+["']?\s*\)\s*$/i.test(value);

/**
 * A drawing that is safe to inline: the root `<svg>` with shapes and paint, all else removed (scripts, handlers, style sheets,
 * foreign objects, external references). Null for what is no drawing.
 */
export function sanitizeSvg(source: string): string | null {
  const text = source.replace(/^\ufeff/, '');
  if (!/^\s*(?:<\?xml[^>]*>|<!--|<!doctype|<svg[\s>])/i.test(text)) return null;
  const from = text.search(/<svg[\s>]/i);
  const to = text.lastIndexOf('</svg>');
  if (from < 0 || to < from || /<html[\s>]/i.test(text.slice(0, from))) return null;
  const clean = sanitize(text.slice(from, to + '</svg>'.length), {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': [...ATTRIBUTES, 'style'], use: [...ATTRIBUTES, 'style', 'href'] },
    allowedStyles: { '*': STYLES },
    allowedSchemes: [],
    allowProtocolRelative: false,
    nonTextTags: [
      'script',
      'style',
      'foreignObject',
      'foreignobject',
      'metadata',
      'textarea',
      'option',
      'noscript',
    ],
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false, xmlMode: true },
    selfClosing: [],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: inside(attribs) }) },
    // Text nodes are no part of a drawing.
    textFilter: (words, tagName) => (tagName === 'title' || tagName === 'desc' ? words : ''),
  });
  return /^<svg[\s>]/.test(clean) && clean.endsWith('</svg>') ? clean : null;
}

function inside(attributes: Record<string, string>): Record<string, string> {
  const { 'xlink:href': old, href = old, ...rest } = attributes;
  const safe = Object.entries(rest).filter(([, value]) => !pointsOutside(value));
  return { ...Object.fromEntries(safe), ...(href !== undefined && isInside(href) && { href }) };
}
