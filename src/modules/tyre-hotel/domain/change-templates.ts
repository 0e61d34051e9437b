import type { Values } from '~/messages';
import type { ExampleFrame, Template, TemplateField } from '~/modules/templates';
import { noticeStopHref } from '../web/notice-paths';
import { signInHref } from '../web/paths';
import type { Season } from './agreement';
import { type ChangeNoticeFrame, changeMail, changeSms } from './change-notice';
import { seasonChangeOn } from './season-change';

/** By which the words of 'time to change wheels' are kept. */
export const changeTemplateId = (season: Season, channel: 'mail' | 'sms'): string =>
  `tyre-change-${season}-${channel}`;

/** What any text of a notice may name. */
const NAMED = ['site', 'workshop', 'car', 'plate', 'phone'] as const satisfies Template['placeholders'];

/** @param channel an SMS has names in short */
export function changeValues(
  { site, workshop, car, plate }: Pick<ChangeNoticeFrame, 'site' | 'workshop' | 'car' | 'plate'>,
  channel: 'mail' | 'sms',
): Values {
  const short = (name: string) => (channel === 'sms' ? name.slice(0, 30) : name);
  return {
    site: short(site),
    workshop: short(workshop.name || site),
    car: short(car),
    plate,
    phone: workshop.phone,
  } satisfies Record<(typeof NAMED)[number], string>;
}

/** What the law says of winter tyres, and the way out of these mails, are no texts of the template. */
const mailFields = (season: Season): readonly TemplateField[] => [
  { key: `tyreNotice.subject.${season}`, kind: 'subject' },
  { key: `tyreNotice.lead.${season}`, kind: 'text' },
  { key: `tyreNotice.text.${season}`, kind: 'text' },
  { key: 'tyreHotel.book', kind: 'button' },
  { key: 'tyreNotice.phone', kind: 'text' },
  { key: 'tyreNotice.why', kind: 'text' },
];

const NAMES = {
  summer: 'templates.name.tyreChangeSummer',
  winter: 'templates.name.tyreChangeWinter',
} as const satisfies Record<Season, Template['name']>;

const mailTemplate = (season: Season): Template => ({
  id: changeTemplateId(season, 'mail'),
  name: NAMES[season],
  channel: 'mail',
  fields: mailFields(season),
  placeholders: NAMED,
  example: (frame) => changeMail(exampleNotice(season, frame, 'mail')),
});

const smsTemplate = (season: Season): Template => ({
  id: changeTemplateId(season, 'sms'),
  name: NAMES[season],
  channel: 'sms',
  fields: [
    { key: `tyreNotice.sms.${season}`, kind: 'text' },
    { key: 'tyreNotice.smsBook', kind: 'text', required: ['url'] },
    { key: 'tyreNotice.smsCall', kind: 'text', required: ['phone'] },
  ],
  placeholders: NAMED,
  example: (frame) => ({ text: changeSms(exampleNotice(season, frame, 'sms')) }),
});

/** 'Time to change wheels', by mail and SMS. */
export const changeTemplates: readonly Template[] = [
  ...(['winter', 'summer'] as const).map(mailTemplate),
  ...(['winter', 'summer'] as const).map(smsTemplate),
];

/** A day in the season's change. */
const EXAMPLE_DAYS = { winter: '2026-11-25', summer: '2027-04-15' } as const satisfies Record<Season, string>;

/** A notice to nobody, with names as long as an SMS takes them where it is to be as long as it may come. */
function exampleNotice(
  season: Season,
  { site, language, locale, origin, look, words, size }: ExampleFrame,
  channel: 'mail' | 'sms',
): ChangeNoticeFrame {
  const isLong = size === 'long';
  const plate = isLong ? 'ABC123X' : 'ABC123';
  const signIn = signInHref(site, language);
  const facts = {
    site: site.name,
    car: isLong ? 'W'.repeat(30) : `Volvo V60, ${plate}`,
    plate,
    workshop: {
      name: isLong ? 'W'.repeat(30) : `${site.name} Centrum`,
      phone: site.contact.phone,
    },
  };
  return {
    ...facts,
    t: words(changeValues(facts, channel)),
    language,
    locale,
    origin,
    look,
    change: seasonChangeOn(EXAMPLE_DAYS[season], site.country),
    booking: signIn === null ? null : origin + signIn,
    stop: origin + noticeStopHref(site, language, 'example'.padEnd(43, '0')),
  };
}
