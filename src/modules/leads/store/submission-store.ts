import { and, desc, eq, gte, like } from 'drizzle-orm';
import { type Db, holdLock } from '~/platform/db';
import { leads } from './tables';

export interface Claim {
  readonly submissionKey: string;
  /** Whether the key is the sender's own; otherwise its words alone say which request it is. */
  readonly hasId: boolean;
  readonly fingerprint: string;
  readonly wordsDigest: string;
  /** The same words that came before are another request. */
  readonly since: Date;
}

/**
 * Finds the request that is stored already, by its id, or by its words where one of the two came without an id. Waits for
 * every other transaction that claims the same.
 * @returns null for the first one; `conflict` for other words under the same id
 */
export async function claimSubmission(
  tx: Db,
  { submissionKey, hasId, fingerprint, wordsDigest, since }: Claim,
): Promise<{ readonly outcome: 'duplicate' | 'conflict'; readonly id: string } | null> {
  await holdLock(tx, `lead:${submissionKey}`);
  await holdLock(tx, `lead words:${wordsDigest}`);
  const [known] = await tx
    .select({ id: leads.id, fingerprint: leads.fingerprint })
    .from(leads)
    .where(eq(leads.submissionKey, submissionKey));
  if (known !== undefined) {
    return { outcome: known.fingerprint === fingerprint ? 'duplicate' : 'conflict', id: known.id };
  }
  const repeats = and(eq(leads.wordsDigest, wordsDigest), gte(leads.createdAt, since));
  const [same] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(hasId ? and(repeats, like(leads.submissionKey, '%/derived-%')) : repeats)
    .orderBy(desc(leads.createdAt))
    .limit(1);
  return same === undefined ? null : { outcome: 'duplicate', id: same.id };
}

/** What a request asked for is no more: the same id, or the same words, may ask for it anew. */
export async function releaseSubmission(tx: Db, id: string): Promise<void> {
  await tx.update(leads).set({ submissionKey: id, wordsDigest: null }).where(eq(leads.id, id));
}
