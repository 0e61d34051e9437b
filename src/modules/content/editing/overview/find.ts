import { wholeDictionary } from '../../domain/dictionary';
import { isRoutable, PARTIALS_NAME, readItemContent, STORY_TEMPLATE } from '../../domain/item';
import { sourceOf } from '../../domain/redirects/redirects';
import { pathOf } from '../../domain/route';
import type { SiteSnapshots } from '../../site-snapshots';
import { itemsOfSite } from '../../store/item-rows';
import { versionsSaying } from '../../store/overview-rows';
import { picturesOf } from '../../store/picture-rows';
import { dictionariesOf } from '../../store/text-rows';
import { openDraftsOfSite, scheduledOfSite } from '../../store/version-rows';
import type { Editing } from '../edit';

export interface Finding {
  readonly kind: 'page' | 'story' | 'text' | 'picture' | 'redirect';
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

/** Of each kind. */
const MAX_FOUND = 8;

/** Whether a text has all words, in any order. */
const has = (words: readonly string[], text: string): boolean => {
  const folded = text.toLowerCase();
  return words.every((word) => folded.includes(word));
};

/**
 * Everything of a site that has the words, of each kind the first few; pages by what stands in them too.
 *
 * @param all texts and redirects as well, which are a publisher's
 */
export async function findContent(
  editing: Editing,
  snapshots: SiteSnapshots,
  {
    site,
    language,
    q,
    all,
  }: { readonly site: string; readonly language: string; readonly q: string; readonly all: boolean },
): Promise<readonly Finding[]> {
  const { db } = editing.database;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const [pages, pictures, rest] = await Promise.all([
    findPages(editing, snapshots, { site, language, q, words }),
    picturesOf(db, site),
    all ? findTexts(editing, snapshots, { site, language, words }) : [],
  ]);
  return [
    ...pages,
    ...pictures
      .filter(({ name, alt, folder }) => has(words, `${name} ${alt} ${folder}`))
      .slice(0, MAX_FOUND)
      .map(({ id, name, alt }): Finding => ({ kind: 'picture', id, title: name, detail: alt })),
    ...rest,
  ];
}

async function findPages(
  editing: Editing,
  snapshots: SiteSnapshots,
  of: {
    readonly site: string;
    readonly language: string;
    readonly q: string;
    readonly words: readonly string[];
  },
): Promise<readonly Finding[]> {
  const { site, language, q, words } = of;
  const { db } = editing.database;
  const [rows, drafts, scheduled, saying, { tree }] = await Promise.all([
    itemsOfSite(editing.database, db, site),
    openDraftsOfSite(db, site, language),
    scheduledOfSite(db, site, language),
    versionsSaying(db, site, language, q, MAX_FOUND * 2),
    snapshots.of(site),
  ]);
  const shared = new Map(rows.map((row) => [row.id, row.shared]));
  const draftFields = new Map(drafts.map(({ itemId, fields }) => [itemId, fields]));
  const withText = new Set(saying);
  const matches = tree.items
    .filter(({ template, name }) => isRoutable(template) || name === PARTIALS_NAME)
    .flatMap((item) => {
      const { id, name, template, segments, published } = item;
      const titleOf = (own: object | undefined) =>
        own && readItemContent(template, name, shared.get(id) ?? {}, own).page.title;
      const titles = [
        titleOf(draftFields.get(id)),
        published.get(language)?.page.title,
        titleOf(scheduled.get(id)?.fields),
      ].filter(Boolean);
      const path = isRoutable(template) ? pathOf(segments) : '';
      const isNamed = has(words, `${titles.join(' ')} ${path} ${name}`);
      if (!isNamed && !withText.has(id)) return [];
      const kind = template === STORY_TEMPLATE ? ('story' as const) : ('page' as const);
      return [{ isNamed, finding: { kind, id, title: titles[0] ?? name, detail: path } }];
    })
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed))
    .map(({ finding }) => finding);
  // The titles come first, of pages and stories alike.
  const first = (kind: Finding['kind']) => matches.filter((each) => each.kind === kind).slice(0, MAX_FOUND);
  const shown = new Set([...first('page'), ...first('story')]);
  return matches.filter((each) => shown.has(each));
}

async function findTexts(
  editing: Editing,
  snapshots: SiteSnapshots,
  of: { readonly site: string; readonly language: string; readonly words: readonly string[] },
): Promise<readonly Finding[]> {
  const { site, language, words } = of;
  const [dictionaries, { redirects }] = await Promise.all([
    dictionariesOf(editing.database.db, site),
    snapshots.of(site),
  ]);
  const own = dictionaries.get(language) ?? {};
  // What editors have written stands before what is ours.
  const texts = { ...own, ...wholeDictionary(language, own) };
  return [
    ...Object.entries(texts)
      .filter(([key, text]) => has(words, `${key} ${text}`))
      .slice(0, MAX_FOUND)
      .map(([key, text]): Finding => ({ kind: 'text', id: key, title: text, detail: key })),
    ...redirects.rows
      .filter(({ from, to, note = '' }) => has(words, `${from} ${to} ${note}`))
      .slice(0, MAX_FOUND)
      .map((row): Finding => ({ kind: 'redirect', id: sourceOf(row), title: row.from, detail: row.to })),
  ];
}
