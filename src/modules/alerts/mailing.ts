import { type CarRecord, carReader, type Stock } from '~/modules/stock';
import type { WordsOf } from '~/modules/templates';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import type { Mailer } from '~/platform/mail';
import { type Clock, DAY_MS } from '~/platform/time';
import { newToken as freshToken } from '~/platform/token';
import { type Language, localeFor, type Site, siteByKey } from '~/sites';
import { type Alert, retentionLimits } from './domain/alert';
import {
  alreadyActiveMail,
  confirmMail,
  MAX_CARS,
  type MailFrame,
  type News,
  newsMail,
  type ReportedCar,
} from './domain/alert-mail';
import { type AlertTemplateId, alertValues } from './domain/alert-templates';
import type { Finding } from './domain/findings';
import type { SearchReader } from './domain/reader';
import type { Purpose } from './domain/token';
import * as alerts from './store/alert-store';
import * as findings from './store/finding-store';
import { insertToken } from './store/token-store';

export interface MailingOptions {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly stock: Pick<Stock, 'car'>;
  readonly reader: SearchReader;
  /** The site with the contact facts in force. */
  siteOf(site: Site): Site;
  readonly words: WordsOf;
  readonly clock: Clock;
  readonly log: Log;
}

/** Below every site's root; with the token as `t`. */
export const ALERT_PATHS = {
  confirm: '/alerts/confirm',
  manage: '/alerts/manage',
  unsubscribe: '/alerts/unsubscribe',
} as const satisfies Record<Purpose, string>;

/** Address of a page of an alert. `l` is left out for the site's main language, as in the links of visits. */
export function alertHref(
  purpose: Purpose,
  { site, language }: Pick<Alert, 'site' | 'language'>,
  token: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const spoken = language === siteByKey(site).languages[0] ? {} : { l: language };
  return `${ALERT_PATHS[purpose]}?${new URLSearchParams({ t: token, ...spoken, ...more })}`;
}

/** A new token for one door of an alert; only its digest is kept. */
export async function newToken(
  database: Database,
  alertId: string,
  purpose: Purpose,
  expiresAt: Date | null = null,
): Promise<string> {
  const { text, hash } = freshToken();
  await insertToken(database.db, { hash, alertId, purpose }, expiresAt);
  return text;
}

async function newLink(
  alert: Alert,
  purpose: Purpose,
  options: MailingOptions,
  expiresAt: Date | null = null,
) {
  const token = await newToken(options.database, alert.id, purpose, expiresAt);
  return options.reader.originOf(siteByKey(alert.site)) + alertHref(purpose, alert, token);
}

/**
 * Answers a form that asked for an alert: with a link to confirm, or, where it is on already, with one to change it. Sent
 * again under the same key when the job is repeated.
 */
export async function sendGreeting(alertId: string, askId: string, options: MailingOptions): Promise<void> {
  const { database, mailer, clock } = options;
  const alert = await alerts.findAlert(database, database.db, alertId);
  // Deleted or stopped meanwhile: nothing is owed any more.
  if (alert === null || alert.state === 'stopped') return;
  const isPending = alert.state === 'pending';
  const frame = await frameOf(alert, isPending ? 'alert-confirm' : 'alert-known', options);
  const now = clock.now();
  const { unconfirmed } = retentionLimits(now);
  const end = new Date(2 * now.getTime() - unconfirmed.getTime());
  const mail = isPending
    ? confirmMail(frame, await newLink(alert, 'confirm', options, end))
    : alreadyActiveMail(frame, await newLink(alert, 'manage', options));
  const { email: replyTo } = options.siteOf(siteByKey(alert.site)).contact;
  await mailer.send({ key: `alert-ask-${askId}`, to: alert.email, replyTo, until: end, ...mail });
}

/** Sends a mail of findings, once: it is marked when the mailer has it, and the mailer knows its key. */
export async function sendNews(mailId: string, options: MailingOptions): Promise<void> {
  const { database, mailer, clock, log } = options;
  const alertId = await findings.openMail(database, mailId);
  const alert = alertId === null ? null : await alerts.findAlert(database, database.db, alertId);
  if (alert === null) return;
  const news = alert.state === 'active' ? await newsOf(alert, mailId, options) : null;
  if (news !== null && news.shown.length > 0) {
    const urls = {
      manage: await newLink(alert, 'manage', options),
      unsubscribe: await newLink(alert, 'unsubscribe', options),
    };
    const mail = newsMail(await frameOf(alert, 'alert-news', options), news, urls);
    const { email: replyTo } = options.siteOf(siteByKey(alert.site)).contact;
    await mailer.send({
      key: `alert-${mailId}`,
      to: alert.email,
      replyTo,
      unsubscribe: urls.unsubscribe,
      // By then most of its cars are sold.
      until: new Date(clock.now().getTime() + 7 * DAY_MS),
      ...mail,
    });
    log.info({ site: alert.site, alertId: alert.id, ...news.counts }, 'alert mailed');
  }
  await findings.markSent(database.db, mailId, clock.now());
}

/**
 * Each car once, lower prices first. Those that are shown are so as they are now: a mail may have waited for the morning,
 * and a car may be sold; the rest is only counted.
 */
async function newsOf(alert: Alert, mailId: string, options: MailingOptions): Promise<News> {
  const { database, stock, reader } = options;
  const site = siteByKey(alert.site);
  const newest = new Map<string, Finding>();
  for (const finding of await findings.findingsOf(database, mailId)) {
    if (!newest.has(finding.carId)) newest.set(finding.carId, finding);
  }
  const ordered = [...newest.values()].sort(
    (a, b) => Number(a.reason === 'new') - Number(b.reason === 'new'),
  );
  const counts = { new: 0, price: 0 };
  const shown: ReportedCar[] = [];
  for (const finding of ordered) {
    if (shown.length < MAX_CARS) {
      const car = await stock.car(alert.carIndex, finding.carId);
      const now = car === undefined ? null : currentPrices(finding, car);
      if (car === undefined || now === null) continue;
      shown.push({ finding: now, car, href: reader.carHref(site, alert.language, car) });
    }
    counts[finding.reason] += 1;
  }
  return { shown, counts };
}

/** A finding with the price that applies now; null for a reduction that has been taken back. */
function currentPrices(finding: Finding, car: CarRecord): Finding | null {
  const price = car.car_price === null ? null : Math.round(car.car_price * 100);
  const now = { ...finding, price, currency: car.car_price_currency ?? finding.currency };
  if (finding.before === null) return now;
  return price !== null && price < finding.before && now.currency === finding.currency ? now : null;
}

async function frameOf(
  alert: Alert,
  template: AlertTemplateId,
  { reader, words }: MailingOptions,
): Promise<MailFrame> {
  const site: Site = siteByKey(alert.site);
  const language: Language = alert.language;
  const wordsNow = await words(template, { site: site.key, language });
  return {
    t: wordsNow(alertValues(site.name)),
    language,
    site: site.name,
    origin: reader.originOf(site),
    locale: localeFor(site, language),
    reader: carReader(site, { language, locale: localeFor(site, language) }),
    look: reader.look(site),
    summary: await reader.describe(site, language, alert.search),
  };
}
