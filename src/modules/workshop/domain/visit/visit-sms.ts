import { gsmText, MAX_SEPTETS, septets } from '~/platform/sms';
import { formatDropOff, formatVisitStartShort } from './visit-format';
import type { NoticeFrame, NoticeKind } from './visit-mail';

/** Besides the kinds of a mail: the car can be fetched. */
export type SmsKind = NoticeKind | 'ready';

/**
 * The notice as an SMS of at most two parts. Where a long name or address would make it longer, the address goes first, then
 * the name of the workshop; the link is never cut.
 */
export function visitSms(kind: SmsKind, frame: NoticeFrame): string {
  const { workshop } = frame.visit;
  const places = [
    [workshop.siteName, kind === 'cancelled' ? null : workshop.address],
    [workshop.siteName, null],
    [workshop.siteName.slice(0, 30), null],
  ] as const;
  const texts = places.map(([name, address]) => smsText(kind, frame, name, address));
  return texts.find((text) => septets(text) <= MAX_SEPTETS) ?? texts.at(-1) ?? '';
}

function smsText(kind: SmsKind, frame: NoticeFrame, name: string, address: string | null): string {
  const { t, visit, site, link, isChangeable } = frame;
  const when = formatVisitStartShort(visit, frame);
  const dropOff = formatDropOff(visit, frame);
  const place = address === null || address === '' ? name : `${name}, ${address}`;
  const car = visit.vehicle.registrationNumber;
  const text = t(`visitSms.${kind}`, { site: site.slice(0, 30), when, place, car });
  const parts =
    kind === 'cancelled' || kind === 'ready'
      ? [text]
      : [
          text,
          ...(dropOff === null ? [] : [`${dropOff}.`]),
          t(isChangeable ? 'visitSms.change' : 'visitSms.show', { url: link }),
        ];
  return gsmText(parts.join(' '));
}
