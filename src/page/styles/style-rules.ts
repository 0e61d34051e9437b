/**
 * The rules of a style sheet, each with the classes without which it styles nothing: a page carries those that its markup
 * can use (ADR 0056).
 */
export type StyleRule =
  /** Of use where all classes of one of its selectors are there. */
  | { readonly text: string; readonly needs: readonly (readonly string[])[] }
  /** A condition around rules, such as `@media (width>=48rem)`, or their layer. */
  | { readonly around: string; readonly rules: readonly StyleRule[] }
  /** Keyframes and the like: nothing by itself. */
  | { readonly support: string };

const CONDITIONAL = /^@(?:layer|media|supports|container|scope|starting-style)\b/;

/**
 * Splits a style sheet as Lightning CSS writes it: without comments, rules not nested.
 *
 * @param prefix what the sheet's own classes begin with; others come from libraries, which a script may bring at any time
 */
export function splitRules(css: string, prefix: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  for (let at = 0; at < css.length; ) {
    const end = endOfPrelude(css, at);
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude !== '') rules.push({ support: `${prelude};` });
      at = end + 1;
      continue;
    }
    const close = endOfBlock(css, end);
    const body = css.slice(end + 1, close);
    if (CONDITIONAL.test(prelude)) rules.push({ around: prelude, rules: splitRules(body, prefix) });
    else if (prelude.startsWith('@')) rules.push({ support: `${prelude}{${body}}` });
    else
      rules.push({
        text: `${prelude}{${body}}`,
        needs: selectorsOf(prelude).map((selector) => classesOf(selector, prefix)),
      });
    at = close + 1;
  }
  return rules;
}

/** The text of those rules that are of use where these classes stand, but for `waiting` ones; empty where none is. */
export function usedCss(
  rules: readonly StyleRule[],
  classes: ReadonlySet<string>,
  waiting: ReadonlySet<StyleRule> = new Set(),
): string {
  let found = false;
  const text = cssOf(rules, (rule) => {
    if (!('needs' in rule)) return true;
    const isUseful = !waiting.has(rule) && isUsed(rule.needs, classes);
    found ||= isUseful;
    return isUseful;
  });
  return found ? text : '';
}

const isUsed = (needs: readonly (readonly string[])[], classes: ReadonlySet<string>): boolean =>
  needs.some((names) => names.every((name) => classes.has(name)));

/** The text of those rules that are wanted, each within its conditions; of conditions without any nothing is left. */
export function cssOf(rules: readonly StyleRule[], isWanted: (rule: StyleRule) => boolean): string {
  let text = '';
  for (const rule of rules) {
    if ('rules' in rule) {
      const inner = cssOf(rule.rules, isWanted);
      if (inner !== '') text += `${rule.around}{${inner}}`;
    } else if (isWanted(rule)) text += 'support' in rule ? rule.support : rule.text;
  }
  return text;
}

/** Where the text before a block or a semicolon ends. */
function endOfPrelude(css: string, from: number): number {
  let at = from;
  while (at < css.length && css[at] !== '{' && css[at] !== ';') at = afterToken(css, at);
  return at;
}

/** Where the block that begins at `open` is closed. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at = afterToken(css, at)) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a block of a style sheet is not closed: ${css.slice(open, open + 80)}`);
}

/** Strings and escapes are passed over whole. */
function afterToken(css: string, at: number): number {
  const char = css[at];
  if (char === '\\') return at + 2;
  if (char !== '"' && char !== "'") return at + 1;
  let end = at + 1;
  while (end < css.length && css[end] !== char) end += css[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** Parts in brackets ask for something else than a class, or for one that may be missing. */
const BRACKETS = /\[(?:"[^"]*"|'[^']*'|[^\]"'])*\]|\([^()]*\)/g;

function withoutBrackets(selector: string): string {
  const less = selector.replace(BRACKETS, '');
  return less === selector ? less : withoutBrackets(less);
}

/** Characters of a class of our own behind its prefix, at most: a library's may begin with the same. */
const OWN = 2;

const selectorsOf = (prelude: string): readonly string[] => withoutBrackets(prelude).split(',');

const classesOf = (selector: string, prefix: string): readonly string[] =>
  [...selector.matchAll(/\.([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name.startsWith(prefix) && (prefix === '' || name.length <= prefix.length + OWN));
