import { sql } from 'drizzle-orm';
import { fieldsAre, ofParent, type TableEntry } from '~/platform/personal-data';

const ofAgreement = fieldsAre({ phone: sql`phone`, plate: sql`registration_number` });
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
    table: 'tyre_agreements',
    why: 'whose wheels lie with us; the tyre hotel’s file replaces it',
    ground: 'contract (b)',
    period: 'while the file has it',
    personal: { registration_number: 'identity', phone: 'identity', document: 'free-text' },
    other: 'id site_index changed_at',
    rows: {
      of: ofAgreement,
      erase: 'delete',
      keep: {
        when: sql`jsonb_array_length(coalesce(document->'wheelSets', '[]')) > 0`,
        reason:
          'wheels lie with us: the contract is in force (art. 6 (1) (b)); end it in the tyre hotel’s file',
      },
    },
  },
];
