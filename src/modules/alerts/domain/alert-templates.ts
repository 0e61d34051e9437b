import type { Values } from '~/messages';
import { carReader, carRecordSchema } from '~/modules/stock';
import type { ExampleFrame, Template } from '~/modules/templates';
import { alreadyActiveMail, confirmMail, type MailFrame, newsMail } from './alert-mail';

/** By which the words of a mail of an alert are kept. */
export type AlertTemplateId = 'alert-confirm' | 'alert-known' | 'alert-news';

/** What any text of an alert may name. */
export const alertValues = (site: string): Values => ({ site });
const NAMED = ['site'] as const satisfies Template['placeholders'];

type AlertTemplate = Template & { readonly id: AlertTemplateId };

const confirmTemplate: AlertTemplate = {
  id: 'alert-confirm',
  name: 'templates.name.alertConfirm',
  channel: 'mail',
  fields: [
    { key: 'alertMail.confirmSubject', kind: 'subject' },
    { key: 'alertMail.confirmText', kind: 'text' },
    { key: 'alertMail.confirmLink', kind: 'button' },
    { key: 'alertMail.confirmIgnore', kind: 'text', required: ['days'] },
  ],
  placeholders: NAMED,
  example: (frame) => confirmMail(exampleFrame(frame), linkTo('confirm', frame)),
};

const knownTemplate: AlertTemplate = {
  id: 'alert-known',
  name: 'templates.name.alertKnown',
  channel: 'mail',
  fields: [
    { key: 'alertMail.knownSubject', kind: 'subject' },
    { key: 'alertMail.knownText', kind: 'text' },
  ],
  placeholders: NAMED,
  example: (frame) => alreadyActiveMail(exampleFrame(frame), linkTo('manage', frame)),
};

/** The links that change and end an alert, and what the law wants beside a price that fell, are not texts of the template. */
const newsTemplate: AlertTemplate = {
  id: 'alert-news',
  name: 'templates.name.alertNews',
  channel: 'mail',
  fields: [
    { key: 'alertMail.newsSubject', kind: 'subject' },
    { key: 'alertMail.dropTitle', kind: 'text' },
    { key: 'alertMail.newTitle', kind: 'text' },
    { key: 'alertMail.seeAll', kind: 'button' },
    { key: 'alertMail.why', kind: 'text' },
  ],
  placeholders: NAMED,
  example(frame) {
    const { currency } = frame.site;
    const finding = { carId: 'example', price: 24_990_000, before: null, currency };
    const news = {
      shown: [
        { car: exampleCar, href: exampleHref(frame), finding: { ...finding, reason: 'new' } },
        {
          car: exampleCar,
          href: exampleHref(frame),
          finding: { ...finding, reason: 'price', before: 25_990_000 },
        },
      ],
      counts: { new: 1, price: 1 },
    } as const;
    const urls = { manage: linkTo('manage', frame), unsubscribe: linkTo('unsubscribe', frame) };
    return newsMail(exampleFrame(frame), news, urls);
  },
};

/** Every mail of an alert. */
export const alertTemplates: readonly Template[] = [confirmTemplate, knownTemplate, newsTemplate];

const exampleCar = carRecordSchema.parse({
  car_id: 'example',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_version: 'T6 AWD',
  car_year: 2021,
});

const exampleHref = ({ site }: ExampleFrame): string => site.paths.carList;

const linkTo = (purpose: 'confirm' | 'manage' | 'unsubscribe', { origin }: ExampleFrame): string =>
  `${origin}/alerts/${purpose}?t=${'example'.padEnd(43, '0')}`;

function exampleFrame(frame: ExampleFrame): MailFrame {
  const { site, language, locale, origin, look, words } = frame;
  return {
    language,
    locale,
    origin,
    look,
    site: site.name,
    t: words(alertValues(site.name)),
    reader: carReader(site, { language, locale }),
    summary: { title: 'Volvo V60', words: [], href: exampleHref(frame) },
  };
}
