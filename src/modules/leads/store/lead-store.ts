import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '~/platform/db';
import { type LeadContext, storedContext } from '../domain/context';
import { storedCalculation } from '../domain/forms/calculation';
import { SELL_OPTIONS } from '../domain/forms/fields';
import type { RequestValues } from '../domain/forms/form';
import { storedServiceRequest } from '../domain/forms/service-request';
import { type Receiver, storedReceiver } from '../domain/receiver';
import { leadDeliveries, leads } from './tables';

export type Channel = 'mail' | 'webhook' | 'receipt';

export interface Lead {
  readonly id: string;
  readonly site: string;
  readonly language: string;
  readonly formName: string;
  readonly values: RequestValues;
  readonly receiver: Receiver;
  readonly context: LeadContext;
  readonly createdAt: Date;
}

export interface NewLead extends Lead {
  /** The facility that is asked; null for the group itself. */
  readonly siteId: string | null;
  /** When the visitor was promised an answer. */
  readonly dueAt: Date | null;
  readonly submissionKey: string;
  readonly fingerprint: string;
  readonly wordsDigest: string | null;
  readonly channels: readonly Channel[];
}

export interface Delivery {
  readonly leadId: string;
  readonly channel: Channel;
  readonly attempts: number;
  readonly lastError: string | null;
}

const storedValues: z.ZodType<RequestValues> = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  quote: z.boolean(),
  testDrive: z.boolean(),
  siteName: z.string(),
  car: z.string(),
  carId: z.string(),
  siteId: z.string(),
  toName: z.string(),
  toEmail: z.string(),
  sourceUrl: z.string(),
  // Requests that were stored before cars could be offered say nothing of one.
  regno: z.string().default(''),
  milage: z.string().default(''),
  option: z.enum(['', ...SELL_OPTIONS]).default(''),
  driveTime: z.string().default(''),
  calculation: storedCalculation,
  service: storedServiceRequest,
});

/**
 * Stores a lead with its open deliveries unless the same submission is there already.
 * @returns `stored`, `duplicate` for the same words again with the id they were stored under, `conflict` for other
 * words under the same submission id
 */
export async function insertLead(
  tx: Db,
  lead: NewLead,
): Promise<{ readonly outcome: 'stored' | 'duplicate' | 'conflict'; readonly id: string }> {
  const { values, channels, ...row } = lead;
  const inserted = await tx
    .insert(leads)
    .values({ ...row, formValues: values })
    .onConflictDoNothing({ target: leads.submissionKey })
    .returning({ id: leads.id });
  if (inserted.length === 0) {
    const [known] = await tx
      .select({ id: leads.id, fingerprint: leads.fingerprint })
      .from(leads)
      .where(eq(leads.submissionKey, lead.submissionKey));
    return known?.fingerprint === lead.fingerprint
      ? { outcome: 'duplicate', id: known.id }
      : { outcome: 'conflict', id: lead.id };
  }
  const open = channels.map((channel) => ({
    leadId: lead.id,
    channel,
    state: 'pending' as const,
    attempts: 0,
  }));
  if (open.length > 0) await tx.insert(leadDeliveries).values(open);
  return { outcome: 'stored', id: lead.id };
}

/** What the group knows of a request, once more of it is known. */
export async function setContext(tx: Db, id: string, context: LeadContext): Promise<void> {
  await tx.update(leads).set({ context }).where(eq(leads.id, id));
}

export async function findLead(db: Db, id: string): Promise<Lead | null> {
  const [row] = await db.select().from(leads).where(eq(leads.id, id));
  if (row === undefined) return null;
  return readLead(row);
}

/** A request as it is stored. */
export function readLead(row: {
  readonly id: string;
  readonly site: string;
  readonly language: string;
  readonly formName: string;
  readonly formValues: unknown;
  readonly receiver: unknown;
  readonly context: unknown;
  readonly createdAt: Date;
}): Lead {
  const { id, site, language, formName, createdAt } = row;
  const receiver = storedReceiver.parse(row.receiver);
  const context = storedContext(row.context, receiver.name);
  const values = storedValues.parse(row.formValues);
  return { id, site, language, formName, values, receiver, context, createdAt };
}

/** Counts one more attempt; false when the delivery has been made or given up. */
export async function beginAttempt(db: Db, leadId: string, channel: Channel): Promise<boolean> {
  const started = await db
    .update(leadDeliveries)
    .set({ attempts: sql`${leadDeliveries.attempts} + 1` })
    .where(and(...deliveryOf(leadId, channel), eq(leadDeliveries.state, 'pending')))
    .returning({ leadId: leadDeliveries.leadId });
  return started.length > 0;
}

/** The mail is kept until there is a mail server. It may have been sent meanwhile. */
export async function markWaiting(db: Db, leadId: string, channel: Channel): Promise<void> {
  await db
    .update(leadDeliveries)
    .set({ state: 'waiting', lastError: null })
    .where(and(...deliveryOf(leadId, channel), eq(leadDeliveries.state, 'pending')));
}

export async function markDelivered(db: Db, leadId: string, channel: Channel, at: Date): Promise<void> {
  await db
    .update(leadDeliveries)
    .set({ state: 'delivered', deliveredAt: at, lastError: null })
    .where(and(...deliveryOf(leadId, channel)));
}

/** Keeps why an attempt failed; `dead` gives the delivery up. The error holds no personal data. */
export async function markFailed(
  db: Db,
  leadId: string,
  channel: Channel,
  failure: { readonly error: string; readonly dead: boolean },
): Promise<void> {
  await db
    .update(leadDeliveries)
    .set({ lastError: failure.error.slice(0, 500), ...(failure.dead ? { state: 'dead' as const } : {}) })
    .where(and(...deliveryOf(leadId, channel)));
}

/** Opens given-up deliveries again, for a new round of attempts. */
export async function reopenDead(tx: Db, leadIds: readonly string[]): Promise<readonly Delivery[]> {
  return tx
    .update(leadDeliveries)
    .set({ state: 'pending' })
    .where(
      and(
        inArray(leadDeliveries.leadId, [...leadIds]),
        eq(leadDeliveries.state, 'dead'),
        // A receipt that comes days later is of no use.
        ne(leadDeliveries.channel, 'receipt'),
      ),
    )
    .returning({
      leadId: leadDeliveries.leadId,
      channel: leadDeliveries.channel,
      attempts: leadDeliveries.attempts,
      lastError: leadDeliveries.lastError,
    });
}

export async function deadDeliveries(
  db: Db,
  limit: number,
): Promise<readonly (Delivery & { createdAt: Date })[]> {
  return db
    .select({
      leadId: leadDeliveries.leadId,
      channel: leadDeliveries.channel,
      attempts: leadDeliveries.attempts,
      lastError: leadDeliveries.lastError,
      createdAt: leads.createdAt,
    })
    .from(leadDeliveries)
    .innerJoin(leads, eq(leads.id, leadDeliveries.leadId))
    .where(eq(leadDeliveries.state, 'dead'))
    .orderBy(desc(leads.createdAt))
    .limit(limit);
}

/** Requests on their way to the group. Receipts are not counted: a visitor's mistyped address is no fault of ours to mend. */
export async function countByState(
  db: Db,
): Promise<Readonly<Record<'pending' | 'waiting' | 'delivered' | 'dead', number>>> {
  const rows = await db
    .select({ state: leadDeliveries.state, count: count() })
    .from(leadDeliveries)
    .where(ne(leadDeliveries.channel, 'receipt'))
    .groupBy(leadDeliveries.state);
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return { pending: of('pending'), waiting: of('waiting'), delivered: of('delivered'), dead: of('dead') };
}

const deliveryOf = (leadId: string, channel: Channel) =>
  [eq(leadDeliveries.leadId, leadId), eq(leadDeliveries.channel, channel)] as const;
