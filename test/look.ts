/** Class names by which elements of a markup look as they do: each name of a style sheet as often as it is used. */
function classCounts(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of list.split(' ')) {
      // `[file]_[hash]_[name]`, see scripts/vite/block-styles.ts
      const own = name.replace(/^.*_[\w-]{6}_/, '');
      counts.set(own, (counts.get(own) ?? 0) + 1);
    }
  return counts;
}

/** How the look of a markup changes: `+wide` for an element that gets this class, `-narrow` for one that loses it. */
export function lookChanges(before: string, after: string): readonly string[] {
  const [old, now] = [classCounts(before), classCounts(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const more = (now.get(name) ?? 0) - (old.get(name) ?? 0);
    return Array.from({ length: Math.abs(more) }, () => `${more > 0 ? '+' : '-'}${name}`);
  });
}
