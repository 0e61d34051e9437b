import { formatDropOff, formatVisitStartShort } from './visit-format';
import type { NoticeFrame, NoticeKind } from './visit-mail';

/** Besides the kinds of a mail: the car can be fetched. */
export type SmsKind = NoticeKind | 'ready';

/** Two parts of a message in the alphabet of GSM 03.38: 153 characters each beside the header that joins them. */
export const MAX_SEPTETS = 2 * 153;

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
  const { t, visit, site, link } = frame;
  const when = formatVisitStartShort(visit, frame);
  const dropOff = formatDropOff(visit, frame);
  const place = address === null || address === '' ? name : `${name}, ${address}`;
  const car = visit.vehicle.registrationNumber;
  const text = t(`visitSms.${kind}`, { site: site.slice(0, 30), when, place, car });
  const parts =
    kind === 'cancelled' || kind === 'ready'
      ? [text]
      : [text, ...(dropOff === null ? [] : [`${dropOff}.`]), t('visitSms.change', { url: link })];
  return gsmText(parts.join(' '));
}

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';

/** Length of the text in septets; characters of the extension table take two. */
export const septets = (text: string): number =>
  [...text].reduce((sum, mark) => sum + (EXTENDED.includes(mark) ? 2 : 1), 0);

const PLAIN: Readonly<Record<string, string>> = {
  '\u2013': '-',
  '\u2014': '-',
  '\u2019': "'",
  '\u2018': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2026': '...',
};

/**
 * The text in the alphabet of GSM 03.38, without which a message holds 67 characters a part instead of 153: letters that are
 * not in it lose their accents (Slovak), what has no likeness there is left out.
 */
export const gsmText = (text: string): string =>
  [...text]
    .map((mark) => {
      if (/\s/.test(mark)) return ' ';
      if (BASIC.includes(mark) || EXTENDED.includes(mark)) return mark;
      const plain = PLAIN[mark] ?? mark.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return [...plain].every((each) => BASIC.includes(each)) ? plain : '';
    })
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
