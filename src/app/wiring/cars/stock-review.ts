import { z } from 'zod';
import type { HeldImports, Review } from '~/modules/stock';
import type { WordsOf } from '~/modules/templates';
import type { Config } from '~/platform/config';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer } from '~/platform/mail';
import { type Site, siteNamed } from '~/sites';
import { STOCK_REVIEW_PATH } from '~/staff/paths';
import { reviewReasonLines } from '~/staff/stock/stock-review-words';
import { type StaffMailFrame, staffMail, staffMailFrame, staffMailTemplate } from '../staff/staff-mail';

const QUEUE = 'stock-review-mail';
/** As for requests: about a day and a half. */
const RETRIES = { retryLimit: 12, retryDelaySeconds: 30 } as const;

const jobData = z.object({ importId: z.number(), site: z.string() });

/** Which stock files wait, and the job that mails about one, queued in the transaction that makes it wait. */
export const stockReview = ({ stockReview: { limits } }: Config, jobs: Jobs): Review => ({
  limits,
  notify: (tx, { id, site }) => jobs.enqueue(tx, QUEUE, { importId: id, site }),
});

/** Registers the mail that tells of a stock file that waits; before `jobs.start`. */
export async function workStockReview(options: {
  readonly config: Config;
  readonly jobs: Pick<Jobs, 'work'>;
  readonly mailer: Mailer;
  readonly words: WordsOf;
  readonly held: HeldImports;
  readonly log: Log;
  originOf(site: Site): string;
}): Promise<void> {
  const { config, jobs, mailer, words, held, log, originOf } = options;
  await jobs.work(QUEUE, RETRIES, async ({ data }) => {
    const { importId, site: key } = jobData.parse(data);
    const waiting = (await held.list()).find(({ id }) => id === importId);
    const { mailTo } = config.stockReview;
    if (waiting === undefined) return;
    if (mailTo === null) {
      log.warn({ site: key, importId }, 'a stock file waits, and STOCK_REVIEW_MAIL names nobody to notify');
      return;
    }
    const site = siteNamed(key);
    const frame = await staffMailFrame(stockReviewTemplate, site, { words, originOf });
    const written = reviewMail(waiting.reasons, frame);
    await mailer.send({ key: `stock-review-${importId}`, to: mailTo.address, ...written });
  });
}

const EXAMPLE_REASONS = {
  losses: [{ store: '12', cars: 71, removed: 66 }],
  read: 20,
  refused: 15,
  tooManyRefused: true,
};

function reviewMail(reasons: Parameters<typeof reviewReasonLines>[0], frame: StaffMailFrame) {
  const { t, site, origin } = frame;
  const subject = t('stockReview.mailSubject', { site: site.name });
  return staffMail(
    subject,
    [
      { kind: 'lead', text: subject },
      { kind: 'text', text: t('stockReview.mailText') },
      { kind: 'text', text: reviewReasonLines(reasons, t).join('\n') },
      { kind: 'button', text: t('stockReview.title'), url: origin + STOCK_REVIEW_PATH },
    ],
    frame,
  );
}

export const stockReviewTemplate = staffMailTemplate(
  {
    id: 'stock-review',
    name: 'templates.name.stockReview',
    fields: [
      { key: 'stockReview.mailSubject', kind: 'subject' },
      { key: 'stockReview.mailText', kind: 'text' },
    ],
  },
  (frame) => reviewMail(EXAMPLE_REASONS, frame),
);
