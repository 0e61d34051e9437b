import { type SQL, sql } from 'drizzle-orm';
import { fieldsAre, ofParent, type Person, type TableEntry } from '~/platform/personal-data';
import { DAY, dayOf } from '../domain/local-time';
import { addressDigest } from './notice-store';

const ofBooking = fieldsAre({
  mail: sql`customer->>'email'`,
  phone: sql`customer->>'phone'`,
  plate: sql`registration_number`,
});
const BOOKING = { table: 'workshop_bookings', key: 'id' };

/** Assignments that leave a visit whose customer nobody can tell: what was done, when, where and for which price. */
const WITHOUT_CUSTOMER = sql`customer = NULL, comment = '', staff_note = '', choices = '[]', registration_number = '', request_digest = '',
  idempotency_key = id::text, vehicle = vehicle || '{"registrationNumber": ""}'::jsonb,
  lines = (SELECT coalesce(jsonb_agg(line || '{"text": null}'::jsonb), '[]'::jsonb)
    FROM jsonb_array_elements(lines) AS line)`;

/** A visit that is still to come. */
const EXPECTED = sql`state = 'booked' AND coalesce(pick_up::date, visit_date) >= current_date`;

const before = (instant: Date) =>
  sql`visit_date < ${instant.toISOString().slice(0, 10)}::date AND customer IS NOT NULL`;

/** Of the day of an instant, as occupations count minutes. */
const minuteOfDay = (instant: Date): number => dayOf(instant.toISOString().slice(0, 10)) * DAY;

const digestIs = ({ mail }: Person) => (mail === null ? null : sql`address_digest = ${addressDigest(mail)}`);

/** Whom a text of staff names by address, number or plate: then all of it goes. */
const isNamedIn =
  (text: SQL) =>
  ({ mail, phone, plate }: Person): SQL | null => {
    const named = [
      ...(mail === null ? [] : [sql`position(${mail.toLowerCase()} IN lower(${text})) > 0`]),
      ...(phone === null
        ? []
        : [sql`position(${phone.slice(-8)} IN regexp_replace(${text}, '[^0-9]', '', 'g')) > 0`]),
      ...(plate === null
        ? []
        : [sql`position(${plate} IN upper(regexp_replace(${text}, '[ -]', '', 'g'))) > 0`]),
    ];
    return named.length === 0 ? null : sql`(${sql.join(named, sql` OR `)})`;
  };

const OF_OLD_VISITS: TableEntry['retention'] = [
  {
    kind: 'visits',
    due: (instant) => sql`booking_id IN (SELECT id FROM workshop_bookings WHERE ${before(instant)})`,
    erase: 'delete',
  },
];

export const workshopData: readonly TableEntry[] = [
  {
    table: 'workshop_waiting_list',
    why: 'who would rather come on an earlier day, and when they can',
    ground: 'contract (b)',
    period: 'until the day of the visit, or until they leave the list',
    personal: { weekdays: 'free-text', part_of_day: 'free-text' },
    other: 'booking_id site_index department_id added_by since',
    rows: { of: ofParent('booking_id', BOOKING, ofBooking), erase: 'delete' },
    retention: OF_OLD_VISITS,
  },
  {
    table: 'workshop_earlier_times',
    why: 'which times were offered to who waits, and what they answered',
    ground: 'contract (b)',
    personal: { state: 'free-text' },
    other: 'id booking_id date time offered_at expires_at',
    rows: { of: ofParent('booking_id', BOOKING, ofBooking), erase: 'delete' },
    retention: OF_OLD_VISITS,
  },
  {
    table: 'workshop_tokens',
    why: 'links that open a visit',
    ground: 'contract (b)',
    personal: { hash: 'credential' },
    other: 'booking_id',
    rows: {
      of: ofParent('booking_id', BOOKING, (person) => {
        const mine = ofBooking(person);
        return mine === null ? null : sql`${mine} AND (${EXPECTED}) IS NOT TRUE`;
      }),
      erase: 'delete',
    },
    retention: [
      {
        kind: 'visits',
        due: (instant) => sql`booking_id IN (SELECT id FROM workshop_bookings WHERE ${before(instant)})`,
        erase: 'delete',
      },
    ],
  },
  {
    table: 'workshop_customer_looks',
    why: 'which of the staff found which customers',
    ground: 'legal obligation (c)',
    period: 'with its visit',
    personal: { account: 'reference' },
    other: 'id booking_id by at',
    rows: { of: ofParent('booking_id', BOOKING, ofBooking), erase: 'delete' },
    retention: [
      {
        kind: 'visits',
        due: (instant) => sql`booking_id IN (SELECT id FROM workshop_bookings WHERE ${before(instant)})`,
        erase: 'delete',
      },
    ],
  },
  {
    table: 'workshop_staff_forms',
    why: 'what staff typed of a booking by telephone or a search, for Back and a reload',
    ground: 'legitimate interest (f)',
    period: '12 hours',
    personal: { account: 'reference', fields: 'identity' },
    other: 'key stored_at',
    rows: { of: isNamedIn(sql`fields::text`), erase: 'delete' },
  },
  {
    table: 'workshop_bookings',
    why: 'visits; what was done and for which price stays without the customer',
    ground: 'contract (b)',
    personal: {
      customer: 'identity',
      registration_number: 'identity',
      vehicle: 'identity',
      comment: 'free-text',
      staff_note: 'free-text',
      lines: 'free-text',
      choices: 'free-text',
      idempotency_key: 'reference',
      request_digest: 'reference',
      number: 'reference',
    },
    other: `id site site_index language department_id visit_date visit_time minutes state mileage total_price revision
      edits booked_at changed_at is_waiting choices_checked pick_up`,
    rows: {
      of: ofBooking,
      erase: WITHOUT_CUSTOMER,
      keep: {
        when: EXPECTED,
        reason: 'a visit that is still to come (art. 6 (1) (b)): cancel it, then erase again',
      },
      ids: [sql`id`, sql`number`],
    },
    retention: [{ kind: 'visits', due: before, erase: WITHOUT_CUSTOMER }],
  },
  {
    table: 'workshop_vehicles',
    why: 'our own register of vehicles, without owners',
    ground: 'legitimate interest (f)',
    period: 'until the register is replaced',
    personal: { registration_number: 'identity' },
    other: 'brand model build_year has_service_agreement car_class brand_class fails fuel',
    rows: { of: fieldsAre({ plate: sql`registration_number` }), erase: 'delete' },
  },
  {
    table: 'workshop_rating_opt_outs',
    why: 'who is not to be asked for ratings',
    ground: 'legal obligation (c)',
    period: 'for good: an objection must be known to be honoured (art. 21 (3))',
    personal: { address_digest: 'reference' },
    other: 'opted_out_at',
    rows: {
      of: digestIs,
      erase: 'delete',
      keep: {
        when: sql`true`,
        reason: 'an objection must be known to be honoured (art. 21 (3)); a digest only',
      },
    },
  },
  {
    table: 'workshop_occupations',
    why: 'what takes a bay; holds ten minutes, an hour at most; times that are offered half an hour',
    other: 'id resource_no starts ends booking_id hold_hash held_since expires_at occupies blocked_time_id',
  },
  {
    table: 'workshop_blocked_times',
    why: 'when bays and mechanics take no work; an absence is not said to be an illness',
    ground: 'legitimate interest (f)',
    personal: { note: 'free-text' },
    other: 'id series_id site_index department_id resource_no starts ends reason created_at',
    rows: { of: isNamedIn(sql`note`), erase: sql`note = ''` },
    retention: [{ kind: 'visits', due: (instant) => sql`ends < ${minuteOfDay(instant)}`, erase: 'delete' }],
  },
  {
    table: 'workshop_missed_places',
    why: 'where visits would have been whose customers did not come',
    other: 'booking_id resource_no starts ends',
  },
  { table: 'workshop_reminders', why: 'which visits were reminded of', other: 'booking_id revision' },
  { table: 'workshop_visit_steps', why: 'when a visit came how far', other: 'booking_id step state at' },
  { table: 'workshop_rating_requests', why: 'which visits were asked about', other: 'booking_id asked_at' },
  {
    table: 'workshop_capacity_overrides',
    why: 'hours, bays, services and prices that staff say of a workshop',
    other: 'site_index department_id part item value revision',
  },
  {
    table: 'workshop_capacity_changes',
    why: 'who of the staff changed what of a workshop',
    ground: 'legitimate interest (f)',
    personal: { account: 'reference' },
    other: 'id site_index department_id part item revision before after at',
    retention: [
      {
        kind: 'audit',
        due: (instant) => sql`at < ${instant.toISOString()}::timestamptz`,
        erase: 'delete',
      },
    ],
  },
  { table: 'workshop_books', why: 'what workshops offer', other: 'site_index document' },
  {
    table: 'workshop_resources',
    why: 'bays and mechanics, by number',
    other: 'no site_index department_id resource_id',
  },
  {
    table: 'workshop_price_steps',
    why: 'prices by mileage',
    other: 'table_id from_mil price',
  },
  {
    table: 'workshop_price_tables',
    why: 'prices by mileage',
    other: 'id site_index department_id service_id brand brand_class fuels until_mil',
  },
];
