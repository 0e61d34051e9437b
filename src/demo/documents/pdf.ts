/** A small PDF of one page (ISO 32000-1), written by hand: a title, headings and paragraphs over the group's colours. */

export interface Leaflet {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly { readonly heading: string; readonly text: string }[];
  readonly foot: string;
}

const PAGE = { width: 595, height: 842, margin: 72 } as const;
const INK = '0.071 0.2 0.169';
const ACCENT = '0.941 0.502 0.235';
const QUIET = '0.36 0.44 0.41';

interface Style {
  readonly font: 'F1' | 'F2';
  readonly size: number;
  readonly leading: number;
  readonly color: string;
  readonly space: number;
}

const STYLES = {
  title: { font: 'F2', size: 30, leading: 36, color: INK, space: 18 },
  lead: { font: 'F1', size: 14, leading: 21, color: QUIET, space: 30 },
  heading: { font: 'F2', size: 13, leading: 18, color: INK, space: 5 },
  text: { font: 'F1', size: 11, leading: 17, color: '0.1 0.1 0.1', space: 17 },
} as const satisfies Record<string, Style>;

/** Widths of Helvetica in thousandths of its size, in groups of equal width; anything else is as wide as a figure. */
const WIDTHS: readonly (readonly [string, number])[] = [
  ["ijl'|", 222],
  [' .,:;/!It[]fr', 278],
  ['()-', 333],
  ['ckszvxyJ', 500],
  ['FTZ', 611],
  ['ABEKPSVXYÄÅ', 667],
  ['CDHNRUw', 722],
  ['GOQÖ', 778],
  ['mM', 833],
  ['W', 944],
];
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, char) => sum + (WIDTHS.find(([chars]) => chars.includes(char))?.[1] ?? 556), 0) *
  (size / 1000);

function linesOf(text: string, size: number): readonly string[] {
  const room = PAGE.width - 2 * PAGE.margin;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Western letters are one byte each in WinAnsiEncoding, as in Latin-1. */
const literal = (text: string) => `(${text.replaceAll('–', '-').replaceAll(/[\\()]/g, '\\$&')})`;

function content({ title, lead, parts, foot }: Leaflet): string {
  let y = PAGE.height - 150;
  const write = (text: string, style: Style) => {
    const lines = linesOf(text, style.size);
    const shown = lines.map((line) => `${literal(line)} Tj T*`).join('\n');
    const drawn = `BT /${style.font} ${style.size} Tf ${style.color} rg ${style.leading} TL ${PAGE.margin} ${y} Td\n${shown}\nET`;
    y -= lines.length * style.leading + style.space;
    return drawn;
  };
  const mark = `${ACCENT} RG 7 w 1 J 1 j ${PAGE.margin} ${PAGE.height - 92} m ${PAGE.margin} ${PAGE.height - 56} l ${PAGE.margin + 30} ${PAGE.height - 92} l ${PAGE.margin + 30} ${PAGE.height - 56} l S`;
  return [
    `${INK} rg 0 ${PAGE.height - 14} ${PAGE.width} 14 re f`,
    mark,
    write(title, STYLES.title),
    write(lead, STYLES.lead),
    ...parts.flatMap(({ heading, text }) => [write(heading, STYLES.heading), write(text, STYLES.text)]),
    `${INK} RG 0.5 w ${PAGE.margin} 76 m ${PAGE.width - PAGE.margin} 76 l S`,
    `BT /F1 9 Tf ${QUIET} rg ${PAGE.margin} 58 Td ${literal(foot)} Tj ET`,
  ].join('\n');
}

/** The document's bytes; the same leaflet gives the same bytes. */
export function pdfOf(leaflet: Leaflet, language: string): Uint8Array {
  const stream = content(leaflet);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${literal(leaflet.title)} /Producer (Forecourt) >>`,
  ];
  let body = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}
