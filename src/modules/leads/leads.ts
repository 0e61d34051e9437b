import { randomUUID } from 'node:crypto';
import { translator } from '~/messages';
import { recordConsent } from '~/modules/consents';
import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { type Language, localeFor, type Site } from '~/sites';
import { deliver, RETRIES, settleMail } from './deliver';
import { dueInstant, type LeadContext } from './domain/context';
import {
  type Envelope,
  fingerprintOf,
  SAME_WORDS_MS,
  submissionKey,
  wordsDigestOf,
} from './domain/forms/submission';
import { type Confirmation, confirmationOf, formatDrive } from './domain/mails/confirmation';
import type { Receiver } from './domain/receiver';
import { type ChosenTime, readChosenTime, refusalOf, takeDriveTime, unlessRefused } from './drive-time';
import { importPastRequests, type PastRequest } from './import-past';
import { newsletterConsent, wordsAgreedTo } from './newsletter';
import type { BookedDrive, LeadsOptions } from './options';
import { readEnvelope, type SubmitFailure } from './read-envelope';
import * as store from './store/lead-store';
import { type Claim, claimSubmission, releaseSubmission } from './store/submission-store';

export interface Accepted {
  /** Id of the stored request; a repeat gets the one of the first. */
  readonly id: string;
  readonly receiver: Receiver;
  readonly repeated: boolean;
  /** The time that was booked along with it. */
  readonly drive: BookedDrive | null;
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
  /** To be told of every mail that waited for a mail server, in the transaction that forgets it. */
  settleMail(tx: Db, key: string, isSent: boolean): Promise<void>;
  dead(limit: number): ReturnType<typeof store.deadDeliveries>;
  /** Queues dead deliveries again. */
  retryDead(leadIds: readonly string[]): Promise<number>;
  counts(): ReturnType<typeof store.countByState>;
  /** Requests that came in the past, with what staff have done since; see {@link importPastRequests}. */
  importPast(site: Site, past: readonly PastRequest[]): Promise<number>;
}

const QUEUES = {
  mail: 'lead-mail',
  webhook: 'lead-webhook',
  receipt: 'lead-receipt',
} as const satisfies Record<store.Channel, string>;

export function createLeads(options: LeadsOptions): Leads {
  const { database, jobs, clock } = options;
  const channels: readonly store.Channel[] = options.hook === null ? ['mail'] : ['mail', 'webhook'];
  return {
    async submit(site, language, envelope, client) {
      const createdAt = clock.now();
      const read = await readEnvelope(site, language, envelope, createdAt, options);
      if (!read.ok) return read;
      const { values, receiver, siteId, context: of } = read.value;
      // Who has a time, and asks nothing besides, waits for no answer.
      const isAnswered = values.driveTime !== '' && values.message === '' && !values.quote;
      const answerDue = isAnswered ? null : of.answerDue;
      const dueAt = dueInstant(answerDue, site);
      const fingerprint = fingerprintOf(values);
      const { formName, formSubmissionId } = envelope;
      const day = createdAt.toISOString().slice(0, 10);
      const key = submissionKey({ site: site.key, formName, formSubmissionId, fingerprint, day });
      const wordsDigest = wordsDigestOf({ site: site.key, formName }, values);
      const claim = {
        submissionKey: key,
        hasId: formSubmissionId !== undefined,
        fingerprint,
        wordsDigest,
        since: new Date(createdAt.getTime() - SAME_WORDS_MS),
      };
      const isAgreed = values.service?.newsletter === true;
      const agreed = isAgreed ? await wordsAgreedTo(site, language, envelope, options) : null;
      if (agreed?.ok === false) return agreed;
      const form = { id: randomUUID(), site: site.key, language, formName, values, receiver, createdAt };
      const chosen = await readChosenTime(options.drives, site, language, values);
      const stored = await unlessRefused(() =>
        database.transaction(async (tx) => {
          // A repeat uses up none of what an address may get, also where it comes at the same moment.
          const earlier = await repeatedRequest(tx, claim, chosen, options);
          if (earlier !== null) return { ...earlier, lead: null, drive: null };
          const receipt = await mayReceive(tx, values.email, client, options);
          const context: LeadContext = { ...of, answerDue, drive: chosen?.at ?? null, receipt };
          // Of a drive that is booked its own mail tells.
          const open = receipt && chosen === null ? [...channels, 'receipt' as const] : channels;
          const lead = { ...form, context };
          const row = { siteId, dueAt, submissionKey: key, fingerprint, wordsDigest, channels: open };
          const inserted = await store.insertLead(tx, { ...lead, ...row });
          if (inserted.outcome !== 'stored') return { ...inserted, lead: null, drive: null };
          for (const channel of open) await jobs.enqueue(tx, QUEUES[channel], { leadId: lead.id });
          if (agreed !== null) await recordConsent(tx, newsletterConsent(lead, agreed.value));
          if (chosen === null) return { ...inserted, lead, drive: null };
          const drive = await takeDriveTime(tx, chosen, lead, receipt);
          const booked = { ...context, drive: { ...chosen.at, number: drive.number } };
          await store.setContext(tx, lead.id, booked);
          return { ...inserted, lead: { ...lead, context: booked }, drive };
        }),
      );
      if (!stored.ok) return err(await refusalOf(stored.error, chosen, site, options.drives));
      const { outcome, id, lead, drive } = stored.value;
      if (outcome === 'conflict') return err({ kind: 'conflict' });
      options.onOutcome(outcome);
      const repeated = outcome === 'duplicate';
      const known = lead ?? (await store.findLead(database.db, id));
      if (known === null) throw new Error(`request ${id} was erased as it was sent again`);
      const booked = repeated && chosen !== null ? await options.drives.bookedWith(id) : drive;
      return ok({
        id,
        receiver: known.receiver,
        repeated,
        drive: booked,
        confirmation: withDrive(confirm(known, site, language), booked, { site, language, options }),
      });
    },
    async confirmation(site, language, id) {
      const lead = await store.findLead(database.db, id);
      if (lead === null || lead.site !== site.key) return null;
      const { drive } = lead.context;
      const isBooked = drive === null || (await options.drives.isBookedAt(database.db, id, drive));
      return confirm(lead, site, language, isBooked);
    },
    async work() {
      for (const channel of [...channels, 'receipt' as const]) {
        await jobs.work(QUEUES[channel], { ...RETRIES[channel], concurrency: 2 }, (job) =>
          deliver(channel, job, options),
        );
      }
    },
    settleMail: (tx, key, isSent) => settleMail(tx, { key, isSent }, options),
    dead: (limit) => store.deadDeliveries(database.db, limit),
    retryDead: (leadIds) =>
      database.transaction(async (tx) => {
        const reopened = await store.reopenDead(tx, leadIds);
        for (const { leadId, channel } of reopened) await jobs.enqueue(tx, QUEUES[channel], { leadId });
        return reopened.length;
      }),
    counts: () => store.countByState(database.db),
    importPast: (site, past) => importPastRequests(site, past, options),
  };
}

/** The request that is sent again; none whose time was given up since, so that the time is taken anew. */
async function repeatedRequest(
  tx: Db,
  claim: Claim,
  chosen: ChosenTime | null,
  { drives }: LeadsOptions,
): ReturnType<typeof claimSubmission> {
  const earlier = await claimSubmission(tx, claim);
  if (earlier?.outcome !== 'duplicate' || chosen === null) return earlier;
  if (await drives.isBookedAt(tx, earlier.id, chosen.at)) return earlier;
  await releaseSubmission(tx, earlier.id);
  return null;
}

const confirm = (lead: store.Lead, site: Site, language: Language, isDriveBooked = true): Confirmation =>
  confirmationOf(lead, { t: translator(language), locale: localeFor(site, language) }, isDriveBooked);

/** With what the visitor can do about the time that is booked. */
function withDrive(
  confirmation: Confirmation,
  drive: BookedDrive | null,
  to: { readonly site: Site; readonly language: Language; readonly options: LeadsOptions },
): Confirmation {
  if (drive === null) return confirmation;
  const context = { t: translator(to.language), locale: localeFor(to.site, to.language) };
  const links = to.options.drives.links(to.site, to.language, drive.token);
  return { ...confirmation, drive: { when: formatDrive(drive, context), ...links } };
}

/** Each limit is counted only when the one before allows: none is used up for a receipt that is not sent. */
async function mayReceive(
  tx: Db,
  email: string,
  client: string,
  { receiptLimits, clock }: LeadsOptions,
): Promise<boolean> {
  const { perAddress, perClient } = receiptLimits;
  const now = clock.now();
  const ofClient = await perClient.take(client, now, tx);
  return ofClient.allowed && (await perAddress.take(email.toLowerCase(), now, tx)).allowed;
}
