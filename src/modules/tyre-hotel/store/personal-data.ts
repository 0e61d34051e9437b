import { sql } from 'drizzle-orm';
import { fieldsAre, ofParent, type Person, type TableEntry } from '~/platform/personal-data';
import { noticeDigest } from './opt-out-store';

const ofAgreement = fieldsAre({
  mail: sql`email`,
  phone: sql`phone`,
  plate: sql`registration_number`,
});
const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const optedOut = ({ mail, phone }: Person) => {
  const digests = [mail, phone].flatMap((address) => (address === null ? [] : [noticeDigest(address)]));
  return digests.length === 0 ? null : sql`address_digest = ANY (${sql.param(digests)}::text[])`;
};
const IN_FORCE =
  'wheels lie with us: the contract is in force (art. 6 (1) (b)); hand them out and end it, then erase again';
const AGREEMENT = { table: 'tyre_agreements', key: 'id' };

export const tyreHotelData: readonly TableEntry[] = [
  {
    table: 'tyre_searches',
    why: 'searches by plate on the way to signing in',
    ground: 'contract (b)',
    period: '30 minutes',
    personal: { hash: 'credential', agreement_id: 'reference' },
    other: 'expires_at',
    rows: { of: ofParent('agreement_id', AGREEMENT, ofAgreement), erase: 'delete' },
  },
  {
    table: 'tyre_codes',
    why: 'one-time codes by SMS',
    ground: 'contract (b)',
    period: '1 day',
    personal: { phone: 'identity', code_digest: 'credential', auth_hash: 'credential' },
    other: 'agreement_id tries spent_at created_at expires_at',
    rows: {
      of: ofParent('agreement_id', AGREEMENT, ofAgreement),
      erase: 'delete',
      ids: [sql`auth_hash`],
    },
  },
  {
    table: 'tyre_sessions',
    why: 'who has signed in, for which car',
    ground: 'contract (b)',
    period: '30 minutes unused, 12 hours in all',
    personal: { hash: 'credential', registration_number: 'identity', vehicles: 'identity' },
    other: 'site_index created_at seen_at',
    rows: { of: fieldsAre({ plate: sql`registration_number` }), erase: 'delete' },
  },
  {
    table: 'tyre_customer_looks',
    why: 'which of the staff looked at whose agreement of the tyre hotel',
    ground: 'legal obligation (c)',
    personal: { account: 'reference' },
    other: 'id agreement_id by at',
    rows: { of: ofParent('agreement_id', AGREEMENT, ofAgreement), erase: 'delete' },
    retention: [{ kind: 'audit', due: (before) => sql`at < ${instant(before)}`, erase: 'delete' }],
  },
  {
    table: 'tyre_acts',
    why: 'what staff did to an agreement and its sets of wheels',
    ground: 'legitimate interest (f)',
    personal: { account: 'reference' },
    other: 'id agreement_id set_no act detail at',
    retention: [{ kind: 'audit', due: (before) => sql`at < ${instant(before)}`, erase: 'delete' }],
  },
  {
    table: 'tyre_photos',
    why: 'photographs of wheels, without where and when a camera says they were taken',
    ground: 'contract (b)',
    personal: { image: 'free-text' },
    other: 'set_id position taken_at',
    rows: {
      of: ofParent(
        'set_id',
        { table: 'tyre_sets', key: 'id' },
        ofParent('agreement_id', AGREEMENT, ofAgreement),
      ),
      erase: 'delete',
    },
    retention: [{ kind: 'visits', due: (before) => sql`taken_at < ${instant(before)}`, erase: 'delete' }],
  },
  {
    table: 'tyre_notice_tokens',
    why: 'links that end notices about wheels',
    ground: 'contract (b)',
    personal: { hash: 'credential' },
    other: 'agreement_id created_at',
    rows: { of: ofParent('agreement_id', AGREEMENT, ofAgreement), erase: 'delete' },
    retention: [{ kind: 'visits', due: (before) => sql`created_at < ${instant(before)}`, erase: 'delete' }],
  },
  {
    table: 'tyre_notice_opt_outs',
    why: 'who is not to be told to change wheels',
    ground: 'legal obligation (c)',
    period: 'for good: an objection must be known to be honoured (art. 21 (3))',
    personal: { address_digest: 'reference' },
    other: 'opted_out_at',
    rows: {
      of: optedOut,
      erase: 'delete',
      keep: {
        when: sql`true`,
        reason: 'an objection must be known to be honoured (art. 21 (3)); a digest only',
      },
    },
  },
  {
    table: 'tyre_change_notices',
    why: 'which agreements were told of which season',
    other: 'agreement_id season_key send_out_id queued_at mailed_at texted_at',
  },
  {
    table: 'tyre_send_outs',
    why: 'who of the staff told customers to change wheels',
    ground: 'legitimate interest (f)',
    personal: { account: 'reference' },
    other: 'id site_index department_id season_key started_at',
    retention: [{ kind: 'audit', due: (before) => sql`started_at < ${instant(before)}`, erase: 'delete' }],
  },
  {
    table: 'tyre_sets',
    why: 'sets of wheels, where they are and how worn',
    ground: 'contract (b)',
    period: 'with its agreement',
    personal: { wheels: 'free-text' },
    other: `id no agreement_id file_key site_index department_id season state shelf by_staff measured_at revision
      changed_at`,
    rows: {
      of: ofParent('agreement_id', AGREEMENT, ofAgreement),
      erase: 'delete',
      keep: { when: sql`state = 'stored'`, reason: IN_FORCE },
    },
  },
  {
    table: 'tyre_agreements',
    why: 'whose wheels lie with us; the tyre hotel’s file replaces it, staff change it',
    ground: 'contract (b)',
    period: 'while the file has it or staff have not ended it',
    personal: {
      registration_number: 'identity',
      phone: 'identity',
      customer_name: 'identity',
      email: 'identity',
      document: 'free-text',
    },
    other: 'id site_index changed_at origin contact_by_staff ended_at left_file_at revision language',
    rows: {
      of: ofAgreement,
      erase: 'delete',
      keep: {
        when: sql`EXISTS (SELECT FROM tyre_sets WHERE agreement_id = tyre_agreements.id AND state = 'stored')`,
        reason: IN_FORCE,
      },
    },
    retention: [{ kind: 'visits', due: (before) => sql`ended_at < ${instant(before)}`, erase: 'delete' }],
  },
  { table: 'tyre_places', why: 'places on the shelves of workshops', other: 'site_index department_id name' },
];
