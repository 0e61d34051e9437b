import { z } from 'zod';
import type { Db } from '~/platform/db';
import type { MailOutcome } from '~/platform/mail';
import { siteLanguage, siteNamed } from '~/sites';
import { mailFrameOf, RETRIES } from './deliver';
import { answerMail, replyAddressOf } from './domain/mails/answer-mail';
import type { InboxOptions } from './inbox-options';
import * as entries from './store/entry-store';
import { findLead } from './store/lead-store';

export const ANSWER_QUEUE = 'lead-answer';

const jobData = z.object({ entryId: z.string() });

/** Sends answers of staff by mail, with the patience that requests have. */
export async function workAnswers(options: InboxOptions): Promise<void> {
  const retries = RETRIES.mail;
  await options.jobs.work(ANSWER_QUEUE, { ...retries, concurrency: 2 }, async ({ data, attempt }) => {
    const { entryId } = jobData.parse(data);
    try {
      const outcome = await deliverAnswer(entryId, options);
      if (outcome !== null)
        await entries.setAnswerDelivery(
          options.database.db,
          entryId,
          outcome === 'waiting' ? 'waiting' : 'delivered',
        );
    } catch (cause) {
      const dead = attempt > retries.retryLimit;
      if (dead) await entries.setAnswerDelivery(options.database.db, entryId, 'dead');
      options.log.warn({ err: cause, entryId, attempt, dead }, 'an answer was not delivered');
      throw cause;
    }
  });
}

/** What became of an answer's mail that waited for a mail server; nothing happens for one that is none. */
export async function settleAnswer(tx: Db, key: string, isSent: boolean): Promise<void> {
  const [, entryId] = /^answer-([0-9a-f-]{36})$/.exec(key) ?? [];
  if (entryId !== undefined) await entries.setAnswerDelivery(tx, entryId, isSent ? 'delivered' : 'dead');
}

/** Null where there is nothing to send, or not any longer. */
async function deliverAnswer(entryId: string, options: InboxOptions): Promise<MailOutcome | null> {
  const { database, mailer, nameOf } = options;
  const entry = await entries.findEntry(database, entryId);
  const lead = entry === null ? null : await findLead(database.db, entry.leadId);
  if (entry === null || lead === null || entry.delivery !== 'pending') return null;
  const site = siteNamed(lead.site);
  const language = siteLanguage(site, lead.language);
  const earlier = (await entries.entriesOf(database, lead.id)).filter(
    ({ kind, createdAt }) => kind === 'answer' && createdAt < entry.createdAt,
  );
  const mail = answerMail(
    {
      lead,
      body: entry.body,
      earlier: earlier.map(({ body }) => body),
      name: (await nameOf(entry.account)) ?? '',
    },
    await mailFrameOf(lead, { site, language, template: 'request-answer' }, options),
  );
  return mailer.send({
    key: `answer-${entry.id}`,
    to: lead.values.email,
    replyTo: replyAddressOf(lead),
    ...mail,
  });
}
