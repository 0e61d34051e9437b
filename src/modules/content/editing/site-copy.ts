import { z } from 'zod';
import { err, ok, type Result } from '~/platform/result';
import { type Alert, isShownAt } from '../domain/alerts';
import { storedPlaceholders } from '../domain/blocks/block-tree';
import { isItemName, isLanguage, isTemplateName, PARTIALS_NAME } from '../domain/item';
import { compileRedirects } from '../domain/redirects/redirects';
import { staleTags } from '../domain/tags';
import { alertsOf, deleteAlert, writeAlert } from '../store/alert-rows';
import { deleteRestored } from '../store/deletion-rows';
import { endingsOfItems, writeEnding } from '../store/ending-rows';
import { deleteItem, insertItems, itemsForCopy, otherSitesWith } from '../store/item-rows';
import { picturesOf, writePicture } from '../store/picture-rows';
import {
  deleteDictionaryEntries,
  dictionariesOf,
  redirectsOf,
  replaceRedirects,
  replaceTags,
  tagsOf,
  writeDictionary,
} from '../store/text-rows';
import { allVersionsOf, insertVersions, languagesOfSite } from '../store/version-rows';
import { checkAlert } from './alerts';
import { type Edited, type Editing, edit } from './edit';
import { checkContent } from './versions';

const values = z.record(z.string(), z.unknown());

/** Everything of a site that editors own; pictures by reference. */
export const siteCopy = z.object({
  format: z.literal(1),
  site: z.string(),
  items: z.array(
    z.object({
      id: z.uuid(),
      parentId: z.uuid().nullable(),
      name: z.string(),
      template: z.string().refine(isTemplateName),
      sortOrder: z.number().int(),
      shared: values,
      createdAt: z.coerce.date(),
    }),
  ),
  versions: z.array(
    z.object({
      id: z.uuid(),
      itemId: z.uuid(),
      language: z.string().refine(isLanguage),
      number: z.number().int().min(1),
      state: z.enum(['draft', 'published', 'archived']),
      revision: z.number().int().min(1),
      fields: values,
      placeholders: storedPlaceholders,
      author: z.string().max(200),
      publishAt: z.coerce.date().nullable(),
      publishedAt: z.coerce.date().nullable(),
      updatedAt: z.coerce.date(),
    }),
  ),
  endings: z.array(z.object({ itemId: z.uuid(), language: z.string(), unpublishAt: z.coerce.date() })),
  texts: z.record(z.string().refine(isLanguage), z.record(z.string(), z.string())),
  tags: z.array(z.object({ id: z.string(), language: z.string(), key: z.string(), value: z.string() })),
  redirects: z.array(
    z.object({
      from: z.string(),
      query: z.record(z.string(), z.string().nullable()),
      to: z.string(),
      status: z.union([z.literal(301), z.literal(308)]),
      note: z.string(),
    }),
  ),
  pictures: z.array(
    z.object({
      id: z.string(),
      folder: z.string(),
      name: z.string(),
      alt: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      addedAt: z.coerce.date(),
    }),
  ),
  /** Files of before have none. */
  alerts: z
    .array(
      z.object({
        id: z.uuid(),
        revision: z.number().int().min(1),
        startsAt: z.coerce.date(),
        endsAt: z.coerce.date().nullable(),
        pages: z.array(z.string()),
        texts: z.record(z.string().refine(isLanguage), values),
      }),
    )
    .default([]),
});
export type SiteCopy = z.infer<typeof siteCopy>;

/** Reads everything of a site, as of one moment. */
export function copySite({ database }: Editing, site: string): Promise<SiteCopy> {
  return database.transaction(async (tx) => {
    const redirects = await redirectsOf(tx, site);
    return {
      format: 1,
      site,
      items: [...(await itemsForCopy(tx, site))],
      versions: [...(await allVersionsOf(tx, site))],
      endings: [...(await endingsOfItems(tx, site))],
      texts: Object.fromEntries(
        [...(await dictionariesOf(tx, site))].map(([language, texts]) => [language, { ...texts }]),
      ),
      tags: (await tagsOf(tx, site)).map(({ id, language, key, value }) => ({ id, language, key, value })),
      redirects: redirects.map(({ from, query = {}, to, status, note = '' }) => ({
        from,
        query: { ...query },
        to,
        status,
        note,
      })),
      pictures: (await picturesOf(tx, site)).map(({ id, folder, name, alt, width, height, addedAt }) => ({
        id,
        folder,
        name,
        alt,
        width,
        height,
        addedAt,
      })),
      alerts: (await alertsOf(tx, site)).map(({ id, revision, startsAt, endsAt, pages, texts }) => ({
        id,
        revision,
        startsAt,
        endsAt,
        pages: [...pages],
        texts: { ...texts },
      })),
    };
  });
}

/** What stands in the way of a copy, each with where it is. */
type CopyFailure =
  | { readonly kind: 'site-not-empty' }
  | { readonly kind: 'invalid'; readonly problems: readonly string[] };

/**
 * Fills a site from a copy in one transaction: all of it, or with any problem nothing.
 *
 * @param replace what is there goes
 */
export async function fillSite(
  editing: Editing,
  site: string,
  copy: SiteCopy,
  replace: boolean,
): Promise<Result<{ items: number; versions: number }, CopyFailure>> {
  type Filled = { items: number; versions: number };
  const checked = checkedCopy(editing, copy);
  if (!checked.ok) return err({ kind: 'invalid', problems: checked.error });
  const { items, versions, alerts } = checked.value;
  return edit(editing, site, async (tx): Promise<Result<Edited<Filled>, CopyFailure>> => {
    const present = await itemsForCopy(tx, site);
    if (present.length > 0 && !replace) return err({ kind: 'site-not-empty' });
    const ids = items.map(({ id }) => id);
    const others = await otherSitesWith(tx, site, ids);
    if (others.length > 0) {
      const problem = `its pages are those of ${others.join(', ')} here: a copy fills the site of that name, here or elsewhere`;
      return err({ kind: 'invalid', problems: [problem] });
    }
    const before = await languagesOfSite(tx, site);
    for (const item of present) if (item.parentId === null) await deleteItem(tx, item.id);
    for (const [language, texts] of await dictionariesOf(tx, site))
      await deleteDictionaryEntries(tx, site, language, Object.keys(texts));
    await insertItems(
      tx,
      items.map((item) => ({ ...item, site })),
    );
    await deleteRestored(tx);
    await insertVersions(tx, versions);
    for (const { itemId, language, unpublishAt } of copy.endings)
      await writeEnding(tx, itemId, language, unpublishAt);
    for (const [language, texts] of Object.entries(copy.texts))
      await writeDictionary(tx, site, language, Object.entries(texts));
    await replaceTags(tx, site, copy.tags);
    await replaceRedirects(tx, site, copy.redirects);
    for (const picture of copy.pictures) await writePicture(tx, site, picture);
    for (const { id } of await alertsOf(tx, site)) await deleteAlert(tx, site, id);
    for (const alert of alerts)
      await writeAlert(tx, { ...alert, site, shown: isShownAt(alert, editing.now()) });
    const languages = [...new Set([...before, ...(await languagesOfSite(tx, site))])];
    const value = { items: items.length, versions: versions.length };
    const deed = { act: 'import', about: '', before: {}, after: value } as const;
    return ok({ value, stale: staleTags({ kind: 'imported', site, languages }), deed });
  });
}

/** The items, parents first, and the versions, their content checked as if an editor had sent it. */
function checkedCopy(
  editing: Editing,
  copy: SiteCopy,
): Result<Pick<SiteCopy, 'items' | 'versions'> & { readonly alerts: readonly Alert[] }, readonly string[]> {
  const problems: string[] = [];
  const byId = new Map(copy.items.map((item) => [item.id, item]));
  const items: SiteCopy['items'] = [];
  const placed = new Set<string>();
  const place = (item: SiteCopy['items'][number], above: readonly string[]): void => {
    if (placed.has(item.id)) return;
    const parent = item.parentId === null ? null : byId.get(item.parentId);
    const isRoot = item.name === '' || item.name === PARTIALS_NAME;
    if (parent === undefined || above.includes(item.id) || isRoot !== (parent === null))
      problems.push(`${item.name || '/'}: it stands nowhere`);
    else if (parent !== null && !isItemName(item.name)) problems.push(`${item.name} is no item name`);
    else {
      if (parent !== null) place(parent, [...above, item.id]);
      placed.add(item.id);
      items.push(item);
    }
  };
  for (const item of copy.items) place(item, []);
  const compiled = compileRedirects(copy.redirects);
  if (!compiled.ok) problems.push(...compiled.error.map(({ from, message }) => `${from}: ${message}`));
  const versions = copy.versions.map((version) => {
    const item = byId.get(version.itemId);
    if (item === undefined) {
      problems.push(`version ${version.id} is of no item`);
      return version;
    }
    // What was earlier is checked when it becomes a draft again; by then its blocks may have other contracts.
    if (version.state === 'archived') return version;
    const content = checkContent(editing, item.template, version);
    if (content.ok) return { ...version, ...content.value };
    for (const { path, message } of content.error)
      problems.push(`${item.name || '/'} (${version.language}) ${path}: ${message}`);
    return version;
  });
  for (const { itemId } of copy.endings)
    if (!byId.has(itemId)) problems.push(`the ending of ${itemId} is of no item`);
  const alerts = copy.alerts.map((alert) => {
    const result = checkAlert(editing, alert);
    if (result.ok) return result.value;
    for (const { path, message } of result.error) problems.push(`alert ${alert.id} ${path}: ${message}`);
    return alert;
  });
  return problems.length > 0 ? err(problems) : ok({ items, versions, alerts });
}
