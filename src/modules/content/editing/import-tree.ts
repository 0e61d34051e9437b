import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { BlockProblem, Placeholders } from '../domain/blocks/block-tree';
import { checkFields, storedFields } from '../domain/blocks/fields';
import {
  fieldsOf,
  isItemName,
  isLanguage,
  isTemplateName,
  MAX_DEPTH,
  PARTIALS_NAME,
  PARTIALS_TEMPLATE,
} from '../domain/item';
import { compileRedirects } from '../domain/redirects/redirects';
import { type SeedAreas, type SeedItem, type SiteSeed, seedId } from '../domain/seed';
import { staleTags } from '../domain/tags';
import { insertItems, itemsOfSite, type StoredItem } from '../store/item-rows';
import { insertPictures, picturesOf } from '../store/picture-rows';
import {
  dictionariesOf,
  redirectsOf,
  replaceRedirects,
  replaceTags,
  tagsOf,
  writeDictionary,
} from '../store/text-rows';
import { insertVersions, languagesOfSite, writtenOfSite } from '../store/version-rows';
import { type Edited, type Editing, edit } from './edit';
import { tagRows } from './texts';
import { checkContent } from './versions';

/** What is wrong with a seed, each with the page it is on. */
export interface SeedProblem {
  readonly at: string;
  readonly message: string;
}

export interface Imported {
  readonly items: number;
  readonly versions: number;
}

interface PlannedVersion {
  readonly language: string;
  readonly fields: Record<string, unknown>;
  readonly placeholders: Placeholders;
}

interface PlannedItem {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly template: string;
  readonly sortOrder: number;
  readonly shared: Record<string, unknown>;
  readonly versions: readonly PlannedVersion[];
}

/**
 * Fills a site with what it lacks of a seed, published, in one transaction: all of it, or with any problem
 * nothing. What editors made or changed stays as it is, so importing twice changes nothing.
 */
export async function importTree(
  editing: Editing,
  seed: SiteSeed,
  author: string,
): Promise<Result<Imported, readonly SeedProblem[]>> {
  const planned = new Plan(editing, seed.site);
  planned.root(seed.home, '');
  if (seed.partials !== undefined) planned.root(partialsItem(seed.partials), PARTIALS_NAME);
  const tags = tagRows(seed.tags ?? []);
  if (!tags.ok) planned.problem('(tags)', `${tags.error.key} is no tag, or there twice`);
  const compiled = compileRedirects(seed.redirects ?? []);
  if (!compiled.ok) for (const each of compiled.error) planned.problem(each.from, each.message);
  if (planned.problems.length > 0 || !tags.ok) return err(planned.problems);
  const { site } = seed;
  return edit(editing, site, async (tx): Promise<Result<Edited<Imported>, never>> => {
    const value = await insertMissing(tx, editing, planned.items, { site, author });
    const texts = await fillDictionary(tx, seed);
    const newTags = tags.value.length > 0 && (await tagsOf(tx, site)).length === 0;
    if (newTags) await replaceTags(tx, site, tags.value);
    const rows = seed.redirects ?? [];
    const newRedirects = rows.length > 0 && (await redirectsOf(tx, site)).length === 0;
    if (newRedirects) await replaceRedirects(tx, site, rows);
    const pictures = seed.pictures ?? [];
    if (pictures.length > 0 && (await picturesOf(tx, site)).length === 0)
      await insertPictures(
        tx,
        site,
        pictures.map((picture) => ({ ...picture, addedAt: editing.now() })),
      );
    const changed = value.items + value.versions + texts > 0 || newTags || newRedirects;
    const languages = changed ? await languagesOfSite(tx, site) : [];
    const deed = { act: 'import', about: '', before: {}, after: { ...value, texts } } as const;
    return ok({ value, deed, stale: changed ? staleTags({ kind: 'imported', site, languages }) : [] });
  });
}

const partialsItem = (partials: { readonly [language: string]: SeedAreas }): SeedItem => ({
  template: PARTIALS_TEMPLATE,
  versions: partials,
});

/** Checks a seed and lays it out as rows, parents before their children; touches no database. */
class Plan {
  readonly items: PlannedItem[] = [];
  readonly problems: SeedProblem[] = [];

  constructor(
    private readonly editing: Editing,
    private readonly site: string,
  ) {}

  root(seed: SeedItem, name: string) {
    this.place(seed, { name, parentId: null, path: [name], sortOrder: 0 });
  }

  problem(at: string, message: string) {
    this.problems.push({ at, message });
  }

  private place(
    seed: SeedItem,
    place: { name: string; parentId: string | null; path: readonly string[]; sortOrder: number },
  ) {
    const { template = 'Page', shared = {} } = seed;
    const { name, parentId, path, sortOrder } = place;
    const at = path.join('/') || '/';
    if (parentId !== null && !isItemName(name)) this.problem(at, `${name} is no item name`);
    if (!isTemplateName(template)) this.problem(at, `${template} is no template name`);
    if (path.length > MAX_DEPTH + 1) this.problem(at, 'too deep');
    for (const { field, message } of checkFields(fieldsOf(template), shared)) {
      this.problem(at, `shared ${field}: ${message}`);
    }
    const id = seedId(this.site, ...path);
    const versions = Object.entries(seed.versions).flatMap(([language, version]) => {
      if (!isLanguage(language)) this.problem(at, `${language} is no language`);
      const { fields = {}, ...placeholders } = version;
      const content = checkContent(this.editing, template, { fields, placeholders });
      if (content.ok) return [{ language, ...content.value }];
      for (const problem of content.error) this.problem(`${at} (${language})`, describe(problem));
      return [];
    });
    const own = storedFields(fieldsOf(template), shared);
    this.items.push({ id, parentId, name, template, sortOrder, shared: own, versions });
    const children = seed.children ?? [];
    const names = children.map((child) => child.name ?? '');
    for (const [index, child] of children.entries()) {
      const childName = names[index] ?? '';
      if (names.indexOf(childName) !== index)
        this.problem([...path, childName].join('/'), 'there is another of that name');
      if (name === '**') this.problem(at, '** has no children');
      const below = { name: childName, parentId: id, path: [...path, childName], sortOrder: index };
      this.place(child, below);
    }
  }
}

const describe = ({ path, field, message }: BlockProblem) =>
  `${path}${field === undefined ? '' : ` ${field}`}: ${message}`;

async function insertMissing(
  tx: Db,
  editing: Editing,
  planned: readonly PlannedItem[],
  { site, author }: { site: string; author: string },
): Promise<Imported> {
  const present = await itemsOfSite(editing.database, tx, site);
  const ids = new Set(present.map((item) => item.id));
  const byPlace = new Map(present.map((item) => [`${item.parentId} ${item.name}`, item.id]));
  const written = new Set((await writtenOfSite(tx, site)).map((row) => `${row.itemId} ${row.language}`));
  const now = editing.now();
  // A seed's item may exist under another id (made by an editor) or at another place (moved by one).
  const actual = new Map<string, string>();
  const items: (StoredItem & { createdAt: Date })[] = [];
  const versions: Parameters<typeof insertVersions>[1][number][] = [];
  for (const plan of planned) {
    const parentId = plan.parentId === null ? null : (actual.get(plan.parentId) ?? plan.parentId);
    const known = ids.has(plan.id) ? plan.id : byPlace.get(`${parentId} ${plan.name}`);
    const id = known ?? plan.id;
    actual.set(plan.id, id);
    const { name, template, sortOrder, shared } = plan;
    if (known === undefined)
      items.push({ id, site, parentId, name, template, sortOrder, shared, createdAt: now });
    for (const version of plan.versions) {
      if (written.has(`${id} ${version.language}`)) continue;
      versions.push({
        ...version,
        id: editing.newId(),
        itemId: id,
        number: 1,
        state: 'published',
        revision: 1,
        author,
        publishAt: null,
        publishedAt: now,
        updatedAt: now,
      });
    }
  }
  await insertItems(tx, items);
  await insertVersions(tx, versions);
  return { items: items.length, versions: versions.length };
}

async function fillDictionary(tx: Db, seed: SiteSeed): Promise<number> {
  const present = await dictionariesOf(tx, seed.site);
  let added = 0;
  for (const [language, entries] of Object.entries(seed.dictionary ?? {})) {
    const known = present.get(language) ?? {};
    const missing = Object.entries(entries).filter(([key]) => !Object.hasOwn(known, key));
    await writeDictionary(tx, seed.site, language, missing);
    added += missing.length;
  }
  return added;
}
