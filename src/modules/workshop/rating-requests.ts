import { z } from 'zod';
import { tokenHash } from '~/platform/token';
import { isSiteKey, type Site, siteByKey } from '~/sites';
import { datesToRate } from './domain/visit/reminder';
import { ratingMail } from './domain/visit/visit-mail-rating';
import { ratingRefusal } from './domain/visit/visit-rating';
import { customerState } from './domain/visit/visit-states';
import { frameOf, type NoticeOptions } from './notices';
import { findBooking, findBookingByToken } from './store/booking-store';
import { hasOptedOut, listWithoutRatingRequest, markRatingRequested, optOut } from './store/notice-store';
import { visitHref } from './web/visit-paths';

export interface RatingRequestOptions extends NoticeOptions {
  /** Whether the visit of this number (`NB-7K3M9Q`) has been rated already. */
  isRated(visitNumber: string): Promise<boolean>;
}

const REQUEST_QUEUE = 'workshop-rating-requests';
const MAIL_QUEUE = 'workshop-rating-mail';

/** About half an hour of retries, from half a minute doubling: later would be at night. */
const RETRY = { retryLimit: 6, retryDelaySeconds: 30 } as const;

const mailJob = z.object({ bookingId: z.uuid() });

/** Registers the jobs that find visits to request ratings for and send the mails; before `jobs.start`. */
export async function workRatingRequests(options: RatingRequestOptions): Promise<void> {
  const { jobs } = options;
  await jobs.work(MAIL_QUEUE, RETRY, ({ data }) => sendRatingRequest(mailJob.parse(data).bookingId, options));
  await jobs.work(REQUEST_QUEUE, RETRY, () => enqueueRatingRequests(options));
  await jobs.schedule(REQUEST_QUEUE, '*/10 * * * *');
}

/**
 * Enqueues rating requests for the visits of the last days during sending hours, one a visit: the mark in the database decides,
 * however often and in however many processes this runs. Only cars that have arrived count.
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

/** Sends one request, unless the customer has rated, has opted out, or the visit cannot be rated. */
export async function sendRatingRequest(bookingId: string, options: RatingRequestOptions): Promise<void> {
  const { database, mailer, clock, log } = options;
  const booking = await findBooking(database, database.db, bookingId);
  if (booking === null || booking.customer === null || !isSiteKey(booking.site)) return;
  const location = options.locationOf(booking);
  if (
    ratingRefusal({ ...booking, state: customerState(booking.state), zone: location.zone }, clock.now()) !==
    null
  )
    return;
  if (await options.isRated(booking.number)) return;
  const { email } = booking.customer;
  if (email === '') return;
  if (await hasOptedOut(database, email)) {
    log.info({ bookingId }, 'a customer does not want to be asked for ratings');
    return;
  }
  const site = siteByKey(booking.site);
  const frame = await frameOf(booking, location, site, { kind: 'rating', channel: 'mail' }, options);
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
 * Opts the customer of a visit out of rating requests, on all sites and for good.
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
