import { err, ok, type Result } from '~/platform/result';
import { fold, routeSegments } from '../route';
import { isStorableText } from '../storable-text';
import {
  type Capture,
  matchAffix,
  parseSource,
  type SegmentPattern,
  type SourcePattern,
  slugOf,
} from './redirect-pattern';
import { type Captured, fillTarget, parseTarget, type TargetPattern } from './redirect-target';

/**
 * One redirect. Sources are compared without case and without a trailing slash. `{name}` captures a
 * segment or a part of one, `{name:number}` digits only, `{name:slug}` folds å, ä and ö away, `{name*}`
 * takes all that is left. `query` lists keys the request must have: with any value (`null`), with the
 * value given, or capturing it (`{name}`); those keys are not passed on.
 */
export interface RedirectRow {
  readonly from: string;
  readonly query?: { readonly [key: string]: string | null } | undefined;
  readonly to: string;
  readonly status: 301 | 308;
  readonly note?: string | undefined;
}

export interface Redirect {
  readonly to: string;
  readonly status: 301 | 308;
}

export interface RedirectProblem {
  readonly kind: 'bad-source' | 'bad-query' | 'bad-target' | 'duplicate' | 'loop';
  readonly from: string;
  readonly message: string;
}

/** As many redirects as are followed inside before the visitor gets the last address. */
const MAX_HOPS = 8;

interface Rule {
  readonly row: RedirectRow;
  readonly source: SourcePattern;
  readonly query: readonly (readonly [key: string, value: string | null])[];
  readonly target: TargetPattern;
}

class Node {
  readonly exact = new Map<string, Node>();
  /** Affix patterns by the literal they begin with, so that a lookup asks few of them. */
  readonly affixes = new Map<string, { readonly texts: readonly string[]; readonly node: Node }[]>();
  number: Node | null = null;
  any: Node | null = null;
  rest: Node | null = null;
  /** Most query keys first; the rule without any is last. */
  readonly rules: Rule[] = [];
}

/** Redirects of one site, ready to be asked; a lookup walks the request's segments, not the rows. */
export interface RedirectTable {
  readonly rows: readonly RedirectRow[];
  /**
   * Where a request is sent, or null. Redirects that lead to each other are followed here, so that the
   * visitor makes one hop; a request that would go round in a circle is not redirected. `onRow` hears of each that was followed.
   */
  find(path: string, query: string, onRow?: (row: RedirectRow) => void): Redirect | null;
}

/** What a redirect answers to, as one text: no two of a site have the same. */
export const sourceOf = ({ from, query = {} }: Pick<RedirectRow, 'from' | 'query'>): string =>
  JSON.stringify([from.toLowerCase(), Object.entries(query).sort()]);

/** Builds the table, or says which rows are broken, doubled or part of a loop. */
export function compileRedirects(
  rows: readonly RedirectRow[],
): Result<RedirectTable, readonly RedirectProblem[]> {
  const problems: RedirectProblem[] = [];
  const root = new Node();
  for (const row of rows) {
    const rule = parseRule(row);
    if (!rule.ok) problems.push(rule.error);
    else if (!insert(root, rule.value)) {
      problems.push({ kind: 'duplicate', from: row.from, message: 'another row has the same source' });
    }
  }
  if (problems.length > 0) return err(problems);
  const loops = rows.flatMap((row) => {
    const sample = sampleRequest(row);
    const chain = follow(root, sample);
    if (chain.end === 'arrived') return [];
    const message = `${chain.visited.join(' → ')} never arrives`;
    return [{ kind: 'loop' as const, from: row.from, message }];
  });
  if (loops.length > 0) return err(loops);
  return ok({
    rows,
    find(path, query, onRow) {
      const { redirect, rows: followed } = follow(root, { path, query });
      if (redirect !== null && onRow !== undefined) for (const row of followed) onRow(row);
      return redirect;
    },
  });
}

function parseRule(row: RedirectRow): Result<Rule, RedirectProblem> {
  const source = parseSource(row.from);
  if (!source.ok) return err({ kind: 'bad-source', from: row.from, message: source.error });
  const query = Object.entries(row.query ?? {}).map(([key, value]) => [key.toLowerCase(), value] as const);
  const queryNames = query.flatMap(([, value]) => captureName(value) ?? []);
  const names = [...source.value.captures.map((capture) => capture.name), ...queryNames];
  if (query.some(([, value]) => value !== null && /[{}]/.test(value) && captureName(value) === null)) {
    return err({ kind: 'bad-query', from: row.from, message: 'a query value is a literal or one {name}' });
  }
  if (!query.every(([key, value]) => isStorableText(key) && isStorableText(value ?? ''))) {
    return err({ kind: 'bad-query', from: row.from, message: 'a NUL or half a character is no text' });
  }
  const target = parseTarget(row.to, names);
  if (!target.ok) return err({ kind: 'bad-target', from: row.from, message: target.error });
  return ok({ row, source: source.value, query, target: target.value });
}

const captureName = (value: string | null) => /^\{([a-z][a-z0-9_]*)\}$/i.exec(value ?? '')?.[1] ?? null;

function insert(root: Node, rule: Rule): boolean {
  let node = root;
  for (const segment of rule.source.segments) node = step(node, segment);
  const conditions = (other: Rule) => JSON.stringify([...other.query].sort());
  if (node.rules.some((other) => conditions(other) === conditions(rule))) return false;
  node.rules.push(rule);
  node.rules.sort((a, b) => specificity(b) - specificity(a));
  return true;
}

/** A key with a given value asks for more than a key with any. */
const specificity = (rule: Rule) =>
  rule.query.reduce((sum, [, value]) => sum + (value === null || captureName(value) !== null ? 10 : 11), 0);

function step(node: Node, segment: SegmentPattern): Node {
  switch (segment.kind) {
    case 'literal': {
      const next = node.exact.get(segment.text) ?? new Node();
      node.exact.set(segment.text, next);
      return next;
    }
    case 'capture':
      if (segment.number) {
        node.number ??= new Node();
        return node.number;
      }
      node.any ??= new Node();
      return node.any;
    case 'rest':
      node.rest ??= new Node();
      return node.rest;
    case 'affix': {
      const { texts } = segment;
      const same = node.affixes.get(texts[0] ?? '') ?? [];
      const known = same.find((edge) => edge.texts.join('\0') === texts.join('\0'));
      if (known !== undefined) return known.node;
      const edge = { texts, node: new Node() };
      const literal = (of: { texts: readonly string[] }) => of.texts.join('').length;
      node.affixes.set(
        texts[0] ?? '',
        [...same, edge].sort((a, b) => literal(b) - literal(a)),
      );
      return edge.node;
    }
  }
}

/** What each capture took, in order; a `{name*}` took several segments. */
type Taken = readonly (string | readonly string[])[];

type Params = readonly (readonly [string, string])[];

interface Hit {
  readonly rule: Rule;
  readonly captured: Captured;
}

function search(
  node: Node,
  segments: readonly string[],
  at: number,
  taken: Taken,
  query: Params,
): Hit | null {
  const segment = segments[at];
  if (segment === undefined) return choose(node, taken, query);
  const next = (to: Node | null | undefined, ...more: readonly string[]) =>
    to ? search(to, segments, at + 1, [...taken, ...more], query) : null;
  const direct = next(node.exact.get(fold(segment)));
  if (direct !== null) return direct;
  for (let length = Math.min(segment.length, 100); length >= 0 && node.affixes.size > 0; length -= 1) {
    for (const edge of node.affixes.get(fold(segment.slice(0, length))) ?? []) {
      const parts = matchAffix(edge.texts, segment);
      const hit = parts === null ? null : next(edge.node, ...parts);
      if (hit !== null) return hit;
    }
  }
  return (
    (/^\d+$/.test(segment) ? next(node.number, segment) : null) ??
    next(node.any, segment) ??
    (node.rest === null ? null : choose(node.rest, [...taken, segments.slice(at)], query))
  );
}

function choose(node: Node, taken: Taken, query: Params): Hit | null {
  for (const rule of node.rules) {
    const captured = new Map(
      rule.source.captures.map((capture, index) => [capture.name, bound(capture, taken[index] ?? '')]),
    );
    const met = rule.query.every(([key, wanted]) => {
      const given = query.find(([name]) => name.toLowerCase() === key)?.[1];
      if (given === undefined) return false;
      const name = captureName(wanted);
      if (name !== null) captured.set(name, given);
      return wanted === null || name !== null || fold(wanted) === fold(given);
    });
    if (met) return { rule, captured };
  }
  return null;
}

const bound = (capture: Capture, value: string | readonly string[]) =>
  capture.slug && typeof value === 'string' ? slugOf(value) : value;

interface Request {
  readonly path: string;
  readonly query: string;
}

interface Chain {
  readonly end: 'arrived' | 'loop';
  readonly visited: readonly string[];
  readonly rows: readonly RedirectRow[];
  readonly redirect: Redirect | null;
}

function follow(root: Node, request: Request): Chain {
  const visited = [request.path + request.query];
  const rows: RedirectRow[] = [];
  const walk = (here: Request | null, last: Redirect | null): Chain => {
    const next = here === null ? null : resolve(root, here);
    if (next === null) return { end: 'arrived', visited, rows, redirect: last };
    if (visited.length > MAX_HOPS) return { end: 'loop', visited, rows, redirect: null };
    visited.push(next.to);
    rows.push(next.row);
    // The first row asked decides how the browser repeats the request.
    return walk(localRequest(next.to), { to: next.to, status: last?.status ?? next.status });
  };
  return walk(request, null);
}

function localRequest(address: string): Request | null {
  const [, path = '', query = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return path === '' ? null : { path, query };
}

function resolve(root: Node, { path, query }: Request): (Redirect & { readonly row: RedirectRow }) | null {
  const segments = routeSegments(path);
  if (segments === null) return null;
  const params: Params = query === '' ? [] : [...new URLSearchParams(query)];
  const hit = search(root, segments, 0, [], params);
  if (hit === null) return null;
  const consumed = new Set(hit.rule.query.map(([key]) => key));
  const remaining = params.filter(([key]) => !consumed.has(key.toLowerCase()));
  const to = fillTarget(hit.rule.target, hit.captured, remaining);
  return to === null ? null : { to, status: hit.rule.row.status, row: hit.rule.row };
}

/** A request that a row answers to, to try the row with. */
function sampleRequest(row: RedirectRow): Request {
  const path = row.from.replace(/\{[a-z][a-z0-9_]*(?::(number|slug))?\*?\}/gi, (_, type?: string) =>
    type === 'number' ? '7' : 'sample',
  );
  const query = Object.entries(row.query ?? {}).map(([key, value]) => [
    key,
    value === null || captureName(value) !== null ? 'sample' : value,
  ]);
  const search = new URLSearchParams(query).toString();
  return { path, query: search === '' ? '' : `?${search}` };
}
