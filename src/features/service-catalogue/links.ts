/** Part of a text: words, or an address that can be followed. */
export type TextPart = { readonly text: string; readonly href: string | null };

const ADDRESS = /https?:\/\/[^\s<>"']+|www\.[^\s<>"']+\.[^\s<>"']+/g;
/** What ends a sentence does not belong to the address before it. */
const TAIL = /[.,;:!?)\]]+$/;

/** Addresses in a text as links (CATALOGUE-5). */
export function withLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TAIL, '');
    const href = safeHref(address.startsWith('www.') ? `https://${address}` : address);
    if (href === null) continue;
    if (index > from) parts.push({ text: text.slice(from, index), href: null });
    parts.push({ text: address, href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}

/** An address that opens a page, a mail or a call, or a path of ours; null for anything that could run. */
export function safeHref(href: string): string | null {
  const bare = href.trim();
  // Two slashes would be another host without saying so.
  if (/^\/(?!\/)[^\\]*$/.test(bare)) return bare;
  try {
    const { protocol, href: whole } = new URL(bare);
    return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) ? whole : null;
  } catch {
    return null;
  }
}
