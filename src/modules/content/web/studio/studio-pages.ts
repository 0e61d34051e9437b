import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { err, ok, type Result } from '~/platform/result';
import { languagePrefix, type Site } from '~/sites';
import type { Content } from '../../content';
import { addressOf } from '../../editing/moved-pages';
import type { StoredItem } from '../../store/item-rows';
import {
  deletePageQuery,
  doneAnswer,
  linksAnswer,
  moveRequest,
  newPageAnswer,
  newPageRequest,
  type Refusal,
  STUDIO_API,
} from '../../studio-wire';
import { answer, bodyOf, languageOf, refuse } from './studio-guard';
import { refusalOf } from './studio-shapes';
import type { StudioVisits } from './studio-visits';

/** Pages are made, moved and deleted; what takes effect at once is a publisher's. */
export function pageCalls(
  content: Pick<Content, 'editing' | 'studio' | 'redirects'>,
  { onSite }: StudioVisits,
): Hono {
  const app = new Hono();
  const PAGES = `${STUDIO_API}/tree/:site`;

  const itemOf = async (site: Site, id: string | undefined): Promise<Result<StoredItem, Refusal>> => {
    const item = await content.editing.findItem(id ?? '');
    return item === null || item.site !== site.key ? err({ code: 'not-found' }) : ok(item);
  };

  app.post(
    PAGES,
    onSite('drafts', async ({ member, site, editing }, c) => {
      const body = await bodyOf(c.req.raw, newPageRequest);
      if (!body.ok) return refuse(body.error);
      const { parentId, name, title, template, copyOf } = body.value;
      const language = languageOf(site, body.value.language);
      if (language === undefined) return refuse({ code: 'not-found' });
      const all = await content.editing.listItems(site.key);
      const address = addressOf(all, { id: '', parentId, name });
      const prefix = languagePrefix(site, language);
      const url = address === null ? null : URL.parse(prefix + address, 'http://site.invalid');
      const redirected = url === null ? null : await content.redirects.find(site.key, url);
      if (redirected !== null) return refuse({ code: 'address-redirected' });
      const copied = copyOf === undefined ? null : await content.studio.open(copyOf, language);
      if (copied !== null && copied.item.site !== site.key) return refuse({ code: 'not-found' });
      const made = await editing.createPage({
        id: body.value.id ?? randomUUID(),
        site: site.key,
        parentId,
        name,
        template,
        language,
        title,
        fields: copied?.fields ?? {},
        placeholders: copied?.placeholders ?? {},
        author: member.name,
      });
      return made.ok ? answer(newPageAnswer, made.value) : refuse(refusalOf(made.error, null));
    }),
  );
  app.post(
    `${PAGES}/:id/move`,
    onSite('publishing', async ({ site, editing }, c) => {
      const body = await bodyOf(c.req.raw, moveRequest);
      if (!body.ok) return refuse(body.error);
      const item = await itemOf(site, c.req.param('id'));
      if (!item.ok) return refuse(item.error);
      const { parentId, name, sortOrder } = body.value;
      const move = {
        ...(parentId !== undefined && { parentId }),
        ...(name !== undefined && { name }),
        ...(sortOrder !== undefined && { sortOrder }),
      };
      const prefixes = site.languages.map((language) => languagePrefix(site, language));
      const moved = await editing.moveItem(item.value.id, move, prefixes);
      return moved.ok ? answer(doneAnswer, { done: true }) : refuse(refusalOf(moved.error, null));
    }),
  );
  app.get(
    `${PAGES}/:id/links`,
    onSite('drafts', async ({ site }, c) => {
      const item = await itemOf(site, c.req.param('id'));
      if (!item.ok) return refuse(item.error);
      const all = await content.editing.listItems(site.key);
      const address = addressOf(all, item.value);
      const found =
        address === null || address === '/' ? [] : await content.studio.linksTo(site.key, address);
      const own = descendantsOf(all, item.value.id);
      const releases = await content.studio.releasesWith([item.value.id, ...own]);
      return answer(linksAnswer, {
        links: found.filter(({ itemId }) => itemId !== item.value.id && !own.has(itemId)),
        below: own.size,
        releases: releases.map(({ name, publishAt }) => ({ name, at: publishAt.toISOString() })),
      });
    }),
  );
  app.delete(
    `${PAGES}/:id`,
    onSite('publishing', async ({ site, editing }, c) => {
      const item = await itemOf(site, c.req.param('id'));
      if (!item.ok) return refuse(item.error);
      // The home page and what all pages inherit are the site itself.
      if (item.value.parentId === null) return refuse({ code: 'refused' });
      const query = deletePageQuery.safeParse(c.req.query());
      if (!query.success) return refuse({ code: 'malformed' });
      const deleted = await editing.deleteItem(item.value.id, {
        successorId: query.data.successor ?? null,
        prefixes: site.languages.map((language) => [language, languagePrefix(site, language)]),
      });
      return deleted.ok ? answer(doneAnswer, { done: true }) : refuse(refusalOf(deleted.error, null));
    }),
  );
  return app;
}

function descendantsOf(all: readonly StoredItem[], id: string): ReadonlySet<string> {
  const below = all.filter(({ parentId }) => parentId === id);
  return new Set(below.flatMap((item) => [item.id, ...descendantsOf(all, item.id)]));
}
