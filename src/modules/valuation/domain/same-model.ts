/** Parts of a name: `ID.4 Pro` is `id`, `4`, `pro`. */
const partsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** `E-Klass`, `3-serie`, `Trieda E`: what is left is the sign of the class. */
const CLASS_WORDS = new Set([
  'klass',
  'klasse',
  'class',
  'serie',
  'serien',
  'series',
  'sarja',
  'trieda',
  'rad',
]);

/** The class that a type belongs to: `E 220 d` and `E220` to `e`, `330e` and `330 xd` to `3`. */
const classOfType = ([first = '', second = '']: readonly string[]): string | null =>
  /^([a-z]{1,3})\d{2,3}[a-z]{0,3}$/.exec(first)?.[1] ??
  /^([1-8])\d\d[a-z]{0,3}$/.exec(first)?.[1] ??
  (/^[a-z]{1,3}$/.test(first) && /^\d{2,3}/.test(second) ? first : null);

/**
 * The model of our stock that a register means by its longer name: `V60 B4` is a `V60`, `Transit Custom` no `Transit` where
 * we sell both, `E 220 d` an `E-Klass`. Null where we sell none.
 *
 * @param models of the same make
 */
export function sameModel(registered: string, models: readonly string[]): string | null {
  const parts = partsOf(registered);
  const fits = (model: string): number => {
    const own = partsOf(model);
    const sign = own.filter((part) => !CLASS_WORDS.has(part));
    if (sign.length < own.length)
      return sign.length === 1 && (sign[0] === classOfType(parts) || startsWith(parts, own)) ? 1 : 0;
    return startsWith(parts, own) ? own.length : 0;
  };
  const best = models
    .map((model) => ({ model, length: fits(model) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length || (a.model < b.model ? -1 : 1));
  return best[0]?.model ?? null;
}

const startsWith = (parts: readonly string[], start: readonly string[]): boolean =>
  start.length > 0 && start.every((part, at) => parts[at] === part);
