import { dirname, join } from 'node:path';
import type { Sources } from './rooms';

/** A rule of a sheet that gives a display: its selectors, the outermost first. */
interface DisplayRule {
  readonly selectors: readonly string[];
  readonly last: string;
}

/** What leaves an item the box of an item of a list, or draws none. */
const KEEPS_ITEM = new Set(['list-item', 'none']);

/** The rules of a sheet after which an element is no item of a list for WebKit any more. */
function displayRules(sheet: string): readonly DisplayRule[] {
  const rules: DisplayRule[] = [];
  const open: string[] = [];
  let text = '';
  for (const character of sheet.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (character === '{') {
      open.push(text.trim());
      text = '';
    } else if (character === '}' || character === ';') {
      const display = /^\s*display:\s*([\w-]+)/.exec(text)?.[1];
      if (display !== undefined && !KEEPS_ITEM.has(display)) {
        const selectors = open.filter((selector) => !selector.startsWith('@'));
        rules.push({ selectors, last: selectors.at(-1) ?? '' });
      }
      text = '';
      if (character === '}') open.pop();
    } else text += character;
  }
  return rules;
}

/** Whether the rule is for the element itself that has this class. */
const isFor = ({ last }: DisplayRule, name: string) =>
  new RegExp(`\\.${name}(?![\\w-])[^\\s>+~]*(,|$)`).test(last);

/** Whether the rule is for the items of the list that has this class. */
const isForItemsOf = ({ selectors }: DisplayRule, name: string) =>
  selectors.some((selector) => new RegExp(`\\.${name}(?![\\w-])`).test(selector)) &&
  /(^|[\s>])(li|\*)(,|$)/.test(selectors.join(' '));

/** What this view draws, from each tag of a list on. */
const LIST_TAG = /<(\/?)(ul|ol|List)\b/g;

/** The tag of the list around a place of a view, as far as it is in the same file. */
function listAround(view: string, at: number): string | undefined {
  const open: string[] = [];
  for (const { 1: end, 2: tag = '', index } of view.matchAll(LIST_TAG)) {
    if (index >= at) break;
    if (end === '/') open.pop();
    else open.push(tag);
  }
  return open.at(-1);
}

const isPlain = (tag: string | undefined) => tag === 'ul' || tag === 'ol';

/** A view without its landmarks of navigation: in them lists are lists, however their items are drawn. */
const withoutNavigation = (path: string, view: string) =>
  path.startsWith('src/blocks/navigation/') ? '' : view.replace(/<nav\b[\s\S]*?<\/nav>/g, '');

/** The component whose code stands at a place of a view. */
const componentAt = (view: string, at: number) =>
  [...view.slice(0, at).matchAll(/(?:function|const) ([A-Z]\w*)/g)].at(-1)?.[1] ?? '';

/** Where a view's `<li>` that is read out is a box of another kind. */
function drawnItems(view: string, sheets: ReadonlyMap<string, readonly DisplayRule[]>): readonly number[] {
  const items = [...view.matchAll(/<li\b([^>]*)>/g)].filter(
    ([, attributes = '']) =>
      !attributes.includes('aria-hidden="true"') &&
      [...attributes.matchAll(/(\w+)\.(\w+)/g)].some(([, sheet = '', name = '']) =>
        sheets.get(sheet)?.some((rule) => isFor(rule, name)),
      ),
  );
  return [...items, ...view.matchAll(/\bas="li"/g)].map(({ index }) => index);
}

/**
 * Lists whose items are drawn as another box than that of an item, and whose role is not written: VoiceOver takes them for
 * none, because WebKit looks for the markers of its items (`AccessibilityList.cpp`).
 */
export function mutedLists(files: Sources): readonly string[] {
  const found: string[] = [];
  const views = [...files]
    .filter(([path]) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map(([path, view]) => [path, withoutNavigation(path, view)] as const);
  const roots = new Set<string>();
  for (const [path, view] of views) {
    const sheets = new Map(
      [...view.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', from = '']) => [
        name,
        displayRules(
          files.get(from.startsWith('~/') ? `src/${from.slice(2)}` : join(dirname(path), from)) ?? '',
        ),
      ]),
    );
    for (const { 1: tag, 2: attributes = '' } of view.matchAll(/<(ul|ol)\b([^>]*)>/g))
      for (const [, sheet = '', name = ''] of attributes.matchAll(/(\w+)\.(\w+)/g))
        if (sheets.get(sheet)?.some((rule) => isForItemsOf(rule, name)))
          found.push(`${path}: <${tag}> .${name}`);
    for (const at of drawnItems(view, sheets)) {
      const around = listAround(view, at);
      if (isPlain(around))
        found.push(`${path}: <${around}> around ${view.slice(at, at + 40).split('\n')[0]}`);
      else if (around === undefined) roots.add(componentAt(view, at));
    }
  }
  for (const [path, view] of views) {
    for (const { 1: name = '', index } of view.matchAll(/<([A-Z]\w*)\b/g))
      if (roots.has(name) && isPlain(listAround(view, index))) found.push(`${path}: around <${name}>`);
  }
  return [...new Set(found)];
}

/** Rules that take the markers from lists or their items; a `summary` has its triangle another way. */
export const markersTaken = (sheet: string): readonly string[] =>
  [...sheet.matchAll(/([^{};]*)\{[^{}]*?list-style(?:-type)?: none/g)]
    .map(([, selector = '']) => selector.replace(/\/\*[\s\S]*?\*\//g, '').trim())
    .filter((selector) => !/summary$/i.test(selector));
