const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
};

const MAX_CODE_POINT = 0x10ffff;

const character = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= MAX_CODE_POINT ? String.fromCodePoint(code) : entity;
};

const LINES = new Set('p div h1 h2 h3 h4 h5 h6 ul ol br hr blockquote pre table tr figure'.split(' '));

const attribute = (name: string, attributes: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? '';

/** Formatted text as it is read: a line for each paragraph, heading and entry of a list; of a link its words and where it leads. */
export function readableText(html: string): string {
  let href = '';
  const drawTag = (_: string, slash: string, tag: string, attributes: string): string => {
    const name = tag.toLowerCase();
    if (name === 'li') return slash === '' ? '\n• ' : '\n';
    if (LINES.has(name)) return '\n';
    if (name === 'img') return `[${attribute('alt', attributes)}]`;
    if (name !== 'a') return '';
    const ended = slash === '' || href === '' ? '' : ` (${href})`;
    href = slash === '' ? attribute('href', attributes) : '';
    return ended;
  };
  return html
    .replace(/\s+/g, ' ')
    .replace(/<(\/?)([a-z][a-z0-9]*)([^<>]*)>/gi, drawTag)
    .replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, character)
    .replace(/•\s*\n\s*/g, '• ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}
