/** A value that words may mean, its path segment, and for a model the make that it needs. */
export interface KnownValue {
  readonly text: string;
  readonly segment: string;
  readonly parent: string | null;
}

export interface Search {
  /** Path of the list; its query is kept. */
  readonly url: string;
  /** Segments of the chosen filters, in their order. */
  readonly chosen: readonly string[];
  readonly keyphrase: string;
  readonly known: readonly KnownValue[];
}

const MAX_WORDS = 4;

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * Address of a search: the list's path, then the filters joined by slashes in lower case, other words as keyphrase
 * (CAR-SEARCH-1). A model is a filter only with its make; alone it is a word.
 */
export function searchTarget({ url, chosen, keyphrase, known }: Search): string {
  const [path = '/', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const typed = keyphrase.split(/\s+/).filter((word) => word !== '');
  const makes = known.filter(({ parent }) => parent === null);
  const first = matchKnownValues(typed, makes);
  const owners = new Set([...chosen, ...first.segments]);
  const models = known.filter(({ parent }) => parent !== null && owners.has(parent));
  const second = matchKnownValues(first.rest, models);
  const segments = [...new Set([...chosen, ...first.segments, ...second.segments])];
  // A model comes after its make.
  const isModel = (segment: string) => models.some((model) => model.segment === segment);
  const ordered = segments.filter((segment) => !isModel(segment));
  const named = segments.filter(isModel);
  const makesOfModels = new Set(models.map(({ parent }) => parent));
  const makeAt = ordered.findIndex((segment) => makesOfModels.has(segment));
  ordered.splice(makeAt + 1, 0, ...named);
  if (second.rest.length > 0) parameters.set('keyphrase', second.rest.join(' '));
  const address = [path.replace(/\/+$/, ''), ...ordered.map(encodeURIComponent)].join('/');
  return parameters.size === 0 ? address || '/' : `${address || '/'}?${parameters}`;
}

/** Matches the longest runs of words to values; the rest keeps its order. */
function matchKnownValues(words: readonly string[], known: readonly KnownValue[]) {
  const byText = new Map(
    known.flatMap(({ text, segment }) =>
      [segment, segment.replaceAll('-', ' '), plain(text)].map((spelling) => [spelling, segment]),
    ),
  );
  const segments: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [MAX_WORDS, 3, 2, 1].find((count) => {
      const run = words.slice(at, at + count);
      return run.length === count && byText.has(plain(run.join(' ')));
    });
    const segment = byText.get(plain(words.slice(at, at + (length ?? 1)).join(' ')));
    if (length === undefined || segment === undefined) rest.push(words[at] ?? '');
    else segments.push(segment);
    at += length ?? 1;
  }
  return { segments, rest };
}
