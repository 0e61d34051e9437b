import type { StyleManifest } from './style-manifest';
import { cssOf, type StyleRule, splitRules } from './style-rules';

/** A rule as it stands in the order of its sheet. */
interface Placed {
  readonly rule: StyleRule & { text: string };
  /** Only for paper. */
  readonly printed: boolean;
}

/** What stands in brackets behind these may be absent on the element that is meant, or is not that element. */
const WITHIN = /:(?:not|has|is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const parted = (text: string): readonly [prelude: string, body: string] => {
  const open = text.indexOf('{');
  return [text.slice(0, open), text.slice(open + 1, -1)];
};

/** A list of selectors in its parts: commas in brackets part nothing. */
const selectorsIn = (prelude: string): readonly string[] =>
  prelude.match(/(?:\[[^\]]*\]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^,])+/g) ?? [];

const isTouched = (selector: string): boolean =>
  /:(?:hover|active)(?![\w-])/.test(selector.replace(WITHIN, ''));

/** Numbers of ids, of classes, attributes and states, and of elements. */
type Weight = readonly [ids: number, classes: number, elements: number];

const plus = (one: Weight, other: Weight): Weight => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

const heaviest = (weights: readonly Weight[]): Weight =>
  weights.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]).at(-1) ?? [0, 0, 0];

/** What takes selectors in brackets, and them: of these the heaviest counts; behind `:where` none does (Selectors 4, section 17). */
const WITH_SELECTORS = /:(not|has|is|where|nth-[\w-]+)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

function weigh(selector: string): Weight {
  let inside: Weight = [0, 0, 0];
  const outside = selector.replace(WITH_SELECTORS, (_, name: string, list: string) => {
    const isCounting = name.startsWith('nth-');
    const selectors = isCounting ? (/ of (.*)/.exec(list)?.[1] ?? '') : list;
    if (isCounting) inside = plus(inside, [0, 1, 0]);
    if (name !== 'where') inside = plus(inside, heaviest(selectorsIn(selectors).map(weigh)));
    return ' ';
  });
  const plain = outside.replaceAll(/\[[^\]]*\]/g, '.attribute');
  const rest = plain.replaceAll(DRAWN, '');
  const times = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return plus(inside, [
    times(rest, /#[\w-]+/g),
    times(rest, /[.:][\w-]+/g),
    times(plain, DRAWN) + times(rest, /(?<![\w.#:-])[a-z][\w-]*/gi),
  ]);
}

/** What is drawn beside an element of the document, and counts as one. */
const DRAWN = /::[\w-]+|:(?:after|before)(?![\w-])/g;

/** What decides between two rules before their order does, to be compared: `0,2,1`. */
export const specificity = (selector: string): string => weigh(selector).join();

const SAME_AS: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  width: 'size',
  height: 'size',
  inline: 'size',
  block: 'size',
  line: 'font',
  row: 'gap',
};

/** What a rule sets: the family of each property, as a short form sets what is set by longer ones too. */
function familiesOf(body: string): ReadonlySet<string> {
  const names = [...body.matchAll(/(?:^|;)(-?-?[a-z][\w-]*):/gi)].map(([, name = '']) => name);
  return new Set(
    names.map((name) => {
      if (name.startsWith('--')) return name;
      const family = name.replace(/^-[a-z]+-/, '').replace(/-.*$/, '');
      return SAME_AS[family] ?? family;
    }),
  );
}

const isFor = (selector: string, state: string): boolean => selector.replace(WITHIN, '').includes(state);

/** One asks for the state that the other excludes. */
const excludeEachOther = (one: string, other: string): boolean =>
  [':disabled', ':checked'].some(
    (state) =>
      (one.includes(`:not(${state})`) && isFor(other, state)) ||
      (other.includes(`:not(${state})`) && isFor(one, state)),
  );

/** Whether the order of two rules may decide what an element looks like. */
function dependOnOrder(one: string, other: string): boolean {
  const [[selectors, body], [others, otherBody]] = [parted(one), parted(other)];
  const [families, otherFamilies] = [familiesOf(body), familiesOf(otherBody)];
  const hasAll = families.has('all') || otherFamilies.has('all');
  if (!hasAll && families.isDisjointFrom(otherFamilies)) return false;
  return selectorsIn(selectors).some((selector) =>
    selectorsIn(others).some(
      (another) => !excludeEachOther(selector, another) && specificity(selector) === specificity(another),
    ),
  );
}

function placed(rules: readonly StyleRule[], printed = false): readonly Placed[] {
  return rules.flatMap((rule) => {
    if ('rules' in rule) return placed(rule.rules, printed || rule.around.startsWith('@media print'));
    return 'needs' in rule ? [{ rule, printed }] : [];
  });
}

/**
 * Rules of a sheet that nobody sees before a pointer rests on something, something is pressed, or the page is printed, and
 * that may stand behind all others: those that could lose to a later rule which does not wait are not among them.
 */
export function waitingRules(rules: readonly StyleRule[]): ReadonlySet<StyleRule> {
  const waiting = new Set<StyleRule>();
  const staying: string[] = [];
  for (const { rule, printed } of placed(rules).toReversed()) {
    const [prelude] = parted(rule.text);
    const mayWait = printed || selectorsIn(prelude).every(isTouched);
    if (mayWait && !staying.some((later) => dependOnOrder(rule.text, later))) waiting.add(rule);
    else staying.push(rule.text);
  }
  return waiting;
}

/** The sheets of a build in rules, and which of these wait. */
export interface SheetRules {
  rulesOf(sheet: string): readonly StyleRule[];
  /** What waits of any sheet that a page may have. */
  readonly waiting: ReadonlySet<StyleRule>;
  /** All that waits as one text: so every page's file begins, and pages that have the same sheets behind them share theirs. */
  readonly text: string;
}

/** Staff's pages have all their styles at once. */
const isOfPages = (sheet: string): boolean => !/^(?:staff|studio)\//.test(sheet);

/** Splits the sheets of a build. */
export function sheetRules({ css, layers }: StyleManifest): SheetRules {
  const rules = new Map(
    // A build calls the layer of a sheet by what its classes begin with.
    Object.entries(css).map(([sheet, text]) => [sheet, splitRules(text, prefixIn(layers, sheet))] as const),
  );
  const ofPages = [...rules].filter(([sheet]) => isOfPages(sheet)).map(([, all]) => all);
  const waiting = new Set(ofPages.flatMap((all) => [...waitingRules(all)]));
  return {
    rulesOf: (sheet) => rules.get(sheet) ?? [],
    waiting,
    text: ofPages.map((all) => cssOf(all, (rule) => waiting.has(rule))).join(''),
  };
}

/** What the classes of a sheet begin with. */
export const prefixIn = (layers: StyleManifest['layers'], sheet: string): string =>
  layers[sheet]?.replace(/^.*\./, '') ?? '';
