import { err, ok, type Result } from '~/platform/result';
import { isFixedByLaw } from '../domain/dictionary';
import { formatTagId, isLanguage } from '../domain/item';
import {
  compileRedirects,
  type RedirectProblem,
  type RedirectRow,
  sourceOf,
} from '../domain/redirects/redirects';
import { isStorableText } from '../domain/storable-text';
import { staleTags } from '../domain/tags';
import { deleteHits } from '../store/address-rows';
import {
  deleteDictionaryEntries,
  dictionariesOf,
  redirectsOf,
  replaceRedirects,
  replaceTags,
  type TagRow,
  tagsOf,
  writeDictionary,
} from '../store/text-rows';
import { changesBetween, deedOfChanges } from './deed';
import { type Edited, type Editing, edit } from './edit';

const isText = (text: string, maxLength: number) => text.length <= maxLength && isStorableText(text);

/** A dictionary is an object, which has `constructor` before anybody writes it. */
const isOfEveryObject = (key: string) => key in Object.prototype;

export type DictionaryFailure =
  /** Somebody else has written something else since. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'invalid-language' }
  | { readonly kind: 'invalid-entry'; readonly key: string };

type Entries = Readonly<Record<string, string | null>>;

/**
 * Sets texts of a site's dictionary in one language; null takes one away, others stay; at once.
 * @param read what they were when they were read; nothing is set if one of these is something else by now
 */
export function setDictionary(
  editing: Editing,
  site: string,
  language: string,
  entries: Entries,
  read: Entries = {},
): Promise<Result<null, DictionaryFailure>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, DictionaryFailure>> => {
    if (!isLanguage(language)) return err({ kind: 'invalid-language' });
    const all = Object.entries(entries);
    const bad = all.find(
      ([key, value]) =>
        key === '' ||
        !isText(key, 200) ||
        isOfEveryObject(key) ||
        !isText(value ?? '', 10_000) ||
        // What was written before may be taken away.
        (value !== null && isFixedByLaw(key)),
    );
    if (bad !== undefined) return err({ kind: 'invalid-entry', key: bad[0] });
    const known = (await dictionariesOf(tx, site)).get(language) ?? {};
    if (Object.entries(read).some(([key, own]) => own !== (known[key] ?? null)))
      return err({ kind: 'conflict' });
    const was = Object.fromEntries(all.map(([key]) => [key, known[key] ?? null]));
    const deed = deedOfChanges({ act: 'texts', about: '', language, ...changesBetween(was, entries) });
    const set = all.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]));
    await writeDictionary(tx, site, language, set);
    const removed = all.flatMap(([key, value]) => (value === null ? [key] : []));
    await deleteDictionaryEntries(tx, site, language, removed);
    return ok({ value: null, stale: staleTags({ kind: 'dictionary-changed', site, language }), deed });
  });
}

/** A story tag with its text in each language. */
export interface TagEntry {
  readonly id: string;
  readonly key: string;
  readonly values: { readonly [language: string]: string };
}

export interface TagFailure {
  readonly kind: 'invalid-tag';
  readonly key: string;
}

/** The rows of tags, or the first that is none: a broken id, key or text, or one that is there twice. */
export function tagRows(tags: readonly TagEntry[]): Result<readonly TagRow[], TagFailure> {
  const seen = new Set<string>();
  const rows: TagRow[] = [];
  for (const { id: raw, key, values } of tags) {
    const id = formatTagId(raw);
    const texts = Object.entries(values);
    const isValid = texts.every(
      ([language, value]) => isLanguage(language) && value !== '' && isText(value, 200),
    );
    if (id === null || !/^[a-z0-9-]{1,100}$/.test(key) || !isValid || seen.has(id) || seen.has(key)) {
      return err({ kind: 'invalid-tag', key });
    }
    seen.add(id).add(key);
    rows.push(...texts.map(([language, value]) => ({ id, language, key, value })));
  }
  return ok(rows);
}

/** Replaces the story tags of a site; at once. */
export function setTags(
  editing: Editing,
  site: string,
  tags: readonly TagEntry[],
): Promise<Result<null, TagFailure>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, TagFailure>> => {
    const rows = tagRows(tags);
    if (!rows.ok) return rows;
    const known = await tagsOf(tx, site);
    const byKey = (all: readonly TagRow[]) =>
      Object.fromEntries(all.map(({ key, language, value }) => [`${key} ${language}`, value]));
    const deed = deedOfChanges({
      act: 'tags',
      about: '',
      ...changesBetween(byKey(known), byKey(rows.value)),
    });
    const languages = [...new Set([...known, ...rows.value].map((row) => row.language))];
    await replaceTags(tx, site, rows.value);
    return ok({
      value: null,
      stale: staleTags({ kind: 'tags-changed', site, languages: languages.sort() }),
      deed,
    });
  });
}

/** Redirects as values by what they answer to. */
const bySource = (rows: readonly RedirectRow[]) =>
  Object.fromEntries(
    rows.map(({ from, query = {}, to, status }) => [
      Object.keys(query).length === 0 ? from : `${from} ${JSON.stringify(query)}`,
      `${to} (${status})`,
    ]),
  );

/** Replaces the redirects of a site, all or none; broken, doubled and looping rows are refused by name. */
export const setRedirects = (editing: Editing, site: string, rows: readonly RedirectRow[]) =>
  changeRedirects(editing, site, () => rows);

/** The same by what they are when nobody else changes them. */
export function changeRedirects(
  editing: Editing,
  site: string,
  change: (known: readonly RedirectRow[]) => readonly RedirectRow[],
): Promise<Result<null, readonly RedirectProblem[]>> {
  return edit(editing, site, async (tx): Promise<Result<Edited<null>, readonly RedirectProblem[]>> => {
    const known = await redirectsOf(tx, site);
    const rows = change(known);
    const compiled = compileRedirects(rows);
    if (!compiled.ok) return compiled;
    const before = bySource(known);
    await replaceRedirects(tx, site, rows);
    const stay = new Set(rows.map(sourceOf));
    const gone = known.map(sourceOf).filter((source) => !stay.has(source));
    await deleteHits(tx, site, gone);
    const deed = { act: 'redirects', about: '', ...changesBetween(before, bySource(rows)) } as const;
    return ok({ value: null, stale: staleTags({ kind: 'redirects-changed', site }), deed });
  });
}
