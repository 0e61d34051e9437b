import { escapeHtml } from '../html';
/** Colours of a mail, as CSS writes them. */
export interface MailLook {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly primary: string;
  readonly onPrimary: string;
}

/** The parts of a mail, from top to bottom. */
export type MailPart =
  | { readonly kind: 'text' | 'lead' | 'title' | 'note'; readonly text: string }
  /** The legal warning beside the cost of a loan: black on white, with a red triangle of three lines' height. */
  | { readonly kind: 'warning'; readonly title: string; readonly text: string }
  | { readonly kind: 'button' | 'link'; readonly text: string; readonly url: string }
  /** Rows of label and value; the last is emphasised where it is a sum. */
  | {
      readonly kind: 'rows';
      readonly rows: readonly (readonly [name: string, value: string])[];
      readonly sum: boolean;
    }
  /** A linked item with a price. */
  | {
      readonly kind: 'item';
      readonly title: string;
      readonly facts: string;
      readonly price: string;
      readonly before: string | null;
      readonly url: string;
    };

/** The plain text: one paragraph a part, addresses on lines of their own. */
export function mailText(parts: readonly MailPart[]): string {
  return parts.map(textOf).join('\n\n');
}

function textOf(part: MailPart): string {
  if (part.kind === 'item') {
    const price = part.before === null ? part.price : `${part.price} (${part.before})`;
    return [part.title, part.facts, price, part.url].join('\n');
  }
  if (part.kind === 'rows') return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  if (part.kind === 'warning') return `⚠ ${part.title}\n${part.text}`;
  if ('url' in part) return `${part.text}:\n${part.url}`;
  return part.kind === 'title' ? `— ${part.text} —` : part.text;
}

interface Frame {
  readonly language: string;
  readonly site: string;
  readonly subject: string;
  readonly origin: string;
  readonly look: MailLook;
}

/** The same as a page: one column of tables, styles on the elements, no pictures, as mail programs want it. */
export function mailHtml(parts: readonly MailPart[], frame: Frame): string {
  const { language, site, subject, origin, look } = frame;
  const rows = parts.map((part) => `<tr><td style="${cell(part)}">${htmlOf(part, look)}</td></tr>`).join('');
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">' +
    `<title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:0;background:${look.ground};color:${look.ink};${FONT}">` +
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${look.ground}"><tr><td align="center" style="padding:24px 12px">` +
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;text-align:left">' +
    `<tr><td style="padding:0 4px 16px"><a href="${escapeHtml(origin)}" style="color:${look.ink};font-size:18px;font-weight:700;text-decoration:none">${escapeHtml(site)}</a></td></tr>` +
    `<tr><td style="background:${look.surface};border:1px solid ${look.line};border-radius:12px;padding:12px 24px 20px">` +
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0">' +
    `${rows}</table></td></tr></table></td></tr></table></body></html>`
  );
}

/** A long address breaks rather than make the mail wider than the phone. */
const BREAKS = 'word-break:break-word;overflow-wrap:anywhere';
const FONT = "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const PADDINGS: Readonly<Partial<Record<MailPart['kind'], string>>> = {
  title: '20px 0 0',
  item: '12px 0',
  link: '2px 0',
  button: '16px 0 12px',
};

const cell = ({ kind }: MailPart): string => `padding:${PADDINGS[kind] ?? '8px 0'}`;

function htmlOf(part: MailPart, look: MailLook): string {
  switch (part.kind) {
    case 'text':
      return lines(part.text);
    case 'lead':
      return `<strong style="font-size:18px;line-height:1.35">${escapeHtml(part.text)}</strong>`;
    case 'title':
      return `<strong style="display:block;border-bottom:1px solid ${look.line};padding-bottom:8px">${escapeHtml(part.text)}</strong>`;
    case 'note':
      return `<span style="color:${look.muted};font-size:14px">${lines(part.text)}</span>`;
    case 'button':
      return `<a href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${look.primary};color:${look.onPrimary};font-weight:600;text-decoration:none">${escapeHtml(part.text)}</a>`;
    case 'link':
      return `<a href="${escapeHtml(part.url)}" style="color:${look.muted};font-size:14px">${escapeHtml(part.text)}</a>`;
    case 'warning':
      return warningHtml(part);
    case 'rows':
      return rowsHtml(part, look);
    case 'item':
      return itemHtml(part, look);
  }
}

/** U+FE0E selects the text glyph, as an emoji would not be red everywhere. */
const warningHtml = ({ title, text }: MailPart & { readonly kind: 'warning' }): string =>
  '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#fff;color:#000"><tr>' +
  '<td width="64" style="padding:8px 12px 8px 0;vertical-align:top;color:#d0021b;font-size:56px;line-height:63px">\u26a0\ufe0e</td>' +
  `<td style="padding:8px 0;vertical-align:top;font-size:14px;line-height:21px"><strong>${escapeHtml(title)}</strong> ${lines(text)}</td></tr></table>`;

function itemHtml(part: MailPart & { readonly kind: 'item' }, look: MailLook): string {
  const before =
    part.before === null
      ? ''
      : ` <span style="color:${look.muted};font-size:14px;white-space:nowrap">${escapeHtml(part.before)}</span>`;
  return (
    `<a href="${escapeHtml(part.url)}" style="color:${look.ink};font-weight:600">${escapeHtml(part.title)}</a><br>` +
    `<span style="color:${look.muted};font-size:14px">${escapeHtml(part.facts)}</span><br>` +
    `<strong>${escapeHtml(part.price)}</strong>${before}`
  );
}

function rowsHtml({ rows, sum }: MailPart & { readonly kind: 'rows' }, look: MailLook): string {
  const drawn = rows.map(([name, value], index) => {
    const total = sum && index === rows.length - 1;
    const line = total ? `border-top:1px solid ${look.line};font-weight:700` : '';
    const label = total ? '' : `color:${look.muted};`;
    return (
      `<tr><td style="${label}${line};padding:5px 16px 5px 0;vertical-align:top">${escapeHtml(name)}</td>` +
      `<td align="${sum ? 'right' : 'left'}" style="${line};padding:5px 0;vertical-align:top;${sum ? 'white-space:nowrap' : BREAKS}">${lines(value)}</td></tr>`
    );
  });
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0">${drawn.join('')}</table>`;
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
