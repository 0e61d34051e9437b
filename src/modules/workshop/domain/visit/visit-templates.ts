import { translator, type Values } from '~/messages';
import type { ExampleFrame, Template, TemplateField } from '~/modules/templates';
import type { BookedVisit } from '../../service';
import { formatVisitDay, formatVisitDayShort, formatVisitStart, formatVisitStartShort } from './visit-format';
import { type NoticeFrame, type NoticeKind, visitMail } from './visit-mail';
import { type EarlierFrame, earlierMail, earlierSms } from './visit-mail-earlier';
import { ratingMail } from './visit-mail-rating';
import { type SmsKind, visitSms } from './visit-sms';

/** By which the words of a notice are kept. */
export const visitTemplateId = (kind: SmsKind | 'rating' | 'earlier', channel: 'mail' | 'sms'): string =>
  `visit-${kind}-${channel}`;

/** What any text of a notice may name. */
const NAMED = [
  'site',
  'workshop',
  'plate',
  'date',
  'when',
  'number',
] as const satisfies Template['placeholders'];

/** @param channel an SMS has days and names in short */
export function visitValues(
  visit: BookedVisit,
  { language, locale, site }: Pick<NoticeFrame, 'locale' | 'site'> & Pick<ExampleFrame, 'language'>,
  channel: 'mail' | 'sms',
): Values {
  const context = { t: translator(language), locale };
  const isShort = channel === 'sms';
  const workshop = visit.workshop.siteName || site;
  return {
    site: isShort ? site.slice(0, 30) : site,
    workshop: isShort ? workshop.slice(0, 30) : workshop,
    plate: visit.vehicle.registrationNumber,
    date: (isShort ? formatVisitDayShort : formatVisitDay)(visit, context),
    when: (isShort ? formatVisitStartShort : formatVisitStart)(visit, context),
    number: visit.bookingId,
  } satisfies Record<(typeof NAMED)[number], string>;
}

const NAMES = {
  booked: 'templates.name.visitBooked',
  moved: 'templates.name.visitMoved',
  changed: 'templates.name.visitChanged',
  cancelled: 'templates.name.visitCancelled',
  reminder: 'templates.name.visitReminder',
  ready: 'templates.name.visitReady',
} as const satisfies Record<SmsKind, Template['name']>;

const mailFields = (kind: NoticeKind): readonly TemplateField[] => [
  { key: `visitMail.${kind}Subject`, kind: 'subject' },
  { key: `visitMail.${kind}`, kind: 'text' },
  ...(kind === 'cancelled'
    ? ([
        { key: 'visitMail.calendarCancelled', kind: 'text' },
        { key: 'visitMail.whyCancelled', kind: 'text' },
      ] as const)
    : ([
        { key: 'visit.bring', kind: 'text' },
        { key: 'visitMail.changeText', kind: 'text' },
        { key: 'visit.change', kind: 'button' },
        ...(kind === 'booked' || kind === 'moved'
          ? ([
              { key: 'visitMail.earlierText', kind: 'text' },
              { key: 'visitMail.earlierLink', kind: 'button' },
            ] as const)
          : []),
        { key: 'visitMail.calendar', kind: 'text' },
        { key: 'visitMail.why', kind: 'text' },
      ] as const)),
];

const mailTemplate = (kind: NoticeKind): Template => ({
  id: visitTemplateId(kind, 'mail'),
  name: NAMES[kind],
  channel: 'mail',
  fields: mailFields(kind),
  placeholders: NAMED,
  example: (frame) => visitMail(kind, exampleNotice(frame, 'mail')),
});

const smsTemplate = (kind: SmsKind): Template => ({
  id: visitTemplateId(kind, 'sms'),
  name: NAMES[kind],
  channel: 'sms',
  fields: [
    kind === 'ready'
      ? { key: 'visitSms.ready', kind: 'text' }
      : { key: `visitSms.${kind}`, kind: 'text', required: ['when'] },
    ...(kind === 'ready' || kind === 'cancelled'
      ? []
      : ([{ key: 'visitSms.change', kind: 'text', required: ['url'] }] as const)),
  ],
  placeholders: NAMED,
  example: (frame) => ({ text: visitSms(kind, exampleNotice(frame, 'sms')) }),
});

const ratingTemplate: Template = {
  id: visitTemplateId('rating', 'mail'),
  name: 'templates.name.visitRating',
  channel: 'mail',
  fields: [
    { key: 'visitMail.ratingSubject', kind: 'subject' },
    { key: 'visitMail.rating', kind: 'text' },
    { key: 'visitMail.ratingButton', kind: 'button' },
    { key: 'visitMail.ratingHow', kind: 'text' },
    { key: 'visitMail.ratingWhy', kind: 'text' },
  ],
  placeholders: NAMED,
  example(frame) {
    const notice = exampleNotice(frame, 'mail');
    return ratingMail({ ...notice, links: { rate: notice.link, stop: `${notice.link}&stop` } });
  },
};

const earlierMailTemplate: Template = {
  id: visitTemplateId('earlier', 'mail'),
  name: 'templates.name.visitEarlier',
  channel: 'mail',
  fields: [
    { key: 'earlierMail.subject', kind: 'subject' },
    { key: 'earlierMail.text', kind: 'text' },
    { key: 'earlierMail.until', kind: 'text', required: ['until'] },
    { key: 'earlierMail.button', kind: 'button' },
    { key: 'earlierMail.why', kind: 'text' },
  ],
  placeholders: NAMED,
  example: (frame) => earlierMail(exampleEarlier(frame, 'mail')),
};

const earlierSmsTemplate: Template = {
  id: visitTemplateId('earlier', 'sms'),
  name: 'templates.name.visitEarlier',
  channel: 'sms',
  fields: [{ key: 'earlierMail.sms', kind: 'text', required: ['when', 'until', 'url'] }],
  placeholders: NAMED,
  example: (frame) => ({ text: earlierSms(exampleEarlier(frame, 'sms')) }),
};

/** Every message about a visit. */
export const visitTemplates: readonly Template[] = [
  ...(['booked', 'moved', 'changed', 'cancelled', 'reminder'] as const).map(mailTemplate),
  ratingTemplate,
  earlierMailTemplate,
  ...(['booked', 'moved', 'changed', 'cancelled', 'reminder', 'ready'] as const).map(smsTemplate),
  earlierSmsTemplate,
];

/** A time of the day before the visit. */
function exampleEarlier(frame: ExampleFrame, channel: 'mail' | 'sms'): EarlierFrame {
  const notice = exampleNotice(frame, channel);
  const token = `?t=${notice.visit.token}`;
  const links = {
    time: `${frame.origin}/visits/earlier/time${token}`,
    leave: `${frame.origin}/visits/earlier/leave${token}`,
  };
  return { ...notice, earlier: { date: '2026-11-24', time: '10:00' }, until: '14:30', links };
}

function exampleNotice(frame: ExampleFrame, channel: 'mail' | 'sms'): NoticeFrame {
  const { language, locale, origin, look, words, site } = frame;
  const visit = exampleVisit(frame);
  const values = visitValues(visit, { language, locale, site: site.name }, channel);
  const link = `${origin}/visits?t=${visit.token}`;
  const earlierLink = `${origin}/visits/earlier?t=${visit.token}`;
  const links = { link, earlierLink, isChangeable: true };
  return { language, locale, origin, look, site: site.name, t: words(values), visit, ...links };
}

/** A visit of nobody, with names as long as an SMS takes them where it is to be as long as it may come. */
function exampleVisit({ site, size }: Pick<ExampleFrame, 'site' | 'size'>): BookedVisit {
  const isLong = size === 'long';
  return {
    bookingId: 'NB-7K3M9Q',
    state: 'booked',
    revision: 0,
    token: 'example'.padEnd(43, '0'),
    date: '2026-11-25',
    time: '08:30',
    zone: site.zone,
    minutes: 90,
    pickUp: null,
    workshop: {
      departmentId: '1.2',
      siteId: 'example',
      siteName: isLong ? 'W'.repeat(30) : `${site.name} Centrum`,
      brands: [],
      address: isLong ? '' : 'Storgatan 1, 000 10 Nordhem',
      latitude: 59.3,
      longitude: 18,
      phone: site.contact.phone,
      email: site.contact.email,
    },
    vehicle: {
      registrationNumber: isLong ? 'ABC123X' : 'ABC123',
      brand: 'Volvo',
      model: 'V60',
      buildYear: 2021,
    },
    services: [{ id: 'service', name: 'Service', price: 2495, unit: null, text: null, priceText: null }],
    totalPrice: 2495,
    currency: site.currency,
  };
}
