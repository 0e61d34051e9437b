const pairsOf = (text: string): ReadonlySet<string> => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = ` ${plain.replace(/[^a-z0-9]+/g, ' ').trim()} `;
  return new Set([...letters].slice(1).map((letter, index) => `${letters[index]}${letter}`));
};

/** How much two texts have in common, 0 to 1, by their pairs of letters (Dice). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}

const lastOf = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.(?:html?|aspx?|pdf)$/i, '');

/** Less is a guess that helps nobody. */
const MIN_LIKENESS = 0.55;

/**
 * Suggests where an address that is gone may lead: the page whose name is most like it, else the nearest page above it that is still
 * there. Built once for all pages of a site; null where nothing is like it.
 */
export function suggestTargets(paths: readonly string[]): (missing: string) => string | null {
  const known = new Set(paths);
  const pages = paths
    .filter((path) => path !== '/')
    .map((path) => ({ path, name: pairsOf(lastOf(path)), whole: pairsOf(path) }));
  return (missing) => {
    const name = pairsOf(lastOf(missing));
    const whole = pairsOf(missing);
    const scored = pages.map((page) => ({
      path: page.path,
      score: 0.7 * likeness(name, page.name) + 0.3 * likeness(whole, page.whole),
    }));
    const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { path: '', score: 0 });
    if (best.score >= MIN_LIKENESS) return best.path;
    const segments = missing.split('/');
    const above = segments.map((_, index) => segments.slice(0, -1 - index).join('/'));
    return above.find((path) => path !== '' && known.has(path)) ?? null;
  };
}
