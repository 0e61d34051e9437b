import { sql } from 'drizzle-orm';
import { fieldsAre, ofParent, type Person, type TableEntry } from '~/platform/personal-data';

const ofUser = fieldsAre({ mail: sql`email` });
/** Whose account is closed: an account in use goes with the employment, not by request. */
const CLOSED = sql`EXISTS (SELECT FROM identity_members AS member WHERE member.user_id = identity_users.id AND disabled_at IS NOT NULL)`;
const closed = (person: Person) => {
  const mine = ofUser(person);
  return mine === null ? null : sql`${mine} AND ${CLOSED}`;
};
const ofChild = ofParent('user_id', { table: 'identity_users', key: 'id' }, closed);
const STAFF = {
  ground: 'employment contract (b)',
  period: 'with its account, until it is disabled and erased',
} as const satisfies Partial<TableEntry>;

export const identityData: readonly TableEntry[] = [
  {
    ...STAFF,
    table: 'identity_sessions',
    why: 'staff who are signed in',
    period: '12 hours, until the nightly tidying',
    personal: { token: 'credential', ip_address: 'identity', user_agent: 'identity' },
    other: 'id user_id expires_at created_at updated_at sign_in_id',
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...STAFF,
    table: 'identity_personal_tokens',
    why: 'digests of what the scripts of staff call the studio with; 30 days longer than they are good',
    personal: { user_id: 'reference', name: 'free-text', digest: 'credential' },
    other: 'id scope sites made_at expires_at used_at',
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...STAFF,
    table: 'identity_recovery_codes',
    why: 'digests of codes for staff who have lost their app',
    personal: { user_id: 'reference', digest: 'credential' },
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...STAFF,
    table: 'identity_second_factors',
    why: 'the key that staff share with their authenticator app, encrypted',
    personal: { user_id: 'reference', secret: 'credential' },
    other: 'confirmed_at last_step created_at',
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...STAFF,
    table: 'identity_phones',
    why: 'where tests of SMS go; given and taken back by its owner',
    personal: { user_id: 'reference', phone: 'identity' },
    other: 'confirmed_at',
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...STAFF,
    table: 'identity_phone_codes',
    why: 'numbers that wait for their code',
    period: '10 minutes, until the nightly tidying',
    personal: { user_id: 'reference', phone: 'identity', digest: 'credential' },
    other: 'tries expires_at',
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...STAFF,
    table: 'identity_credentials',
    why: 'how staff sign in',
    personal: {
      password: 'credential',
      access_token: 'credential',
      refresh_token: 'credential',
      id_token: 'credential',
      account_id: 'reference',
    },
    other: `id user_id provider_id access_token_expires_at refresh_token_expires_at scope created_at updated_at`,
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...STAFF,
    table: 'identity_workshops',
    why: 'where staff work',
    personal: { user_id: 'reference' },
    other: 'site_index department_id',
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...STAFF,
    table: 'identity_editors',
    why: 'which sites staff edit',
    personal: { user_id: 'reference' },
    other: 'site role',
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...STAFF,
    table: 'identity_facilities',
    why: 'whose requests staff answer',
    personal: { user_id: 'reference' },
    other: 'site_index site_id',
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...STAFF,
    table: 'identity_users',
    why: 'accounts of staff',
    personal: { name: 'identity', email: 'identity', image: 'identity' },
    other: 'id email_verified created_at updated_at',
    rows: {
      of: ofUser,
      erase: 'delete',
      keep: {
        when: sql`NOT ${CLOSED}`,
        reason: 'an account in use (employment): disable it (npm run accounts), then erase again',
      },
    },
  },
  {
    ...STAFF,
    table: 'identity_members',
    why: 'what staff may do',
    personal: { user_id: 'reference' },
    other: 'role disabled_at language',
  },
  {
    table: 'identity_verifications',
    why: 'not used: there is no sign-up',
    ground: 'employment contract (b)',
    period: 'always empty',
    personal: { identifier: 'identity', value: 'credential' },
    other: 'id expires_at created_at updated_at',
    rows: { of: fieldsAre({ mail: sql`identifier` }), erase: 'delete' },
  },
  {
    table: 'identity_attempts',
    why: 'failures to sign in, by digests of client and account',
    ground: 'legitimate interest (f)',
    period: '1 day',
    personal: { key: 'reference' },
    other: 'failures last_at blocked_until',
  },
  {
    table: 'identity_invitations',
    why: 'who is asked to join the staff; the link is not kept',
    ground: 'legitimate interest (f)',
    period: 'until it is taken or revoked, at most 17 days after the last mail',
    personal: { email: 'identity', name: 'identity', invited_by: 'reference' },
    other: 'id rights site serial expires_at',
    rows: { of: fieldsAre({ mail: sql`email` }), erase: 'delete' },
  },
  {
    table: 'identity_audit',
    why: 'who has done what to which account: names are read from the accounts',
    ground: 'legitimate interest (f)',
    personal: { actor: 'reference', account: 'reference' },
    other: 'id at act details',
    // The database refuses what is younger than a year.
    retention: [
      {
        kind: 'audit',
        due: (before) => sql`at < least(${before.toISOString()}::timestamptz, now() - interval '365 days')`,
        erase: 'delete',
      },
    ],
  },
];
