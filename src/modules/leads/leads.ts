import { randomUUID } from 'node:crypto';
import { translator } from '~/messages';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer } from '~/platform/mail';
import type { SubmissionOutcome } from '~/platform/metrics';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import { type Language, type Site, siteNamed } from '~/sites';
import type { LeadHook } from './adapters/webhook';
import { type FieldProblems, kindOf, type RequestValues, readValues } from './domain/form';
import { leadMail } from './domain/lead-mail';
import { chooseReceiver, type Receiver } from './domain/receiver';
import { readSellCar } from './domain/sell-car';
import { type Envelope, fingerprintOf, submissionKey } from './domain/submission';
import * as store from './store/lead-store';

/** What leads must know of cars and facilities; the composition root answers it. */
export interface ReceiverDirectory {
  /** Addresses the group has published for what is asked about, the likeliest first, and whether the car is a sample. */
  candidates(
    site: Site,
    asked: Pick<RequestValues, 'carId' | 'siteId' | 'siteName'>,
  ): Promise<{
    readonly receivers: readonly Receiver[];
    readonly sampleCar: boolean;
    readonly departmentMissing: boolean;
  }>;
}

export type SubmitFailure =
  | { readonly kind: 'unknown-form' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'suspected-bot' }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  /** A sample car whose chosen dealer has no new-cars department for the brand (specification 2 §8). */
  | { readonly kind: 'department-not-found' }
  /** The submission id was used before with other words. */
  | { readonly kind: 'conflict' };

export interface Accepted {
  /** Id of the stored request; a repeat gets the one of the first. */
  readonly id: string;
  readonly receiver: Receiver;
  readonly repeated: boolean;
}

export interface Leads {
  /** Stores a request; when this resolves with ok, it is on disk and its delivery is queued. */
  submit(site: Site, language: Language, envelope: Envelope): Promise<Result<Accepted, SubmitFailure>>;
  /** Delivers what is queued, in the background, until `jobs` stops. */
  work(): Promise<void>;
  dead(limit: number): ReturnType<typeof store.deadDeliveries>;
  /** Queues given-up deliveries anew. */
  retryDead(leadIds: readonly string[]): Promise<number>;
  counts(): ReturnType<typeof store.countByState>;
}

export interface LeadsOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** Null when no other system is configured. */
  readonly hook: LeadHook | null;
  readonly directory: ReceiverDirectory;
  originOf(site: Site): string;
  /** Receives what nobody else can; the site's own address without it. */
  readonly intake: string | null;
  onOutcome(outcome: SubmissionOutcome): void;
  readonly clock: Clock;
  readonly log: Log;
}

const QUEUES = { mail: 'lead-mail', webhook: 'lead-webhook' } as const satisfies Record<
  store.Channel,
  string
>;

/** About a day and a half of patience, from half a minute doubling. */
const RETRIES = { retryLimit: 12, retryDelaySeconds: 30 } as const;

export function createLeads(options: LeadsOptions): Leads {
  const { database, jobs, clock } = options;
  const channels: readonly store.Channel[] = options.hook === null ? ['mail'] : ['mail', 'webhook'];
  return {
    async submit(site, language, envelope) {
      const read = await readEnvelope(site, envelope, options);
      if (!read.ok) return read;
      const { values, receiver } = read.value;
      const createdAt = clock.now();
      const fingerprint = fingerprintOf(values);
      const { formName, formSubmissionId } = envelope;
      const day = createdAt.toISOString().slice(0, 10);
      const key = submissionKey({ site: site.key, formName, formSubmissionId, fingerprint, day });
      const lead = { id: randomUUID(), site: site.key, language, formName, values, receiver, createdAt };
      const { outcome, id } = await database.transaction(async (tx) => {
        const stored = await store.insertLead(tx, { ...lead, submissionKey: key, fingerprint, channels });
        if (stored.outcome === 'stored') {
          for (const channel of channels) await jobs.enqueue(tx, QUEUES[channel], { leadId: lead.id });
        }
        return stored;
      });
      if (outcome === 'conflict') return err({ kind: 'conflict' });
      options.onOutcome(outcome);
      return ok({ id, receiver, repeated: outcome === 'duplicate' });
    },
    async work() {
      for (const channel of channels) {
        await jobs.work(QUEUES[channel], { ...RETRIES, concurrency: 2 }, (job) =>
          deliver(channel, job, options),
        );
      }
    },
    dead: (limit) => store.deadDeliveries(database.db, limit),
    retryDead: (leadIds) =>
      database.transaction(async (tx) => {
        const reopened = await store.reopenDead(tx, leadIds);
        for (const { leadId, channel } of reopened) await jobs.enqueue(tx, QUEUES[channel], { leadId });
        return reopened.length;
      }),
    counts: () => store.countByState(database.db),
  };
}

async function readEnvelope(
  site: Site,
  envelope: Envelope,
  { directory, intake }: LeadsOptions,
): Promise<Result<{ values: RequestValues; receiver: Receiver }, SubmitFailure>> {
  const kind = kindOf(envelope.formName);
  if (kind === null) return err({ kind: 'unknown-form' });
  // Refused and not silently dropped: somebody's browser may have filled the hidden field for a person.
  if (envelope.website !== undefined && envelope.website !== '') return err({ kind: 'suspected-bot' });
  const { country } = site;
  const asked =
    kind === 'SellCarForm'
      ? readSellCar(envelope.values, country)
      : readValues(envelope.values, { country, sellerRequired: false });
  if (!asked.ok) return asked.error === 'malformed' ? err({ kind: 'malformed' }) : invalid(asked.error);
  const known = await directory.candidates(site, asked.value);
  if (known.sampleCar && asked.value.siteName === '') return invalid({ siteName: 'sellerMissing' });
  if (known.departmentMissing) return err({ kind: 'department-not-found' });
  const fallback = { name: site.name, email: intake ?? site.contact.email };
  return ok({
    values: asked.value,
    receiver: chooseReceiver(known.receivers, asked.value.toEmail, fallback),
  });
}

const invalid = (problems: FieldProblems) => err({ kind: 'invalid', problems } as const);

async function deliver(
  channel: store.Channel,
  job: { readonly data: unknown; readonly attempt: number },
  options: LeadsOptions,
): Promise<void> {
  const { database, log, clock, onOutcome } = options;
  const leadId = leadIdOf(job.data);
  const lead = leadId === null ? null : await store.findLead(database.db, leadId);
  if (lead === null) {
    log.error({ channel }, 'a delivery has no lead');
    return;
  }
  if (!(await store.beginAttempt(database.db, lead.id, channel))) return;
  try {
    await (channel === 'mail' ? sendMail(lead, options) : options.hook?.deliver(lead));
  } catch (cause) {
    const dead = job.attempt > RETRIES.retryLimit;
    const error = cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown';
    await store.markFailed(database.db, lead.id, channel, { error, dead });
    log.warn({ err: cause, leadId: lead.id, channel, attempt: job.attempt, dead }, 'lead not delivered');
    if (dead) onOutcome('dead');
    throw cause;
  }
  await store.markDelivered(database.db, lead.id, channel, clock.now());
  onOutcome('delivered');
}

async function sendMail(lead: store.Lead, { mailer, originOf }: LeadsOptions): Promise<void> {
  const site = siteNamed(lead.site);
  const mail = leadMail(lead, translator(site.languages[0]), {
    origin: originOf(site),
    distanceUnit: site.features.distanceUnit,
  });
  await mailer.send({ key: `lead-${lead.id}`, to: lead.receiver.email, replyTo: lead.values.email, ...mail });
}

function leadIdOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('leadId' in data)) return null;
  return typeof data.leadId === 'string' ? data.leadId : null;
}
