import { ownCopy } from '~/platform/own-copy';
import { iconsIn } from '~/ui/icon/icon';
import { seenMarkup } from './closed-markup';

/** What markup asks of the document that it stands in. */
export interface MarkupNames {
  /** Classes that stand in it. */
  readonly classes: ReadonlySet<string>;
  /** Those of them outside closed elements. */
  readonly seen: ReadonlySet<string>;
  readonly islands: ReadonlySet<string>;
  /** Ids of the icons' drawings that it refers to. */
  readonly icons: ReadonlySet<string>;
}

/** Reads the names in a piece of markup. They are kept where the markup may not be, and so are copies. */
export function markupNames(markup: string): MarkupNames {
  const classes = classesIn(markup);
  const seen = seenMarkup(markup);
  return {
    classes,
    seen: seen === markup ? classes : classesIn(seen),
    islands: new Set([...valuesOf(' data-island="', markup)].map(ownCopy)),
    icons: new Set([...iconsIn(markup)].map(ownCopy)),
  };
}

/** The names of several pieces, each once, in the order of the pieces. */
export function joinedNames(pieces: Iterable<MarkupNames>): MarkupNames {
  const classes = new Set<string>();
  const seen = new Set<string>();
  const islands = new Set<string>();
  const icons = new Set<string>();
  for (const piece of pieces) {
    for (const name of piece.classes) classes.add(name);
    for (const name of piece.seen) seen.add(name);
    for (const name of piece.islands) islands.add(name);
    for (const name of piece.icons) icons.add(name);
  }
  return { classes, seen, islands, icons };
}

function classesIn(markup: string): ReadonlySet<string> {
  const classes = new Set<string>();
  for (const value of valuesOf(' class="', markup))
    for (const name of value.split(' ')) if (!classes.has(name)) classes.add(ownCopy(name));
  return classes;
}

/** The values of an attribute. By hand, as a regular expression takes twice the time: the markup of a list is 150 KB, anew each time. */
function valuesOf(attribute: string, markup: string): ReadonlySet<string> {
  const values = new Set<string>();
  for (let at = markup.indexOf(attribute); at !== -1; at = markup.indexOf(attribute, at)) {
    const start = at + attribute.length;
    const end = markup.indexOf('"', start);
    if (end === -1) break;
    values.add(markup.slice(start, end));
    at = end;
  }
  return values;
}
