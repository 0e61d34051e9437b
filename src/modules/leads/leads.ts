import { randomUUID } from 'node:crypto';
import { LANGUAGES, translator } from '~/messages';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer, MailLook } from '~/platform/mail';
import type { SubmissionOutcome } from '~/platform/metrics';
import type { RateLimit } from '~/platform/rate-limit';
import { err, ok, type Result } from '~/platform/result';
import { type Clock, localDate, localTime } from '~/platform/time';
import { type Language, localeFor, type Site, siteNamed } from '~/sites';
import type { LeadHook } from './adapters/webhook';
import type { Calculation } from './domain/calculation';
import { type Confirmation, confirmationOf } from './domain/confirmation';
import type { CarEstimate, DueMoment, LeadContext, RequestedCar } from './domain/context';
import { type FieldProblems, type FormKind, kindOf, type RequestValues, readValues } from './domain/form';
import { leadMail, type MailFrame } from './domain/lead-mail';
import type { CheckedOffer } from './domain/offer';
import { receiptMail } from './domain/receipt-mail';
import { chooseReceiver, type Place, type Receiver } from './domain/receiver';
import { readSellCar } from './domain/sell-car';
import { readServiceRequest } from './domain/service-request-form';
import { type Envelope, fingerprintOf, submissionKey } from './domain/submission';
import * as store from './store/lead-store';

/** What the group knows of what is asked about. */
export interface Candidates {
  /** Addresses the group has published for it, the likeliest first. */
  readonly receivers: readonly Receiver[];
  /** Where they are found; the group's own place where no facility is known. */
  readonly place: Place;
  /** When an answer to a request of now is due; null where unknown. */
  readonly answerDue: DueMoment | null;
  /** Null for one that is not in stock. */
  readonly car: RequestedCar | null;
  readonly sampleCar: boolean;
  readonly departmentMissing: boolean;
}

/** What leads must know of cars and facilities; the composition root answers it. */
export interface ReceiverDirectory {
  candidates(
    site: Site,
    language: Language,
    form: Pick<RequestValues, 'carId' | 'siteId' | 'siteName' | 'service'>,
    now: Date,
  ): Promise<Candidates>;
}

/** Calculates the offer that a visitor claims to have seen of a car; null where there is none. Never throws. */
export type OfferCheck = (
  site: Site,
  language: Language,
  carId: string,
  claimed: Calculation,
) => Promise<CheckedOffer | null>;

/**
 * Estimates the trade-in value of a car; null without one. Never throws.
 * @param car plate and mileage, checked by the form
 */
export type CarValuer = (
  site: Site,
  language: Language,
  car: Pick<RequestValues, 'regno' | 'milage'>,
) => Promise<CarEstimate | null>;

/** Limits of receipts, so that the form cannot be used to fill a mailbox. */
interface ReceiptLimits {
  readonly perAddress: RateLimit;
  readonly perClient: RateLimit;
}

export type SubmitFailure =
  | { readonly kind: 'unknown-form' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'suspected-bot' }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems }
  /** A sample car whose chosen dealer has no new-cars department for the brand (REQUEST-3). */
  | { readonly kind: 'department-not-found' }
  /** The submission id was used before with other words. */
  | { readonly kind: 'conflict' };

export interface Accepted {
  /** Id of the stored request; a repeat gets the one of the first. */
  readonly id: string;
  readonly receiver: Receiver;
  readonly repeated: boolean;
  /** In the visitor's language. */
  readonly confirmation: Confirmation;
}

export interface Leads {
  /**
   * Stores a request; when this resolves with ok, it is on disk and its deliveries are queued.
   * @param client counts receipts, as the rate limit of the route does
   */
  submit(
    site: Site,
    language: Language,
    envelope: Envelope,
    client: string,
  ): Promise<Result<Accepted, SubmitFailure>>;
  /** What the page says that a visitor without JavaScript comes to; null for an id that the site has not. */
  confirmation(site: Site, language: Language, id: string): Promise<Confirmation | null>;
  /** Delivers what is queued, in the background, until `jobs` stops. */
  work(): Promise<void>;
  dead(limit: number): ReturnType<typeof store.deadDeliveries>;
  /** Queues dead deliveries again. */
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
  readonly checkOffer: OfferCheck;
  readonly valueCar: CarValuer;
  readonly receiptLimits: ReceiptLimits;
  originOf(site: Site): string;
  look(site: Site): MailLook;
  /** Receiver of last resort; the site's own address without it. */
  readonly intake: string | null;
  onOutcome(outcome: SubmissionOutcome): void;
  readonly clock: Clock;
  readonly log: Log;
}

const QUEUES = {
  mail: 'lead-mail',
  webhook: 'lead-webhook',
  receipt: 'lead-receipt',
} as const satisfies Record<store.Channel, string>;

/**
 * From half a minute doubling: about a day and a half of patience, and half an hour for a receipt, which is of no use once
 * the dealer has answered.
 */
const RETRIES = {
  mail: { retryLimit: 12, retryDelaySeconds: 30 },
  webhook: { retryLimit: 12, retryDelaySeconds: 30 },
  receipt: { retryLimit: 5, retryDelaySeconds: 30 },
} as const satisfies Record<store.Channel, object>;

export function createLeads(options: LeadsOptions): Leads {
  const { database, jobs, clock } = options;
  const channels: readonly store.Channel[] = options.hook === null ? ['mail'] : ['mail', 'webhook'];
  return {
    async submit(site, language, envelope, client) {
      const createdAt = clock.now();
      const read = await readEnvelope(site, language, envelope, createdAt, options);
      if (!read.ok) return read;
      const { values, receiver } = read.value;
      const fingerprint = fingerprintOf(values);
      const { formName, formSubmissionId } = envelope;
      const day = createdAt.toISOString().slice(0, 10);
      const key = submissionKey({ site: site.key, formName, formSubmissionId, fingerprint, day });
      const form = { id: randomUUID(), site: site.key, language, formName, values, receiver, createdAt };
      const { outcome, id, lead } = await database.transaction(async (tx) => {
        // A repeat uses up none of what an address may get, also where it comes at the same moment.
        const first = await store.claimSubmission(tx, key);
        const receipt = first && mayReceive(values.email, client, options);
        const context: LeadContext = { ...read.value.context, receipt };
        const open = receipt ? [...channels, 'receipt' as const] : channels;
        const lead = { ...form, context };
        const stored = await store.insertLead(tx, {
          ...lead,
          submissionKey: key,
          fingerprint,
          channels: open,
        });
        if (stored.outcome === 'stored') {
          for (const channel of open) await jobs.enqueue(tx, QUEUES[channel], { leadId: lead.id });
        }
        return { ...stored, lead };
      });
      if (outcome === 'conflict') return err({ kind: 'conflict' });
      options.onOutcome(outcome);
      const repeated = outcome === 'duplicate';
      const stored = (repeated ? await store.findLead(database.db, id) : null) ?? lead;
      return ok({ id, receiver: stored.receiver, repeated, confirmation: confirm(stored, site, language) });
    },
    async confirmation(site, language, id) {
      const lead = await store.findLead(database.db, id);
      return lead === null || lead.site !== site.key ? null : confirm(lead, site, language);
    },
    async work() {
      for (const channel of [...channels, 'receipt' as const]) {
        await jobs.work(QUEUES[channel], { ...RETRIES[channel], concurrency: 2 }, (job) =>
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

const confirm = (lead: store.Lead, site: Site, language: Language): Confirmation =>
  confirmationOf(lead, { t: translator(language), locale: localeFor(site, language) });

/** Each limit is counted only when the one before allows: none is used up for a receipt that is not sent. */
function mayReceive(email: string, client: string, { receiptLimits, clock }: LeadsOptions): boolean {
  const { perAddress, perClient } = receiptLimits;
  const now = clock.now();
  return perClient.take(client, now).allowed && perAddress.take(email.toLowerCase(), now).allowed;
}

interface ReadRequest {
  readonly values: RequestValues;
  readonly receiver: Receiver;
  readonly context: Omit<LeadContext, 'receipt'>;
}

async function readEnvelope(
  site: Site,
  language: Language,
  envelope: Envelope,
  now: Date,
  { directory, intake, checkOffer, valueCar }: LeadsOptions,
): Promise<Result<ReadRequest, SubmitFailure>> {
  const kind = kindOf(envelope.formName);
  if (kind === null) return err({ kind: 'unknown-form' });
  // Refused, not silently dropped: a person's browser may have filled the hidden field.
  if (envelope.website !== undefined && envelope.website !== '') return err({ kind: 'suspected-bot' });
  const form = readFormValues(kind, envelope.values, site, now);
  if (!form.ok) return form.error === 'malformed' ? err({ kind: 'malformed' }) : invalid(form.error);
  const values = form.value;
  const known = await directory.candidates(site, language, values, now);
  if (known.sampleCar && values.siteName === '') return invalid({ siteName: 'sellerMissing' });
  // A request for service has no other receiver than a workshop.
  if (values.service !== null && known.receivers.length === 0) return invalid({ siteName: 'dealerMissing' });
  if (known.departmentMissing) return err({ kind: 'department-not-found' });
  const { car, place, answerDue, receivers } = known;
  const { calculation, carId } = values;
  const offer = calculation === null ? null : await checkOffer(site, language, carId, calculation);
  const estimate = values.option === '' ? null : await valueCar(site, language, values);
  const fallback = { name: site.name, email: intake ?? site.contact.email, kind: 'facility' } as const;
  return ok({
    values,
    receiver: chooseReceiver(receivers, values.toEmail, fallback),
    context: { car, place, answerDue, offer, estimate },
  });
}

function readFormValues(kind: FormKind, values: unknown, { country, zone }: Site, now: Date) {
  if (kind === 'SellCarForm') return readSellCar(values, country);
  if (kind === 'ServiceRequestForm') {
    return readServiceRequest(values, { country, today: localDate(now, zone) });
  }
  return readValues(values, { country, sellerRequired: false });
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
    await SENDERS[channel](lead, options);
  } catch (cause) {
    const dead = job.attempt > RETRIES[channel].retryLimit;
    const error = cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown';
    await store.markFailed(database.db, lead.id, channel, { error, dead });
    log.warn({ err: cause, leadId: lead.id, channel, attempt: job.attempt, dead }, 'lead not delivered');
    if (dead && channel !== 'receipt') onOutcome('dead');
    throw cause;
  }
  await store.markDelivered(database.db, lead.id, channel, clock.now());
  if (channel !== 'receipt') onOutcome('delivered');
}

const SENDERS = {
  mail: sendMail,
  webhook: async (lead, { hook }) => hook?.deliver(lead),
  receipt: sendReceipt,
} as const satisfies Record<store.Channel, (lead: store.Lead, options: LeadsOptions) => Promise<void>>;

/** To the dealer, in the site's own language. The group is the sender: only its servers may send for its domain (SPF). */
async function sendMail(lead: store.Lead, options: LeadsOptions): Promise<void> {
  const site = siteNamed(lead.site);
  const mail = leadMail(lead, frameOf(site, site.languages[0], options));
  const { email, name } = lead.receiver;
  await options.mailer.send({
    key: `lead-${lead.id}`,
    to: email,
    toName: name,
    replyTo: lead.values.email,
    ...mail,
  });
}

/** To the visitor, in the language of the page that the form stood on; an answer goes to the dealer. */
async function sendReceipt(lead: store.Lead, options: LeadsOptions): Promise<void> {
  const site = siteNamed(lead.site);
  const language = LANGUAGES.find((each) => each === lead.language) ?? site.languages[0];
  const now = options.clock.now();
  const local = { date: localDate(now, site.zone), time: localTime(now, site.zone) };
  const mail = receiptMail(lead, frameOf(site, language, options), local);
  await options.mailer.send({
    key: `receipt-${lead.id}`,
    to: lead.values.email,
    replyTo: lead.receiver.email,
    ...mail,
  });
}

function frameOf(site: Site, language: Language, { originOf, look }: LeadsOptions): MailFrame {
  return {
    language,
    site: site.name,
    origin: originOf(site),
    look: look(site),
    t: translator(language),
    locale: localeFor(site, language),
    distanceUnit: site.features.distanceUnit,
    country: site.country,
  };
}

function leadIdOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('leadId' in data)) return null;
  return typeof data.leadId === 'string' ? data.leadId : null;
}
