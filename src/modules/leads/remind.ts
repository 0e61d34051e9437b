import { z } from 'zod';
import type { Jobs } from '~/platform/jobs';
import { siteNamed } from '~/sites';
import { mailFrameOf, RETRIES } from './deliver';
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
  const { database, jobs, mailer, hasAnswerers, clock } = options;
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
    const frame = await mailFrameOf(lead, { site, language, template: 'request-reminder' }, options);
    const mail = reminderMail(lead, frame);
    const { email, name } = lead.receiver;
    await mailer.send({ key: `lead-reminder-${lead.id}`, to: email, toName: name, ...mail });
  });
}

export const scheduleReminders = (jobs: Jobs): Promise<void> => jobs.schedule(OVERDUE, '*/5 * * * *');
