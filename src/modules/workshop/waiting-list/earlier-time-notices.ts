import { z } from 'zod';
import { readPhone } from '~/platform/phone';
import { localDate, localTime } from '~/platform/time';
import { isSiteKey, siteByKey } from '~/sites';
import { formatVisitTime } from '../domain/visit/visit-format';
import { earlierMail, earlierSms } from '../domain/visit/visit-mail-earlier';
import { CHANNELS, EARLIER_TIME_QUEUE, frameOf, type NoticeOptions } from '../notices';
import { findBooking } from '../store/booking-store';
import { findEarlierTime } from '../store/waiting-list-store';
import { visitHref } from '../web/visit-paths';

/** Half an hour is all there is to answer. */
const RETRY = { retryLimit: 5, retryDelaySeconds: 15, concurrency: 2 } as const;

const noticeJob = z.object({ id: z.uuid(), channel: z.enum(CHANNELS) });

/** Registers the jobs that tell customers of the times that are kept for them; before `jobs.start`. */
export async function workEarlierTimes(options: NoticeOptions): Promise<void> {
  await options.jobs.work(EARLIER_TIME_QUEUE, RETRY, ({ data }) =>
    sendEarlierTime(noticeJob.parse(data), options),
  );
}

/** Tells a customer on one channel of the time that is kept for them; not when it is over already. */
export async function sendEarlierTime(
  { id, channel }: z.infer<typeof noticeJob>,
  options: NoticeOptions,
): Promise<void> {
  const { database, mailer, sms, clock, log } = options;
  const time = await findEarlierTime(database, database.db, id);
  const booking = time === null ? null : await findBooking(database, database.db, time.bookingId);
  if (time === null || booking === null || booking.customer === null || !isSiteKey(booking.site)) return;
  if (time.state !== 'open' || time.expiresAt <= clock.now()) {
    log.info({ id, channel, state: time.state }, 'an earlier time was over before it was told of');
    return;
  }
  const site = siteByKey(booking.site);
  const { phone, email } = booking.customer;
  const number = readPhone(phone, site.country);
  const mobile = number.ok ? number.value.e164 : null;
  if (channel === 'mail' ? email === '' : mobile === null) return;
  const location = options.locationOf(booking);
  const frame = await frameOf(booking, location, site, { kind: 'earlier', channel }, options);
  const { token, workshop } = frame.visit;
  const link = (page: 'earlierTime' | 'leave') => frame.origin + visitHref(page, site, frame.language, token);
  const { expiresAt } = time;
  const ends = { date: localDate(expiresAt, location.zone), time: localTime(expiresAt, location.zone) };
  const until = formatVisitTime(ends, frame);
  const links = { time: link('earlierTime'), leave: link('leave') };
  const earlier = { ...frame, earlier: time, until, links };
  const key = `earlier-time-${id}`;
  if (channel === 'mail') {
    const mail = { key, to: email, replyTo: workshop.email, until: expiresAt, unsubscribe: links.leave };
    await mailer.send({ ...mail, ...earlierMail(earlier) });
  } else if (mobile !== null) {
    await sms.send({ key, to: mobile, text: earlierSms(earlier) });
  }
  log.info({ id, channel, site: site.key }, 'a customer was told of an earlier time');
}
