import { translator, type Values } from '~/messages';
import type { ExampleFrame, Template, TemplateField } from '~/modules/templates';
import type { BookedDrive } from '../drive';
import {
  type CustomerNotice,
  customerMail,
  type NoticeFrame,
  type StaffNotice,
  staffMail,
} from './drive-mail';
import { formatDriveTime } from './drive-words';

/** By which the words of a mail are kept. */
export const driveTemplateId = (to: 'customer' | 'staff', kind: CustomerNotice | StaffNotice): string =>
  to === 'customer' ? `drive-${kind}` : `drive-staff-${kind}`;

/** What any text of a mail may name. */
const NAMED = ['site', 'facility', 'car', 'when', 'number'] as const satisfies Template['placeholders'];

/** @param to staff read the car by the dealer's own title */
export function driveValues(
  drive: BookedDrive,
  { language, locale, site }: Pick<NoticeFrame, 'language' | 'locale' | 'site'>,
  to: 'customer' | 'staff',
): Values {
  return {
    site,
    facility: drive.place.name || site,
    car: to === 'customer' ? drive.car.title : drive.car.dealerTitle,
    when: formatDriveTime(drive, { t: translator(language), locale }),
    number: drive.number,
  } satisfies Record<(typeof NAMED)[number], string>;
}

const customerFields = (kind: CustomerNotice): readonly TemplateField[] => [
  { key: `driveMail.${kind}Subject`, kind: 'subject' },
  { key: `driveMail.${kind}`, kind: 'text' },
  ...(kind === 'cancelled'
    ? ([{ key: 'visitMail.calendarCancelled', kind: 'text' }] as const)
    : ([
        { key: 'drive.bring', kind: 'text' },
        { key: 'driveMail.change', kind: 'text' },
        { key: 'drive.change', kind: 'button' },
        { key: 'visitMail.calendar', kind: 'text' },
      ] as const)),
  { key: 'driveMail.why', kind: 'text' },
];

const CUSTOMER_NAMES = {
  booked: 'templates.name.driveBooked',
  moved: 'templates.name.driveMoved',
  cancelled: 'templates.name.driveCancelled',
  reminder: 'templates.name.driveReminder',
} as const satisfies Record<CustomerNotice, Template['name']>;

const STAFF_NAMES = {
  moved: 'templates.name.driveStaffMoved',
  cancelled: 'templates.name.driveStaffCancelled',
  gone: 'templates.name.driveStaffGone',
} as const satisfies Record<StaffNotice, Template['name']>;

const customerTemplate = (kind: CustomerNotice): Template => ({
  id: driveTemplateId('customer', kind),
  name: CUSTOMER_NAMES[kind],
  channel: 'mail',
  fields: customerFields(kind),
  placeholders: NAMED,
  example: (frame) =>
    customerMail(kind, {
      ...exampleNotice(frame, 'customer'),
      link: `${frame.origin}/test-drives?t=${EXAMPLE_TOKEN}`,
    }),
});

const staffTemplate = (kind: StaffNotice): Template => ({
  id: driveTemplateId('staff', kind),
  name: STAFF_NAMES[kind],
  channel: 'mail',
  fields: [
    { key: `driveStaffMail.${kind}Subject`, kind: 'subject' },
    { key: `driveStaffMail.${kind}`, kind: 'text' },
    { key: 'inbox.reminderOpen', kind: 'button' },
  ],
  placeholders: NAMED,
  example: (frame) =>
    staffMail(kind, {
      ...exampleNotice(frame, 'staff'),
      customer: { name: 'Kim Ek', phone: '070-174 06 05', email: 'kim.ek@post.example' },
      link: `${frame.origin}/staff/requests/example`,
    }),
});

/** Every mail about a test drive: to customers, and to whoever has the request. */
export const driveTemplates: readonly Template[] = [
  ...(['booked', 'moved', 'cancelled', 'reminder'] as const).map(customerTemplate),
  ...(['moved', 'cancelled', 'gone'] as const).map(staffTemplate),
];

const EXAMPLE_TOKEN = 'example'.padEnd(43, '0');

function exampleNotice(frame: ExampleFrame, to: 'customer' | 'staff'): NoticeFrame {
  const { language, locale, origin, look, words, site } = frame;
  const drive = exampleDrive(frame);
  const t = words(driveValues(drive, { language, locale, site: site.name }, to));
  return { language, locale, origin, look, site: site.name, t, drive };
}

/** A drive of nobody. */
function exampleDrive({ site }: ExampleFrame): BookedDrive {
  return {
    number: 'PK-7K3M9Q',
    token: EXAMPLE_TOKEN,
    state: 'booked',
    revision: 0,
    date: '2026-11-27',
    time: '10:00',
    minutes: 45,
    zone: site.zone,
    carId: 'example',
    car: { title: 'Volvo V60 T6', dealerTitle: 'Volvo V60 T6 (ABC123)', path: site.paths.carList },
    place: {
      siteId: 'example',
      name: `${site.name} Centrum`,
      address: 'Storgatan 1, 000 10 Nordhem',
      phone: site.contact.phone,
      email: site.contact.email,
      latitude: 59.3,
      longitude: 18,
    },
    open: true,
    carGone: false,
  };
}
