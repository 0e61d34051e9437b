/** What a link to the telephone of the site leads to, whatever its number is (ADR 0085). */
export const SITE_PHONE = 'tel:site';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address that an editor or a feed supplied, if a page may link to it: a path, query or fragment of
 * ours, or an absolute http(s), mailto or tel address. Anything else (`javascript:`, `data:`,
 * protocol-relative) is null.
 */
export function safeHref(href: string): string | null {
  // Browsers drop tabs and line breaks and trim control characters before they read the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters meant
  const seen = href.replace(/[\u0000-\u0020\u007f]+/g, (gap) => (/^[ ]+$/.test(gap) ? gap : '')).trim();
  if (seen.startsWith('//') || seen.startsWith('/\\') || seen.startsWith('\\')) return null;
  if (/^[/?#]/.test(seen)) return seen;
  // Not every browser finds that no host has a space.
  if (/^https?:\/*[^/?#]*\s/i.test(seen)) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(seen);
  if (scheme === null) return null;
  return SCHEMES.has(`${scheme[1]?.toLowerCase()}:`) && URL.canParse(seen) ? seen : null;
}
