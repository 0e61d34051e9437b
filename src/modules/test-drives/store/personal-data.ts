import { type SQL, sql } from 'drizzle-orm';
import { DAY_MINUTES, minuteOfMoment } from '~/modules/workshop';
import { fieldsAre, ofParent, type Person, type TableEntry } from '~/platform/personal-data';

const ofDrive = fieldsAre({ mail: sql`customer->>'email'`, phone: sql`customer->>'phone'` });
const DRIVE = { table: 'test_drives', key: 'id' };

const minuteOf = (day: string): number => minuteOfMoment({ date: day, time: '00:00' });

/** A drive that is still to come, by the database's own date. */
const EXPECTED = sql`state = 'booked' AND starts / ${sql.raw(String(DAY_MINUTES))} >= current_date - date '2000-01-01'`;

const before = (at: Date): SQL => sql`starts < ${minuteOf(at.toISOString().slice(0, 10))}`;
const ofOldDrive = (at: Date): SQL => sql`drive_id IN (SELECT id FROM test_drives WHERE ${before(at)})`;
const withoutComing = (person: Person): SQL | null => {
  const mine = ofDrive(person);
  return mine === null ? null : sql`${mine} AND (${EXPECTED}) IS NOT TRUE`;
};

export const testDriveData: readonly TableEntry[] = [
  {
    table: 'test_drive_tokens',
    why: 'links that open a test drive',
    ground: 'contract (b)',
    personal: { hash: 'credential' },
    other: 'drive_id',
    rows: { of: ofParent('drive_id', DRIVE, withoutComing), erase: 'delete' },
    retention: [{ kind: 'requests', due: ofOldDrive, erase: 'delete' }],
  },
  {
    table: 'test_drive_looks',
    why: 'which of the staff saw whose test drives',
    ground: 'legal obligation (c)',
    period: 'with its test drive',
    personal: { account: 'reference' },
    other: 'drive_id at',
    rows: { of: ofParent('drive_id', DRIVE, ofDrive), erase: 'delete' },
    retention: [{ kind: 'requests', due: ofOldDrive, erase: 'delete' }],
  },
  {
    table: 'test_drive_acts',
    why: 'what was done to a test drive, and by whom of the staff',
    ground: 'contract (b)',
    period: 'with its test drive',
    personal: { account: 'reference' },
    other: 'id drive_id act at',
    rows: { of: ofParent('drive_id', DRIVE, withoutComing), erase: 'delete', ids: [sql`id`] },
    retention: [{ kind: 'requests', due: ofOldDrive, erase: 'delete' }],
  },
  {
    table: 'test_drives',
    why: 'times for test drives',
    ground: 'contract (b)',
    personal: {
      customer: 'identity',
      lead_id: 'reference',
      number: 'reference',
      staff_email: 'published',
    },
    other: `id site language site_index site_id car_index car_id car car_no facility_no place starts ends state revision
      booked_at changed_at reminded car_gone_at takes_car takes_place`,
    rows: {
      of: ofDrive,
      erase: 'delete',
      keep: {
        when: EXPECTED,
        reason: 'a test drive that is still to come (art. 6 (1) (b)): cancel it, then erase again',
      },
      ids: [sql`id`, sql`number`],
    },
    retention: [{ kind: 'requests', due: before, erase: 'delete' }],
  },
  {
    table: 'test_drive_facility_changes',
    why: 'who of the staff said how many can come along',
    ground: 'legitimate interest (f)',
    personal: { account: 'reference' },
    other: 'id facility_no companions at',
    retention: [{ kind: 'audit', due: (at) => sql`at < ${at.toISOString()}::timestamptz`, erase: 'delete' }],
  },
  { table: 'test_drive_cars', why: 'cars that were booked, by number', other: 'no car_index car_id' },
  {
    table: 'test_drive_facilities',
    why: 'how many can come along at a facility',
    other: 'no site_index site_id companions revision',
  },
];
