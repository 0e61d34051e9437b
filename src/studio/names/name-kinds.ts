import type { BlockKind, FieldForm, Kinds, StudioLanguage } from '~/modules/content/studio-wire';
import { BLOCK_NAMES, GROUPS, SLOT_NAMES } from './blocks';
import { EXAMPLES_SV } from './examples';
import { FIELD_NAMES } from './fields';
import { HELPS_SV } from './helps';
import type { Name } from './name';
import { OPTION_NAMES } from './options';

/** A field with its name, its help and its options in the editor's language. */
export interface NamedField extends FieldForm {
  readonly label: string;
  /** Of a choice: option → its name. */
  readonly optionLabels: Readonly<Record<string, string>>;
  readonly item?: readonly NamedField[] | undefined;
}

/** A kind of block in the editor's language. */
export interface NamedKind extends Omit<BlockKind, 'fields'> {
  readonly fields: readonly NamedField[];
  /** The name of what it is sorted under. */
  readonly group: string;
  /** Placeholder → its name. */
  readonly slotLabels: Readonly<Record<string, string>>;
}

export interface NamedKinds {
  readonly blocks: readonly NamedKind[];
  readonly pages: Readonly<Record<string, readonly NamedField[]>>;
}

type Names = Readonly<Record<string, Name>>;

/** The more special name first: of one block's field, then of that field in any block. */
const find = (names: Names, ...keys: readonly string[]): Name | undefined => {
  const key = keys.find((each) => Object.hasOwn(names, each));
  return key === undefined ? undefined : names[key];
};

/** `HasMarginTop` is "Has margin top": for what nobody has named yet. */
const spell = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The forms with all names in one language. A block is editable before it has names; what lacks one is told to `missing`,
 * and a test has none of it.
 */
export function nameKinds(
  { blocks, pages }: Kinds,
  language: StudioLanguage,
  missing: (what: string) => void = () => undefined,
): NamedKinds {
  /** `english`: what the contract itself says. */
  const pick = (
    what: string,
    names: Names,
    keys: readonly string[],
    english?: string,
  ): string | undefined => {
    const name = find(names, ...keys);
    const text = language === 'sv' ? name?.sv : (name?.en ?? english);
    if (text === undefined) missing(what);
    return text;
  };
  const translate = (what: string, texts: Readonly<Record<string, string>>, english: string): string => {
    if (language === 'en') return english;
    if (!Object.hasOwn(texts, english)) missing(what);
    return texts[english] ?? english;
  };
  const nameField =
    (way: string) =>
    (form: FieldForm): NamedField => {
      const { item, ...own } = form;
      const { name, help, options = [], kind } = own;
      const path = `${way}.${name}`;
      const keys = [path, `${way.split('.')[0]}.${name}`, name];
      return {
        ...own,
        label: pick(`field ${path}`, FIELD_NAMES, keys, form.label) ?? form.label ?? spell(name),
        ...(help !== undefined && { help: translate(`help of ${path}`, HELPS_SV, help) }),
        optionLabels:
          kind === 'choice'
            ? Object.fromEntries(
                options.map((option) => [
                  option,
                  pick(`option ${option} of ${path}`, OPTION_NAMES, [option], option) ?? option,
                ]),
              )
            : {},
        ...(item !== undefined && { item: item.map(nameField(path)) }),
      };
    };
  const nameBlock = (block: BlockKind): NamedKind => {
    const { name, title, fields, placeholders, examples } = block;
    const known = Object.entries(BLOCK_NAMES).find(([key]) => key === name)?.[1];
    if (known === undefined) missing(`block ${name}`);
    return {
      ...block,
      title: language === 'sv' ? (known?.sv ?? title) : title,
      group: GROUPS[known?.group ?? 'content'][language],
      fields: fields.map(nameField(name)),
      slotLabels: Object.fromEntries(
        Object.keys(placeholders).map((slot) => [
          slot,
          pick(`placeholder ${slot} of ${name}`, SLOT_NAMES, [slot]) ?? spell(slot),
        ]),
      ),
      examples: examples.map((example) => ({
        ...example,
        title: translate(`example "${example.title}" of ${name}`, EXAMPLES_SV, example.title),
      })),
    };
  };
  const groups = Object.values(GROUPS).map((group): string => group[language]);
  return {
    blocks: blocks
      .map(nameBlock)
      .sort(
        (a, b) =>
          groups.indexOf(a.group) - groups.indexOf(b.group) || a.title.localeCompare(b.title, language),
      ),
    pages: Object.fromEntries(
      Object.entries(pages).map(([template, fields]) => [template, fields.map(nameField(template))]),
    ),
  };
}
