import { languageName } from '~/platform/language-name';
import { type MailLook, type MailPart, mailHtml, mailText } from '~/platform/mail';
import { type Country, type DistanceUnit, type Language, siteLanguage, siteNamed } from '~/sites';
import type { Lead } from '../../store/lead-store';
import { formatReceiver } from '../receiver';
import { referenceOf } from '../reference';
import { formatDrive, formatDueDay, type LocaleContext } from './confirmation';
import { estimateParts } from './estimate-parts';
import { offerParts } from './offer-parts';

/** What every mail of a request is written from. */
export interface MailFrame extends LocaleContext {
  readonly language: string;
  /** Name of the site. */
  readonly site: string;
  readonly origin: string;
  readonly look: MailLook;
  readonly distanceUnit: DistanceUnit;
  readonly country: Country;
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * The mail a dealer gets: who asks, what for, about which car, what the visitor worked out and what the visitor was promised.
 * Answering it answers the visitor. Everything typed is a value in a row, never a part of its own or of a sentence.
 */
export function leadMail(lead: Lead, frame: MailFrame): WrittenMail {
  const { t } = frame;
  const { values } = lead;
  const subject = subjectOf(lead, frame);
  const parts: readonly MailPart[] = [
    { kind: 'lead', text: subject },
    ...answerParts(lead, frame),
    ...requestParts(lead, frame),
    { kind: 'note', text: t('leadMail.answer', { name: values.name }) },
  ];
  return { subject, text: mailText(parts), html: mailHtml(parts, { ...frame, subject }) };
}

/** By when the visitor is to be answered, and in which language where it is not the site's first. */
export function answerParts(lead: Lead, frame: MailFrame): readonly MailPart[] {
  const { t } = frame;
  const { answerDue } = lead.context;
  const language = secondLanguageOf(lead);
  const texts = [
    answerDue === null ? '' : t('leadMail.promised', formatDueDay(answerDue, frame)),
    language === null ? '' : t('leadMail.language', { language: languageName(language, frame.language) }),
  ];
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'text', text }));
}

/** The language that the visitor has read the page in; null where it is the site's first. */
export function secondLanguageOf(lead: Pick<Lead, 'site' | 'language'>): Language | null {
  const site = siteNamed(lead.site);
  const read = siteLanguage(site, lead.language);
  return read === site.languages[0] ? null : read;
}

/** A request as the dealer reads it: what was typed, what the visitor worked out, what the car may be worth. */
export const requestParts = (
  lead: Lead,
  frame: Pick<MailFrame, 't' | 'origin' | 'distanceUnit' | 'locale' | 'country'>,
): readonly MailPart[] => [
  { kind: 'rows', sum: false, rows: requestRows(lead, frame) },
  ...offerParts(lead.context.offer, 'dealer', frame),
  ...estimateParts(lead.context.estimate?.dealer, frame.t),
];

/** `fredag 27 november kl. 10:00 · PK-7K3M9Q` */
const driveLine = (
  { number, ...at }: NonNullable<Lead['context']['drive']>,
  context: LocaleContext,
): string => [formatDrive(at, context), number].filter(Boolean).join(' · ');

/** Everything that was typed and is known, in the order in which a dealer reads it. */
export function requestRows(
  lead: Lead,
  frame: Pick<MailFrame, 't' | 'origin' | 'distanceUnit' | 'locale'>,
): readonly (readonly [string, string])[] {
  const { t, origin, distanceUnit } = frame;
  const { values, context, receiver } = lead;
  const { car } = context;
  const rows: readonly (readonly [string, string])[] = [
    [t('leadMail.to'), formatReceiver(receiver, context.place, t)],
    [t('form.name'), values.name],
    [t('form.phone'), values.phone],
    [t('form.email'), values.email],
    [
      t('leadMail.car'),
      [carNameOf(lead), values.carId && `(${values.carId})`, context.carGone && t('leadMail.carGone')]
        .filter(Boolean)
        .join(' '),
    ],
    [t('sell.regno'), values.regno],
    [t('sell.milage'), values.milage && `${values.milage} ${distanceUnit}`],
    [t('leadMail.wishes'), requestsOf(lead, frame).join('; ')],
    [t('drive.booked'), context.drive === null ? '' : driveLine(context.drive, frame)],
    [t('field.car_site_id'), values.siteName],
    ...serviceRows(lead, frame),
    [t('form.message'), values.message],
    [t('serviceRequest.other'), values.service?.other ?? ''],
    [t('leadMail.sentFrom'), origin + (car === null ? values.sourceUrl : car.path)],
    [t('leadMail.reference'), referenceOf(lead.id)],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** The services requested of a workshop, in the mail's language; no free text. */
export function serviceRows(
  { values: { service } }: Pick<Lead, 'values'>,
  { t, locale }: Pick<MailFrame, 't' | 'locale'>,
): readonly (readonly [string, string])[] {
  if (service === null) return [];
  const { vehicle, services, date, newsletter } = service;
  const { weekday, date: written } = formatDueDay({ date, time: '' }, { locale });
  return [
    [t('serviceRequest.vehicle'), t(`serviceRequest.${vehicle}`)],
    [t('serviceRequest.services'), services.map((each) => t(`workshopService.${each}`)).join('; ')],
    [t('serviceRequest.date'), `${weekday} ${written} (${date})`],
    [t('serviceRequest.newsletterRow'), t(newsletter ? 'serviceRequest.yes' : 'serviceRequest.no')],
  ];
}

/** The car by the stock's name; by the visitor's page's where the stock has it no longer. */
const carNameOf = ({ values, context }: Pick<Lead, 'values' | 'context'>): string =>
  context.car?.dealerTitle ?? values.car;

export const requestsOf = (
  { values }: Pick<Lead, 'values'>,
  { t }: Pick<MailFrame, 't'>,
): readonly string[] => [
  ...(values.quote ? [t('form.wantsQuote')] : []),
  ...(values.testDrive ? [t('form.wantsTestDrive')] : []),
  ...(values.option === 'sell' ? [t('sell.optionSell')] : []),
  ...(values.option === 'trade-in' ? [t('sell.optionTradeIn')] : []),
];

function subjectOf(lead: Lead, { t }: MailFrame): string {
  const { option, regno, service } = lead.values;
  if (service !== null) return t('leadMail.subjectService', { regno });
  if (option === 'sell') return t('leadMail.subjectSell', { regno });
  if (option === 'trade-in') return t('leadMail.subjectTradeIn', { regno });
  const car = carNameOf(lead);
  return car === '' ? t('leadMail.subject') : t('leadMail.subjectCar', { car });
}
