/** A text that a page shows or says, and the language it is said to be in. */
export interface PageText {
  readonly text: string;
  readonly lang: string;
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const UNSEEN = /^(?:script|style|template)$/;
/** Attributes that are read to people. */
const SPOKEN_ATTRIBUTES = /\s(?:alt|title|aria-label|aria-valuetext|placeholder)="([^"]*)"/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
};

const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The texts of a page, in order: what stands between its tags, what its attributes say, its title and description. */
export function pageTexts(html: string): readonly PageText[] {
  const texts: PageText[] = [];
  const open: { name: string; lang: string; unseen: boolean }[] = [];
  const add = (text: string, lang: string) => {
    const plain = decoded(text).replace(/\s+/g, ' ').trim();
    if (plain !== '') texts.push({ text: plain, lang });
  };
  for (const [part] of html.matchAll(/<!--[\s\S]*?-->|<!doctype[^>]*>|<\/?[a-z][^>]*>|[^<]+/gi)) {
    const here = open.at(-1);
    if (part.startsWith('<!')) continue;
    if (!part.startsWith('<')) {
      if (here !== undefined && !here.unseen) add(part, here.lang);
      continue;
    }
    const name = /^<\/?([a-z0-9-]+)/i.exec(part)?.[1]?.toLowerCase() ?? '';
    if (part.startsWith('</')) {
      const at = open.map((each) => each.name).lastIndexOf(name);
      if (at !== -1) open.length = at;
      continue;
    }
    const lang = /\slang="([^"]*)"/.exec(part)?.[1] ?? here?.lang ?? '';
    for (const [, text = ''] of part.matchAll(SPOKEN_ATTRIBUTES)) add(text, lang);
    if (name === 'meta' && /\s(?:name|property)="(?:description|og:title|og:description)"/.test(part))
      add(/\scontent="([^"]*)"/.exec(part)?.[1] ?? '', lang);
    if (!VOID.test(name) && !part.endsWith('/>'))
      open.push({ name, lang, unseen: UNSEEN.test(name) || (here?.unseen ?? false) });
  }
  return texts;
}
