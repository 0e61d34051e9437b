import { itemsWithWords, typedLine } from '~/platform/typed-words';
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
  // Nothing finds everything elsewhere.
  if (typedLine(q) === '') return [];
  const { db } = editing.database;
  const [pages, pictures, rest] = await Promise.all([
    findPages(editing, snapshots, { site, language, q }),
    picturesOf(db, site),
    all ? findTexts(editing, snapshots, { site, language, q }) : [],
  ]);
  return [
    ...pages,
    ...itemsWithWords(pictures, q, ({ name, alt, folder }) => `${name} ${alt} ${folder}`)
      .slice(0, MAX_FOUND)
      .map(({ id, name, alt }): Finding => ({ kind: 'picture', id, title: name, detail: alt })),
    ...rest,
  ];
}

async function findPages(
  editing: Editing,
  snapshots: SiteSnapshots,
  of: { readonly site: string; readonly language: string; readonly q: string },
): Promise<readonly Finding[]> {
  const { site, language, q } = of;
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
  const pages = tree.items
    .filter(({ template, name }) => isRoutable(template) || name === PARTIALS_NAME)
    .map((item) => {
      const { id, name, template, segments, published } = item;
      const titleOf = (own: object | undefined) =>
        own && readItemContent(template, name, shared.get(id) ?? {}, own).page.title;
      const titles = [
        titleOf(draftFields.get(id)),
        published.get(language)?.page.title,
        titleOf(scheduled.get(id)?.fields),
      ].filter(Boolean);
      const path = isRoutable(template) ? pathOf(segments) : '';
      const kind = template === STORY_TEMPLATE ? ('story' as const) : ('page' as const);
      const finding = { kind, id, title: titles[0] ?? name, detail: path };
      return { finding, text: `${titles.join(' ')} ${path} ${name}` };
    });
  const named = new Set(itemsWithWords(pages, q, ({ text }) => text));
  const saysSo = pages.filter((page) => !named.has(page) && withText.has(page.finding.id));
  const matches = [...named, ...saysSo].map(({ finding }) => finding);
  // The titles come first, of pages and stories alike.
  const first = (kind: Finding['kind']) => matches.filter((each) => each.kind === kind).slice(0, MAX_FOUND);
  const shown = new Set([...first('page'), ...first('story')]);
  return matches.filter((each) => shown.has(each));
}

async function findTexts(
  editing: Editing,
  snapshots: SiteSnapshots,
  of: { readonly site: string; readonly language: string; readonly q: string },
): Promise<readonly Finding[]> {
  const { site, language, q } = of;
  const [dictionaries, { redirects }] = await Promise.all([
    dictionariesOf(editing.database.db, site),
    snapshots.of(site),
  ]);
  const own = dictionaries.get(language) ?? {};
  // What editors have written stands before what is ours.
  const texts = { ...own, ...wholeDictionary(language, own) };
  return [
    ...itemsWithWords(Object.entries(texts), q, ([key, text]) => `${key} ${text}`)
      .slice(0, MAX_FOUND)
      .map(([key, text]): Finding => ({ kind: 'text', id: key, title: text, detail: key })),
    ...itemsWithWords(redirects.rows, q, ({ from, to, note = '' }) => `${from} ${to} ${note}`)
      .slice(0, MAX_FOUND)
      .map((row): Finding => ({ kind: 'redirect', id: sourceOf(row), title: row.from, detail: row.to })),
  ];
}
