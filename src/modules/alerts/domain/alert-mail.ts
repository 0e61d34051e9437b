import type { Translate } from '~/messages';
import { facilityLabel } from '~/modules/facilities';
import {
  type CarReader,
  type CarRecord,
  carWord,
  formatMoney,
  isOwnLanguage,
  mileageIn,
  modelWord,
} from '~/modules/stock';
import { type MailLook, type MailPart, mailHtml, mailText } from '~/platform/mail';
import { RETENTION_DAYS } from './alert';
import type { Finding, Reason } from './findings';
import type { SearchSummary } from './reader';
import { mailSafe } from './safe-words';

/** Cars that a mail shows; the rest is counted. */
export const MAX_CARS = 12;

/** What every mail of an alert is written from. */
export interface MailFrame {
  readonly t: Translate;
  readonly language: string;
  readonly site: string;
  readonly origin: string;
  readonly locale: string;
  /** Language and units of the cars in the mail. */
  readonly reader: CarReader;
  readonly look: MailLook;
  readonly summary: SearchSummary;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Asks the owner of an address to confirm. It repeats nothing that a stranger could have written into it. */
export function confirmMail(frame: MailFrame, confirmUrl: string): WrittenMail {
  const { t, site } = frame;
  return written(frame, t('alertMail.confirmSubject', { site }), [
    { kind: 'text', text: t('alertMail.confirmText', { site }) },
    { kind: 'lead', text: searchLine(frame, true) },
    { kind: 'button', text: t('alertMail.confirmLink'), url: confirmUrl },
    { kind: 'note', text: t('alertMail.confirmIgnore', { days: RETENTION_DAYS.unconfirmed }) },
  ]);
}

/** For an alert that is active already: only the owner of the address is told. */
export function alreadyActiveMail(frame: MailFrame, manageUrl: string): WrittenMail {
  const { t, site } = frame;
  return written(frame, t('alertMail.knownSubject', { site }), [
    { kind: 'text', text: t('alertMail.knownText') },
    { kind: 'lead', text: searchLine(frame, true) },
    { kind: 'button', text: t('alertMail.manage'), url: manageUrl },
  ]);
}

export interface ReportedCar {
  readonly finding: Finding;
  readonly car: CarRecord;
  readonly href: string;
}

/** What a mail tells: some cars in full, and how many there are of each kind. */
export interface News {
  readonly shown: readonly ReportedCar[];
  readonly counts: Readonly<Record<Reason, number>>;
}

/** Tells of new cars and fallen prices; loans are not spoken of. */
export function newsMail(
  frame: MailFrame,
  { shown, counts }: News,
  urls: { readonly manage: string; readonly unsubscribe: string },
): WrittenMail {
  const { t, site, origin, summary } = frame;
  const parts = [
    ...(counts.new > 0 ? [t('alertMail.newCount', { count: counts.new })] : []),
    ...(counts.price > 0 ? [t('alertMail.dropCount', { count: counts.price })] : []),
  ];
  const more = counts.new + counts.price - shown.length;
  const part = (title: string, reason: Reason): readonly MailPart[] => {
    const cars = shown.filter(({ finding }) => finding.reason === reason);
    return cars.length === 0
      ? []
      : [{ kind: 'title', text: title }, ...cars.map((car) => carPart(car, frame))];
  };
  return written(frame, t('alertMail.newsSubject', { news: parts.join(', '), site }), [
    { kind: 'lead', text: searchLine(frame, false) },
    ...part(t('alertMail.dropTitle'), 'price'),
    ...part(t('alertMail.newTitle'), 'new'),
    ...(more > 0 ? [{ kind: 'text', text: t('alertMail.more', { count: more }) } as const] : []),
    { kind: 'button', text: t('alertMail.seeAll'), url: origin + summary.href },
    ...(counts.price > 0 ? [{ kind: 'note', text: t('alertMail.lowest30') } as const] : []),
    { kind: 'note', text: t('alertMail.why', { site }) },
    { kind: 'link', text: t('alertMail.manage'), url: urls.manage },
    { kind: 'link', text: t('alertMail.unsubscribe'), url: urls.unsubscribe },
  ]);
}

function carPart({ finding, car, href }: ReportedCar, { t, locale, origin, reader }: MailFrame): MailPart {
  const money = (minor: number) => formatMoney(minor / 100, finding.currency ?? 'SEK', locale);
  const title = [car.car_brand, modelWord(car.car_model_text ?? car.car_model, reader), car.car_version];
  const word = (field: 'car_fuel' | 'car_gearbox') => {
    const value = car[field];
    return value === null ? null : carWord(field, value, reader).text;
  };
  const facts = [
    car.car_year,
    mileageIn(car, reader)?.text ?? null,
    word('car_fuel'),
    word('car_gearbox'),
    placeOf(car, reader),
  ];
  const vat = car.car_vehicle_type_code === 'LCV' ? t('car.excludingVat') : t('car.includingVat');
  const priced = finding.price !== null && finding.currency !== null;
  return {
    kind: 'item',
    title: title.filter((each) => each !== null).join(' '),
    facts: facts.filter((each) => each !== null).join(' · '),
    price: priced ? `${money(finding.price ?? 0)} ${vat}` : t('car.askForPrice'),
    before: finding.before === null ? null : t('alertMail.before', { price: money(finding.before) }),
    url: origin + href,
  };
}

/** The town in the reader's language, or the house where no town is known. */
function placeOf({ car_site_city: city, car_site_name: name }: CarRecord, reader: CarReader): string | null {
  if (city === null || isOwnLanguage(reader)) return city ?? name;
  return facilityLabel('town', city, reader.language) ?? city;
}

function searchLine({ t, summary: { title, words } }: MailFrame, stranger: boolean): string {
  const parts = stranger ? words.filter(mailSafe) : words;
  return [title, ...(parts.length === 0 ? [] : [parts.join(', ')])].join(': ') || t('alert.everything');
}

const written = (frame: MailFrame, subject: string, parts: readonly MailPart[]): WrittenMail => ({
  subject,
  text: mailText(parts),
  html: mailHtml(parts, { ...frame, subject }),
});
