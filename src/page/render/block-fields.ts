import {
  type BlockNode,
  type FieldSet,
  type LinkValue,
  localRichText,
  readBlock,
  richTextWithSitePhone,
  withSitePhoneText,
} from '~/modules/content';
import type { PageContext, RegisteredBlock } from '../contract';
import { localHref } from '../link';
import { withBreakableMails } from './breakable-mails';

/** What a placed block holds, ready for its loader and view. */
export interface BlockFields {
  readonly values: ReturnType<typeof readBlock>;
  /** Icons it names or gives the address of, empty ones left out. */
  readonly icons: readonly string[];
}

interface Read extends BlockFields {
  readonly block: RegisteredBlock;
  readonly home: string;
}

/** A published version never changes, and its blocks stay in memory: each is read by its contract once. */
const known = new WeakMap<BlockNode, Read>();

/**
 * The fields of a placed block; links in its formatted texts lead to pages in the language of this one, and those to the
 * telephone of the site say its number. Mail addresses in them may break.
 */
export function blockFields(
  block: RegisteredBlock,
  node: BlockNode,
  page: Pick<PageContext, 'href' | 'site'>,
): BlockFields {
  const { contact } = page.site;
  const home = `${page.site.key} ${page.href('/')} ${contact.phone} ${contact.phoneE164}`;
  const before = known.get(node);
  if (before?.block === block && before.home === home) return before;
  const values = readBlock(block.contract, node);
  const local = localValues(block.contract.fields, values, page);
  const read = { block, home, values: local, icons: iconsIn(block.contract.fields, values) };
  known.set(node, read);
  return read;
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const entriesOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isValues) : []);

/** Of a field that is a link; null and what an older version left are none. */
export const isLink = (value: unknown): value is LinkValue =>
  isValues(value) && typeof value.href === 'string' && typeof value.text === 'string';

function localValues(fields: FieldSet, values: Values, page: Pick<PageContext, 'href' | 'site'>): Values {
  const { contact } = page.site;
  const localText = (html: string) =>
    withBreakableMails(
      richTextWithSitePhone(
        localRichText(html, (path) => localHref(page, path)),
        contact,
      ),
    );
  const local = Object.entries(values).map(([name, value]): [string, unknown] => {
    const field = fields[name];
    if (field?.kind === 'richText' && typeof value === 'string') return [name, localText(value)];
    if (field?.kind === 'link' && isLink(value)) return [name, withSitePhoneText(value, contact)];
    if (field?.item === undefined) return [name, value];
    const { item } = field;
    return [name, entriesOf(value).map((entry) => localValues(item, entry, page))];
  });
  return Object.fromEntries(local);
}

function iconsIn(fields: FieldSet, values: Values): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'icon') return typeof value === 'string' && value !== '' ? [value] : [];
    const { item } = field;
    return item === undefined ? [] : entriesOf(value).flatMap((entry) => iconsIn(item, entry));
  });
}
