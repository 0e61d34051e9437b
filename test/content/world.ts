import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Content, contentMigrations, createContent } from '~/modules/content';
import type { Database, MigrationSet } from '~/platform/db';
import { nullLog } from '~/platform/log';
import type { Result } from '~/platform/result';
import { testBlocks } from '~test/content/blocks';
import { freshDatabase } from '~test/database';
import { emptyTables } from '~test/empty-tables';

export const SITE = 'editing-suite';
export const START = new Date('2026-05-01T10:00:00Z');

/** A content module on a database, with a clock that stands still until it is set. */
export interface World {
  readonly database: Database;
  readonly content: Content;
  readonly clock: { now: Date };
  /** Another process on the same database. */
  other(): Content;
}

/** Opens one database for a test file; `fresh` empties it and gives a new world, `close` ends it. */
export async function openWorlds(
  open: (sets: readonly MigrationSet[]) => Promise<Database> = freshDatabase,
): Promise<{ fresh(): Promise<World>; close(): Promise<void> }> {
  const database = await open([contentMigrations]);
  return {
    async fresh() {
      await emptyTables(
        database,
        'content_deletions, content_items, content_versions, content_endings, content_pictures, content_dictionary, content_tags, content_redirects, content_alerts, content_missing, content_redirect_hits',
      );
      const clock = { now: START };
      const other = () => createContent({ database, log: nullLog, blocks: testBlocks, now: () => clock.now });
      return { database, clock, content: other(), other };
    },
    close: () => database.close(),
  };
}

/** Each test that follows begins in an empty world of one database; `fresh` gives another one in the middle of a test. */
export function inFreshWorlds(
  begin: (world: World) => void | Promise<void>,
  open?: (sets: readonly MigrationSet[]) => Promise<Database>,
): { fresh(): Promise<World> } {
  let worlds: Awaited<ReturnType<typeof openWorlds>>;
  beforeAll(async () => {
    worlds = await openWorlds(open);
  });
  afterAll(() => worlds.close());
  beforeEach(async () => begin(await worlds.fresh()));
  return { fresh: () => worlds.fresh() };
}

/** The value of a result that must be there. */
export function must<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value;
}

export const scope = (language = 'sv', site = SITE) => ({ site, language, tag: () => undefined });

export const text = (body: string) => ({ main: [{ componentName: 'Text', fields: { Text: body } }] });

export async function addPage(content: Content, parentId: string | null, name: string, template = 'Page') {
  const { id } = must(await content.editing.createItem({ site: SITE, parentId, name, template }));
  return id;
}

/** A picture in the library, whose address begins with `/media/{id}/`. */
export async function addPicture(content: Content, id: string): Promise<void> {
  const picture = { id, name: id, folder: '', alt: '', width: 40, height: 20, addedAt: START };
  must(await content.editing.addPicture(SITE, picture));
}

export async function save(
  content: Content,
  itemId: string,
  body: string,
  fields: object = {},
  language = 'sv',
) {
  const draft = { itemId, language, fields: { title: body, ...fields }, placeholders: text(body) };
  return must(await content.editing.saveDraft({ ...draft, author: 'anna' }));
}

export async function publishNow(
  content: Content,
  itemId: string,
  body: string,
  fields: object = {},
  language = 'sv',
) {
  await save(content, itemId, body, fields, language);
  return must(await content.editing.publish(itemId, language));
}

/** What a visitor reads at a route, or null. */
export async function read(content: Content, route: string, language = 'sv'): Promise<string | null> {
  const page = await content.reader.page(scope(language), route);
  return page === null ? null : String(page.placeholders.main[0]?.fields.Text);
}
