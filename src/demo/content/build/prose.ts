/** A part of a text: a paragraph (inline HTML allowed), a heading (`## …`) or a list of points. */
export type Part = string | readonly string[];

const partOf = (part: Part, heading: 'h2' | 'h3'): string => {
  if (typeof part !== 'string') return `<ul>${part.map((point) => `<li>${point}</li>`).join('')}</ul>`;
  return part.startsWith('## ') ? `<${heading}>${part.slice(3)}</${heading}>` : `<p>${part}</p>`;
};

/** Formatted text of its parts. */
export const prose = (parts: readonly Part[], heading: 'h2' | 'h3' = 'h3'): string =>
  parts.map((part) => partOf(part, heading)).join('');

/**
 * Formatted text is kept as it was written, links too: those to our own pages have to carry the prefix of a
 * language that is not the site's first.
 */
export const withPrefix = (html: string, prefix: string): string =>
  prefix === ''
    ? html
    : html.replace(/href="(\/[^"]*)"/g, (_, path: string) => `href="${prefix}${path === '/' ? '' : path}"`);
