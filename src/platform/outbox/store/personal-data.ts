import { sql } from 'drizzle-orm';
import { fieldsAre, type TableEntry } from '../../personal-data';

const before = (instant: Date) => sql`at < ${instant.toISOString()}::timestamptz`;
const MESSAGES = { kind: 'messages', due: before, erase: 'delete' } as const;

export const outboxData: readonly TableEntry[] = [
  {
    table: 'platform_outbox_mail',
    why: 'mails where no mail server is configured: those of a demo, and those that wait for one',
    ground: 'contract (b)',
    personal: {
      to: 'identity',
      to_name: 'identity',
      reply_to: 'identity',
      subject: 'free-text',
      text: 'free-text',
      html: 'free-text',
      unsubscribe: 'reference',
      attachments: 'free-text',
      key: 'reference',
    },
    other: 'at state until',
    rows: { of: fieldsAre({ mail: sql`"to"` }), erase: 'delete' },
    refers: { column: 'key', erase: 'delete' },
    retention: [MESSAGES],
  },
  {
    table: 'platform_outbox_sms',
    why: 'SMS where no provider is configured',
    ground: 'contract (b)',
    personal: { to: 'identity', text: 'free-text', key: 'reference' },
    other: 'at state',
    rows: { of: fieldsAre({ phone: sql`"to"` }), erase: 'delete' },
    refers: { column: 'key', erase: 'delete' },
    retention: [MESSAGES],
  },
  {
    table: 'platform_outbox_accepted',
    why: 'marks of what a provider has taken, so that nothing is sent twice',
    ground: 'contract (b)',
    personal: { key: 'reference' },
    other: 'channel at',
    refers: { column: 'key', erase: 'delete' },
    retention: [MESSAGES],
  },
];
