import { type FieldSet, showsSitePhone } from '~/modules/content';
import { isLink } from './block-fields';
import type { LoadedBlock } from './load-blocks';

/** Characters for private use: no keyboard writes them and no view looks for them. */
const [OPEN, MIDDLE, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const PRIVATE_USE = /[\uE000-\uE002]/;
const MARKS = new RegExp(`${OPEN}([\\w.[\\]]+)${MIDDLE}|${CLOSE}`, 'g');

/** Elements whose content is no markup: a comment in them would be read as text. */
const RAW = /^<(\/?)(script|style|textarea|title)\b/i;
const TOKENS = /<[^>]*>|[^<]+/g;

const isValues = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Texts of a block with their way (`Cards[0].Title`) around them, where `isMarked` says so. */
function markTexts(
  fields: FieldSet,
  values: Readonly<Record<string, unknown>>,
  way: string,
  isMarked: (path: string) => boolean,
): Record<string, unknown> {
  const wrap = (path: string, text: unknown): unknown =>
    typeof text === 'string' && text !== '' && !PRIVATE_USE.test(text) && isMarked(path)
      ? `${OPEN}${path}${MIDDLE}${text}${CLOSE}`
      : text;
  const marked = Object.entries(fields).map(([name, { kind, item }]) => {
    const [value, path] = [values[name], way + name];
    if (kind === 'text' || kind === 'richText') return [name, wrap(path, value)];
    if (kind === 'link' && isLink(value) && !showsSitePhone(value))
      return [name, { ...value, text: wrap(`${path}.text`, value.text) }];
    if (item !== undefined && Array.isArray(value))
      return [
        name,
        value.map((entry, at) =>
          isValues(entry) ? markTexts(item, entry, `${path}[${at}].`, isMarked) : entry,
        ),
      ];
    return [name, value];
  });
  return { ...values, ...Object.fromEntries(marked) };
}

function pathsOf(block: LoadedBlock): readonly string[] {
  const paths: string[] = [];
  markTexts(block.block.contract.fields, block.fields, '', (path) => {
    paths.push(path);
    return false;
  });
  return paths;
}

/**
 * The block with its texts marked for its editor, its children too. A text is left as it is where the view would draw anything
 * else for it: each is drawn once with and once without its mark.
 *
 * @param draw draws one block by itself, without its children
 */
export function markFields(block: LoadedBlock, draw: (block: LoadedBlock) => string): LoadedBlock {
  const { fields } = block.block.contract;
  const alone = { ...block, slots: {} };
  const marking = (paths: ReadonlySet<string>): LoadedBlock['fields'] =>
    markTexts(fields, block.fields, '', (path) => paths.has(path));
  const plain = draw(alone);
  const isDrawnAlike = (paths: readonly string[]) =>
    draw({ ...alone, fields: marking(new Set(paths)) }).replace(MARKS, '') === plain;
  const pathsToMark = (paths: readonly string[]): readonly string[] => {
    if (paths.length === 0 || isDrawnAlike(paths)) return paths;
    const half = Math.floor(paths.length / 2);
    return half === 0 ? [] : [...pathsToMark(paths.slice(0, half)), ...pathsToMark(paths.slice(half))];
  };
  const marked = pathsToMark(pathsOf(block));
  const slots = Object.entries(block.slots).map(([slot, children]) => [
    slot,
    children.map((child) => markFields(child, draw)),
  ]);
  return { ...block, fields: marking(new Set(marked)), slots: Object.fromEntries(slots) };
}

/** The drawn markup with each marked text between `<!--field way-->` and `<!--/field-->`; attributes have nothing of it. */
export function commentFields(markup: string): string {
  let raw = '';
  return markup.replace(TOKENS, (token) => {
    if (!PRIVATE_USE.test(token) && !token.startsWith('<')) return token;
    if (!token.startsWith('<')) {
      if (raw !== '') return token.replace(MARKS, '');
      return token.replace(MARKS, (_, path?: string) =>
        path === undefined ? '<!--/field-->' : `<!--field ${path}-->`,
      );
    }
    const [, closing, name = ''] = RAW.exec(token) ?? [];
    if (closing === '') raw = name;
    else if (name !== '' && name.toLowerCase() === raw.toLowerCase()) raw = '';
    return token.replace(MARKS, '');
  });
}
