import { Hono } from 'hono';
import type { z } from 'zod';
import { readBytes } from '~/platform/http';
import { type Media, mediaUrl } from '~/platform/media';
import type { Content } from '../../content';
import { titleOf } from '../../editing/alerts';
import type { PictureUsage } from '../../editing/pictures';
import type { Picture } from '../../store/picture-rows';
import {
  doneAnswer,
  type LibraryPicture,
  pictureAnswer,
  pictureChange,
  picturesAnswer,
  replacedAnswer,
  replaceRequest,
  STUDIO_API,
  uploadQuery,
  usageAnswer,
} from '../../studio-wire';
import { answer, bodyOf, refuse } from './studio-guard';
import type { StudioVisits } from './studio-visits';

/** A little more than the store takes, which then says so. */
const MAX_BYTES = 21 * 1024 * 1024;

const shapeOf = ({ id, folder, name, alt, width, height }: Picture): LibraryPicture => ({
  id,
  src: mediaUrl(id, 1280, 'webp'),
  folder,
  name,
  alt,
  width,
  height,
});

/** Those words of a picture that a call names. */
const wordsIn = ({ name, folder, alt }: Omit<z.infer<typeof pictureChange>, 'read'>) => ({
  ...(name !== undefined && { name }),
  ...(folder !== undefined && { folder }),
  ...(alt !== undefined && { alt }),
});

/** Each page once in a language, each deletion and each alert once. */
function usageShape({ versions, shared, deleted, deletedShared, alerts, texts }: PictureUsage) {
  const pages = [
    ...versions.map(({ itemId, language }) => ({ itemId, language })),
    ...shared.map(({ id }) => ({ itemId: id, language: null })),
  ];
  const deletions = [...deleted, ...deletedShared].map(
    ({ deletion: { itemId, title, address } }) => [itemId, { id: itemId, title, address }] as const,
  );
  return {
    pages: [...new Map(pages.map((page) => [`${page.itemId} ${page.language}`, page] as const)).values()],
    deleted: [...new Map(deletions).values()],
    alerts: alerts.map((alert) => ({ id: alert.id, title: titleOf(alert) })),
    texts: texts.map(({ key, language }) => ({ key, language })),
  };
}

/** The pictures of a site: uploaded, described, replaced and taken away. Whatever came is decoded and stored anew. */
export function pictureCalls(
  { studio, media, now }: Pick<Content, 'studio'> & { readonly media: Pick<Media, 'put'>; now(): Date },
  { onSite }: StudioVisits,
): Hono {
  const app = new Hono();
  const PICTURES = `${STUDIO_API}/pictures/:site`;

  app.get(
    PICTURES,
    onSite('drafts', async ({ site }) =>
      answer(picturesAnswer, { pictures: (await studio.pictures(site.key)).map(shapeOf) }),
    ),
  );
  app.post(
    PICTURES,
    onSite('drafts', async ({ site, editing }, c) => {
      const about = uploadQuery.safeParse(c.req.query());
      if (!about.success) return refuse({ code: 'malformed' });
      if (c.req.header('content-type') !== 'application/octet-stream')
        return refuse({ code: 'unsupported-type' });
      const bytes = await readBytes(c.req.raw, { maxBytes: MAX_BYTES });
      if (!bytes.ok) return refuse({ code: bytes.error });
      const { name, folder, alt } = about.data;
      const put = await media.put(bytes.value, { name, alt });
      if (!put.ok) return refuse({ code: put.error === 'away' ? 'unavailable' : put.error });
      const { id, width, height } = put.value;
      const uploaded = { id, width, height, name, folder, alt, addedAt: now() };
      const added = await editing.addPicture(site.key, uploaded);
      if (!added.ok) return added.error;
      return answer(pictureAnswer, { ...added.value, picture: shapeOf(added.value.picture) });
    }),
  );
  app.put(
    `${PICTURES}/:id`,
    onSite('drafts', async ({ site, editing }, c) => {
      const body = await bodyOf(c.req.raw, pictureChange);
      if (!body.ok) return refuse(body.error);
      const { read, ...changes } = body.value;
      const id = c.req.param('id') ?? '';
      const described = await editing.describePicture(site.key, id, wordsIn(changes), wordsIn(read ?? {}));
      if (described.ok) return answer(doneAnswer, { done: true });
      return refuse({ code: described.error.kind === 'conflict' ? 'conflict' : 'not-found' });
    }),
  );
  app.get(
    `${PICTURES}/:id/usage`,
    onSite('drafts', async ({ site }, c) => {
      return answer(usageAnswer, usageShape(await studio.pictureUsage(site.key, c.req.param('id') ?? '')));
    }),
  );
  app.post(
    `${PICTURES}/:id/replace`,
    onSite('publishing', async ({ site, editing }, c) => {
      const body = await bodyOf(c.req.raw, replaceRequest);
      if (!body.ok) return refuse(body.error);
      const replaced = await editing.replacePicture(site.key, c.req.param('id') ?? '', body.value.by);
      return replaced.ok ? answer(replacedAnswer, replaced.value) : refuse({ code: 'not-found' });
    }),
  );
  app.delete(
    `${PICTURES}/:id`,
    onSite('publishing', async ({ site, editing }, c) => {
      const removed = await editing.removePicture(site.key, c.req.param('id') ?? '');
      if (removed.ok) return answer(doneAnswer, { done: true });
      return refuse({ code: removed.error.kind === 'in-use' ? 'in-use' : 'not-found' });
    }),
  );
  return app;
}
