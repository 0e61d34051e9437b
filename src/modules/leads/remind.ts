import { z } from 'zod';
import { translator } from '~/messages';
import type { Jobs } from '~/platform/jobs';
import { localeFor, siteNamed } from '~/sites';
import { RETRIES } from './deliver';
import { reminderMail } from './domain/mails/reminder-mail';
import type { InboxOptions } from './inbox-options';
import { findRequest, takeOverdue } from './store/inbox-store';

const OVERDUE = 'lead-overdue';
const REMINDER = 'lead-reminder';
/** Reminders that one look queues; the others come with the next. */
const BATCH = 200;

const jobData = z.object({ leadId: z.string() });

/** Reminds of requests that nobody has answered by the time that the visitor was promised: of each once. */
export async function workReminders(options: InboxOptions): Promise<void> {
  const { database, jobs, mailer, hasAnswerers, originOf, look, clock } = options;
  await jobs.work(OVERDUE, { retryLimit: 3, retryDelaySeconds: 30 }, async () => {
    const overdue = await database.transaction(async (tx) => {
      const taken = await takeOverdue(database, tx, clock.now(), BATCH);
      for (const id of taken) await jobs.enqueue(tx, REMINDER, { leadId: id });
      return taken.length;
    });
    if (overdue > 0) options.log.info({ overdue }, 'requests are not answered in time');
  });
  await jobs.work(REMINDER, RETRIES.mail, async ({ data }) => {
    const lead = await findRequest(database, null, jobData.parse(data).leadId);
    if (lead === null || lead.state === 'answered' || lead.state === 'closed') return;
    const site = siteNamed(lead.site);
    if (!(await hasAnswerers(site, lead.siteId))) return;
    const [language] = site.languages;
    const mail = reminderMail(lead, {
      language,
      site: site.name,
      origin: originOf(site),
      look: look(site),
      t: translator(language),
      locale: localeFor(site, language),
      distanceUnit: site.features.distanceUnit,
      country: site.country,
    });
    const { email, name } = lead.receiver;
    await mailer.send({ key: `lead-reminder-${lead.id}`, to: email, toName: name, ...mail });
  });
}

export const scheduleReminders = (jobs: Jobs): Promise<void> => jobs.schedule(OVERDUE, '*/5 * * * *');
