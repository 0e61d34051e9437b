import { z } from 'zod';
import { blockCatalogue } from '~/blocks/registry';
import { type Content, createContent, siteCopy } from '~/modules/content';
import type { Database } from '~/platform/db';
import { decodeJson, type JsonObject } from '~/platform/json';
import { nullLog } from '~/platform/log';
import { SITES } from '~/sites';

const site = z.string().refine((key) => SITES.some((each) => each.key === key));

/** What the command line has done with the content of a site. */
export const contentCall = z.discriminatedUnion('command', [
  z.object({ command: z.literal('export'), site }),
  z.object({ command: z.literal('import'), site, replace: z.boolean(), copy: z.json() }),
]);
export type ContentCall = z.infer<typeof contentCall>;

export const contentAnswer = z.union([
  z.object({ copy: z.unknown() }),
  z.object({ items: z.number(), versions: z.number() }),
  z.object({ problems: z.array(z.string()) }),
]);

/** The content as programs beside a server work on it. */
export const contentOf = (database: Database): Content =>
  createContent({ database, log: nullLog, blocks: blockCatalogue });

/** Copies a site's content out, or fills the site with such a copy. */
export async function runContentCall(editing: Content['editing'], call: ContentCall): Promise<JsonObject> {
  if (call.command === 'export') {
    const copy = await editing.copySite(call.site);
    return { copy: decodeJson(JSON.stringify(copy)) };
  }
  const copy = siteCopy.safeParse(call.copy);
  if (!copy.success)
    return { problems: copy.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  const filled = await editing.fillSite(call.site, copy.data, call.replace);
  if (filled.ok) return { ...filled.value };
  return filled.error.kind === 'invalid'
    ? { problems: [...filled.error.problems] }
    : { problems: ['the site has pages already; --replace deletes them first'] };
}
