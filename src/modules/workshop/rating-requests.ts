import { z } from 'zod';
import { tokenHash } from '~/platform/token';
import { isSiteKey, type Site, siteByKey } from '~/sites';
import { datesToRate } from './domain/reminder';
import { ratingMail } from './domain/visit-mail-rating';
import { ratingRefusal } from './domain/visit-rating';
import { frameOf, type NoticeOptions } from './notices';
import { findBooking, findBookingByToken } from './store/booking-store';
import { hasOptedOut, listWithoutRatingRequest, markRatingRequested, optOut } from './store/notice-store';
import { visitHref } from './web/visit-paths';

export interface RatingRequestOptions extends NoticeOptions {
  /** Whether the visit of this number (`NB-7K3M9Q`) has been rated already: nobody is asked for what they have given. */
  isRated(visitNumber: string): Promise<boolean>;
}

const REQUEST_QUEUE = 'workshop-rating-requests';
const MAIL_QUEUE = 'workshop-rating-mail';

/** About half an hour of patience, from half a minute doubling: after that it would come at night. */
const RETRY = { retryLimit: 6, retryDelaySeconds: 30 } as const;

const mailJob = z.object({ bookingId: z.uuid() });

/** Registers who looks for visits to ask about, and who asks; before `jobs.start`. */
export async function workRatingRequests(options: RatingRequestOptions): Promise<void> {
  const { jobs } = options;
  await jobs.work(MAIL_QUEUE, RETRY, ({ data }) => sendRatingRequest(mailJob.parse(data).bookingId, options));
  await jobs.work(REQUEST_QUEUE, RETRY, () => enqueueRatingRequests(options));
  await jobs.schedule(REQUEST_QUEUE, '*/10 * * * *');
}

/**
 * Has everybody asked whose visit ended yesterday, at hours when people are up, each once: what counts is the mark in the
 * database, however often and in however many processes this runs. Cars that have not come are not asked about.
 */
export async function enqueueRatingRequests(options: RatingRequestOptions): Promise<void> {
  const { database, jobs, clock, log } = options;
  const now = clock.now();
  let count = 0;
  for (const location of options.locations()) {
    const days = datesToRate(now, location.zone);
    if (days === null) continue;
    for (const { id } of await listWithoutRatingRequest(database, location, days)) {
      await database.transaction(async (tx) => {
        if (!(await markRatingRequested(database, tx, id, now))) return;
        await jobs.enqueue(tx, MAIL_QUEUE, { bookingId: id });
        count += 1;
      });
    }
  }
  if (count > 0) log.info({ visits: count }, 'ratings asked for');
}

/** Asks one customer, unless they have rated, want not to be asked, or their visit is none after all. */
export async function sendRatingRequest(bookingId: string, options: RatingRequestOptions): Promise<void> {
  const { database, mailer, clock, log } = options;
  const booking = await findBooking(database, database.db, bookingId);
  if (booking === null || booking.customer === null || !isSiteKey(booking.site)) return;
  const location = options.locationOf(booking);
  if (ratingRefusal({ ...booking, zone: location.zone }, clock.now()) !== null) return;
  if (await options.isRated(booking.number)) return;
  const { email } = booking.customer;
  if (await hasOptedOut(database, email)) {
    log.info({ bookingId }, 'a customer does not want to be asked for ratings');
    return;
  }
  const site = siteByKey(booking.site);
  const frame = await frameOf(booking, location, site, options);
  const { token } = frame.visit;
  const { language } = frame;
  const link = (page: 'rate' | 'stop') => frame.origin + visitHref(page, site, language, token);
  const links = { rate: link('rate'), stop: link('stop') };
  await mailer.send({
    key: `visit-${bookingId}-rating`,
    to: email,
    replyTo: frame.visit.workshop.email,
    ...ratingMail({ ...frame, links }),
    unsubscribe: links.stop,
  });
  log.info({ bookingId, site: site.key }, 'a customer was asked for a rating');
}

/**
 * Never asks the customer of a visit again, at whichever site and with whichever visit.
 * @returns false for a token that opens nothing on this site
 */
export async function stopRatingRequests(
  { database, clock }: Pick<NoticeOptions, 'database' | 'clock'>,
  site: Site,
  token: string,
): Promise<boolean> {
  const hash = tokenHash(token);
  const booking = hash === null ? null : await findBookingByToken(database, database.db, hash);
  if (booking === null || booking.customer === null || booking.siteIndex !== site.siteIndex) return false;
  await optOut(database.db, booking.customer.email, clock.now());
  return true;
}
