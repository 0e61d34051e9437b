import type { Database, Db } from '~/platform/db';
import type { Result } from '~/platform/result';
import type { Changes, ContentChange } from '../changes';
import type { BlockCatalogue } from '../domain/blocks/block-contract';
import type { BlockProblem } from '../domain/blocks/block-tree';
import { insertAudit, newestAuditOf, updateAuditChanges } from '../store/audit-rows';
import { itemById, lockSite, type StoredItem } from '../store/item-rows';
import { type Actor, changesAfter, type Deed, TYPING_MS } from './deed';

/** What the use cases of editing work with. */
export interface Editing {
  readonly database: Database;
  readonly blocks: BlockCatalogue;
  readonly changes: Changes;
  /** For the audit log; null: none is written. */
  readonly actor: Actor | null;
  newId(): string;
  now(): Date;
}

/** Why an edit was not made; each is named once and has one meaning for the person who edits. */
export type EditFailure =
  | {
      readonly kind:
        | 'item-not-found'
        | 'parent-not-found'
        | 'no-children-allowed'
        | 'invalid-name'
        | 'invalid-template'
        | 'invalid-language'
        | 'name-taken'
        | 'too-deep'
        | 'root-stays'
        | 'inside-itself'
        /** The redirects from the old addresses would never arrive. */
        | 'redirect-loop'
        /** A redirect leads visitors away from this address. */
        | 'address-redirected'
        | 'nothing-to-publish'
        | 'not-published'
        | 'not-scheduled'
        /** It is published with others: only all of them are taken back. */
        | 'in-release'
        /** The time that was given is not to come. */
        | 'time-passed';
    }
  | { readonly kind: 'invalid-content'; readonly problems: readonly BlockProblem[] }
  /** Someone else saved meanwhile; `revision` is what is stored now. */
  | { readonly kind: 'conflict'; readonly revision: number };

/** What an edit comes to: its answer, the cache tags it made stale, and what the audit log says of it. */
export interface Edited<T> {
  readonly value: T;
  readonly stale: readonly string[];
  /** The only items whose rows or published versions it touched, where it touched nothing else that pages show. */
  readonly items?: readonly string[];
  /** Null where all was already so. */
  readonly deed: Deed | null;
}

/**
 * Makes an edit of a site in one transaction, one at a time per site. What it made stale is announced in that transaction and
 * to this process before the edit returns. An expected failure is found before the first write.
 */
export async function edit<T, E>(
  editing: Editing,
  site: string,
  work: (tx: Db) => Promise<Result<Edited<T>, E>>,
): Promise<Result<T, E>> {
  const { database, changes } = editing;
  const token = editing.newId();
  const changeOf = ({ stale, items }: Edited<T>): ContentChange => ({
    token,
    site,
    tags: [...stale],
    ...(items !== undefined && { items: [...items] }),
  });
  const outcome = await database.transaction(async (tx) => {
    await lockSite(tx, site);
    const result = await work(tx);
    if (result.ok && result.value.stale.length > 0) await changes.append(tx, changeOf(result.value));
    if (result.ok && result.value.deed !== null) await record(tx, editing, site, result.value.deed);
    return result;
  });
  if (!outcome.ok) return outcome;
  if (outcome.value.stale.length > 0) changes.notify(changeOf(outcome.value));
  return { ok: true, value: outcome.value.value };
}

async function record(tx: Db, editing: Editing, site: string, deed: Deed): Promise<void> {
  const { actor, newId } = editing;
  if (actor === null) return;
  const { itemId = null, language = null, ...rest } = deed;
  const row = { ...rest, itemId, language, site, at: editing.now(), account: actor.id, who: actor.name };
  if (deed.act === 'save') {
    const newest = await newestAuditOf(tx, row, new Date(row.at.getTime() - TYPING_MS));
    const isTyping = newest?.act === 'save' && newest.account === row.account && newest.who === row.who;
    const both = isTyping ? changesAfter(newest, row) : null;
    if (isTyping && both !== null) return updateAuditChanges(tx, newest.id, both);
  }
  await insertAudit(tx, { ...row, id: newId() });
}

/** Makes an edit of one item, read after its site is locked. */
export async function editItem<T, E>(
  editing: Editing,
  itemId: string,
  work: (tx: Db, item: StoredItem) => Promise<Result<Edited<T>, E>>,
): Promise<Result<T, E | { readonly kind: 'item-not-found' }>> {
  const missing = { ok: false, error: { kind: 'item-not-found' } } as const;
  const known = await itemById(editing.database.db, itemId);
  if (known === null) return missing;
  return edit<T, E | { readonly kind: 'item-not-found' }>(editing, known.site, async (tx) => {
    const item = await itemById(tx, itemId);
    return item === null ? missing : work(tx, item);
  });
}
