import { sql } from 'drizzle-orm';
import { fieldsAre, ofParent, type TableEntry } from '~/platform/personal-data';

const ofAlert = fieldsAre({ mail: sql`email` });
const ofChild = ofParent('alert_id', { table: 'alerts', key: 'id' }, ofAlert);
const WITH_ALERT = { ground: 'consent (a)', period: 'with its alert' } as const satisfies Partial<TableEntry>;

export const alertData: readonly TableEntry[] = [
  {
    ...WITH_ALERT,
    table: 'alert_tokens',
    why: 'links in the mails of alerts',
    personal: { hash: 'credential' },
    other: 'alert_id purpose expires_at',
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...WITH_ALERT,
    table: 'alert_findings',
    why: 'what a watched search has found',
    personal: { alert_id: 'reference' },
    other: 'car_id reason fell_to price before currency found_at mail_id',
    rows: { of: ofChild, erase: 'delete' },
  },
  {
    ...WITH_ALERT,
    table: 'alert_mails',
    why: 'which findings a mail told of',
    personal: { alert_id: 'reference' },
    other: 'id made_at sent_at',
    rows: { of: ofChild, erase: 'delete', ids: [sql`id`] },
  },
  {
    table: 'alerts',
    why: 'searches that a visitor wants mails about, confirmed by a link',
    ground: 'consent (a)',
    period: 'never confirmed 7 days, stopped 30 days, as their mails and pages say',
    personal: { email: 'identity', search: 'free-text', search_key: 'reference', ask_id: 'reference' },
    other: `id site language car_index new_cars price_drops frequency state asked_at since stopped_at`,
    rows: { of: ofAlert, erase: 'delete', ids: [sql`id`, sql`ask_id`] },
    retention: [
      {
        kind: 'active-alerts',
        due: (before) => sql`state = 'active' AND since < ${before.toISOString()}::timestamptz`,
        erase: 'delete',
      },
    ],
  },
  {
    table: 'alert_positions',
    why: 'how far each index has been looked through',
    other: 'car_index position',
  },
];
