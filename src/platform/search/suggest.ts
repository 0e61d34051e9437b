import { Completer } from './completer';
import type { SearchFacet } from './contract';
import { fold } from './text';

/** What a search box offers: a text to search for, the facet that its last part is a value of, and how many records there are. */
export interface Suggestion {
  readonly text: string;
  readonly name: string;
  readonly count: number;
}

/** What the words before the last ones have found already. */
export interface Context {
  /** The facets counted among what they find. */
  readonly facets: readonly SearchFacet[];
  /** Values that they have chosen, by facet. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

interface Term {
  readonly name: string;
  readonly text: string;
  readonly count: number;
  readonly parent: { readonly name: string; readonly text: string } | null;
}

const MAX_SUGGESTIONS = 8;
const MAX_WORDS = 8;
/** More than are shown: what comes before depends on counts that are only known later. */
const CANDIDATES = 40;

const plain = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();
const keyOf = ({ name, text, parent }: Term): string => JSON.stringify([name, text, parent?.text ?? '']);

/**
 * Suggestions for a half-typed search: values of facets, and children with their parents ("Volvo V60"). What has been
 * typed before the last value is kept: "volvo v60 die" is completed to "Volvo V60 Diesel", counted among those V60s.
 * Beginnings go before slips of the finger, many records before few. Made from a search's facets, and as lasting as they.
 */
export class Suggester {
  readonly #completer: Completer<Term>;
  /** How each value is spelt, by its folded text. */
  readonly #spelling = new Map<string, string>();

  /** The facets with their counts; of a text that several of them have, the first is meant. */
  constructor(facets: readonly SearchFacet[]) {
    const known = new Map<string, Term>();
    for (const term of termsOf(facets)) {
      const whole = plain(wholeText(term));
      if (!known.has(whole)) known.set(whole, term);
      if (!this.#spelling.has(plain(term.text))) this.#spelling.set(plain(term.text), term.text);
    }
    this.#completer = new Completer(
      [...known].map(([whole, item]) => ({
        keys: item.parent === null ? [whole] : [whole, plain(item.text)],
        weight: item.count,
        item,
      })),
    );
  }

  /** At most 8, the best first. `within` answers what earlier words find; it is called only where a completion is possible. */
  async suggest(typed: string, within: (words: string) => Promise<Context>): Promise<readonly Suggestion[]> {
    const words = typed.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0 || words.length > MAX_WORDS) return [];
    const end = /\s$/.test(typed) ? ' ' : '';
    for (const method of ['findPrefixes', 'findSimilar'] as const) {
      for (let prefixLength = 0; prefixLength < words.length; prefixLength++) {
        const last = plain(words.slice(prefixLength).join(' ')) + end;
        const found =
          prefixLength === 0
            ? this.#completer[method](last, MAX_SUGGESTIONS).map(({ item }) =>
                suggestionOf(wholeText(item), item),
              )
            : await this.#among(words.slice(0, prefixLength), last, method, within);
        if (found.length > 0) return found;
      }
    }
    return [];
  }

  async #among(
    words: readonly string[],
    last: string,
    method: 'findPrefixes' | 'findSimilar',
    within: (words: string) => Promise<Context>,
  ): Promise<readonly Suggestion[]> {
    if (this.#completer[method](last, 1).length === 0) return [];
    const { facets, chosen } = await within(words.join(' '));
    const counts = new Map(termsOf(facets).map((term) => [keyOf(term), term.count]));
    const before = this.#spelt(words);
    return this.#completer[method](
      last,
      CANDIDATES,
      (term) => isOpen(term, chosen) && counts.has(keyOf(term)),
    )
      .map(({ item, fit }) => ({ item, fit, count: counts.get(keyOf(item)) ?? 0 }))
      .sort((a, b) => a.fit - b.fit || b.count - a.count)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ item, count }) => {
        const isUnderChosen =
          item.parent !== null && (chosen[item.parent.name] ?? []).includes(item.parent.text);
        const own = isUnderChosen ? item.text : wholeText(item);
        return suggestionOf(`${before} ${own}`, { ...item, count });
      });
  }

  /** Words as the facets spell them, where they are values: "volvo v60" is "Volvo V60". */
  #spelt(words: readonly string[]): string {
    const spelt: string[] = [];
    for (let at = 0; at < words.length; ) {
      let length = words.length - at;
      let text: string | undefined;
      for (; length > 0; length--) {
        text = this.#spelling.get(plain(words.slice(at, at + length).join(' ')));
        if (text !== undefined) break;
      }
      spelt.push(text ?? words[at] ?? '');
      at += Math.max(1, length);
    }
    return spelt.join(' ');
  }
}

const suggestionOf = (text: string, { name, count }: Term): Suggestion => ({ text, name, count });

function wholeText({ text, parent }: Term): string {
  if (parent === null || plain(text).startsWith(`${plain(parent.text)} `)) return text;
  return `${parent.text} ${text}`;
}

/** A second value of the same facet would ask for either; a child must belong to the parent that is chosen. */
function isOpen({ name, parent }: Term, chosen: Context['chosen']): boolean {
  if (chosen[name] !== undefined) return false;
  const parents = parent === null ? undefined : chosen[parent.name];
  return parents === undefined || parents.includes(parent?.text ?? '');
}

function termsOf(facets: readonly SearchFacet[]): Term[] {
  return facets.flatMap(({ name, child_name, type, values }) =>
    type !== 'list'
      ? []
      : values.flatMap(({ text, count, children = [] }): Term[] => [
          { name, text, count, parent: null },
          ...(child_name === undefined ? [] : children).map((child) => ({
            name: child_name ?? name,
            text: child.text,
            count: child.count,
            parent: { name, text },
          })),
        ]),
  );
}
