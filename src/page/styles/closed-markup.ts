/** What the browser shows nothing of before somebody, or a script, opens it; a dialog unless it is open. */
const CLOSED = /<template\b|<dialog\b| popover="| hidden="/g;

const NAME = /[\w-]+/y;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Markup without its closed elements: nothing in them takes room or is painted at first. Markup as React writes it: `<` and `>`
 * stand for tags alone, and each tag that needs an end has one. What seems to have none is left as it is.
 */
export function seenMarkup(markup: string): string {
  let seen = '';
  let from = 0;
  for (const { index } of markup.matchAll(CLOSED)) {
    const start = markup[index] === '<' ? index : markup.lastIndexOf('<', index);
    if (start < from) continue;
    const end = endOfClosed(markup, start);
    if (end === null) continue;
    seen += markup.slice(from, start);
    from = end;
  }
  return from === 0 ? markup : seen + markup.slice(from);
}

/** Where the closed element that begins here ends; null where it is none. */
function endOfClosed(markup: string, start: number): number | null {
  NAME.lastIndex = start + 1;
  const name = NAME.exec(markup)?.[0];
  const afterTag = markup.indexOf('>', start) + 1;
  if (name === undefined || afterTag === 0) return null;
  if (name === 'dialog' && / open[ =>]/.test(markup.slice(start, afterTag))) return null;
  return VOID.test(name) || markup[afterTag - 2] === '/' ? afterTag : endOfElement(markup, name, afterTag);
}

function endOfElement(markup: string, name: string, from: number): number | null {
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*>`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(markup); tag !== null; tag = tags.exec(markup)) {
    if (tag[0].endsWith('/>')) continue;
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return null;
}
