import type { Db } from '~/platform/db';
import type { MailOutcome } from '~/platform/mail';
import { DAY_MS, localDate, localTime } from '~/platform/time';
import { type Language, localeFor, type Site, siteLanguage, siteNamed } from '~/sites';
import { leadMail, type MailFrame } from './domain/mails/lead-mail';
import { type LeadTemplateId, leadValues } from './domain/mails/lead-templates';
import { receiptMail } from './domain/mails/receipt-mail';
import type { LeadsOptions } from './options';
import * as store from './store/lead-store';

/**
 * From half a minute doubling: about a day and a half of patience, and half an hour for a receipt, which is of no use once
 * the dealer has answered.
 */
export const RETRIES = {
  mail: { retryLimit: 12, retryDelaySeconds: 30 },
  webhook: { retryLimit: 12, retryDelaySeconds: 30 },
  receipt: { retryLimit: 5, retryDelaySeconds: 30 },
} as const satisfies Record<store.Channel, object>;

/** Delivers a lead by one channel; throws for a retry. */
export async function deliver(
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
  let outcome: MailOutcome;
  try {
    outcome = await SENDERS[channel](lead, options);
  } catch (cause) {
    const dead = job.attempt > RETRIES[channel].retryLimit;
    const error = cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown';
    await store.markFailed(database.db, lead.id, channel, { error, dead });
    log.warn({ err: cause, leadId: lead.id, channel, attempt: job.attempt, dead }, 'lead not delivered');
    if (dead && channel !== 'receipt') onOutcome('dead');
    throw cause;
  }
  if (outcome === 'waiting') return store.markWaiting(database.db, lead.id, channel);
  await store.markDelivered(database.db, lead.id, channel, clock.now());
  if (channel !== 'receipt') onOutcome('delivered');
}

/** What became of a mail that waited for a mail server; nothing happens for one that is none of a lead's. */
export async function settleMail(
  tx: Db,
  { key, isSent }: { readonly key: string; readonly isSent: boolean },
  { clock, onOutcome }: LeadsOptions,
): Promise<void> {
  const [, prefix, leadId] = WAITING_KEY.exec(key) ?? [];
  if (leadId === undefined) return;
  const channel = prefix === 'lead' ? 'mail' : 'receipt';
  if (isSent) await store.markDelivered(tx, leadId, channel, clock.now());
  else await store.markFailed(tx, leadId, channel, { error: 'given up while it waited', dead: true });
  if (channel === 'mail') onOutcome(isSent ? 'delivered' : 'dead');
}

const WAITING_KEY = /^(lead|receipt)-([0-9a-f-]{36})$/;

const SENDERS = {
  mail: sendMail,
  async webhook(lead, { hook }) {
    await hook?.deliver(lead);
    return 'sent';
  },
  receipt: sendReceipt,
} as const satisfies Record<store.Channel, (lead: store.Lead, options: LeadsOptions) => Promise<MailOutcome>>;

/** To the dealer, in the site's own language. The group is the sender: only its servers may send for its domain (SPF). */
async function sendMail(lead: store.Lead, options: LeadsOptions): Promise<MailOutcome> {
  const site = siteNamed(lead.site);
  const frame = await mailFrameOf(
    lead,
    { site, language: site.languages[0], template: 'request-mail' },
    options,
  );
  const mail = leadMail(lead, frame);
  const { email, name } = lead.receiver;
  return options.mailer.send({
    key: `lead-${lead.id}`,
    to: email,
    toName: name,
    replyTo: lead.values.email,
    ...mail,
  });
}

/** To the visitor, in the language of the page that the form stood on; an answer goes to the dealer. */
async function sendReceipt(lead: store.Lead, options: LeadsOptions): Promise<MailOutcome> {
  const site = siteNamed(lead.site);
  const language = siteLanguage(site, lead.language);
  const now = options.clock.now();
  const local = { date: localDate(now, site.zone), time: localTime(now, site.zone) };
  const frame = await mailFrameOf(lead, { site, language, template: 'request-receipt' }, options);
  const mail = receiptMail(lead, frame, local);
  return options.mailer.send({
    key: `receipt-${lead.id}`,
    to: lead.values.email,
    replyTo: lead.receiver.email,
    until: new Date(lead.createdAt.getTime() + DAY_MS),
    ...mail,
  });
}

/** What a mail about a request is written from, with the words that are valid now. */
export async function mailFrameOf(
  lead: Pick<store.Lead, 'id' | 'context'>,
  {
    site,
    language,
    template,
  }: { readonly site: Site; readonly language: Language; readonly template: LeadTemplateId },
  { originOf, look, words }: Pick<LeadsOptions, 'originOf' | 'look' | 'words'>,
): Promise<MailFrame> {
  const wordsNow = await words(template, { site: site.key, language });
  return {
    language,
    site: site.name,
    origin: originOf(site),
    look: look(site),
    t: wordsNow(leadValues(lead, site.name)),
    locale: localeFor(site, language),
    distanceUnit: site.features.distanceUnit,
    country: site.country,
  };
}

function leadIdOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('leadId' in data)) return null;
  return typeof data.leadId === 'string' ? data.leadId : null;
}
