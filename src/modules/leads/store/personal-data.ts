import { sql } from 'drizzle-orm';
import { fieldsAre, ofParent, type TableEntry } from '~/platform/personal-data';

const ofLead = fieldsAre({
  mail: sql`form_values->>'email'`,
  phone: sql`form_values->>'phone'`,
  plate: sql`form_values->>'regno'`,
});

export const leadData: readonly TableEntry[] = [
  {
    table: 'lead_entries',
    why: 'what staff did to a request: notes and answers',
    ground: 'contract (b)',
    period: 'with its request',
    personal: { body: 'free-text', account: 'reference' },
    other: 'id lead_id kind delivery created_at',
    rows: {
      of: ofParent('lead_id', { table: 'leads', key: 'id' }, ofLead),
      erase: 'delete',
      ids: [sql`id`],
    },
  },
  {
    table: 'lead_looks',
    why: 'which of the staff looked at which requests',
    ground: 'legal obligation (c)',
    period: 'with its request',
    personal: { account: 'reference' },
    other: 'id lead_id act at',
    rows: { of: ofParent('lead_id', { table: 'leads', key: 'id' }, ofLead), erase: 'delete' },
  },
  {
    table: 'lead_deliveries',
    why: 'what became of a request on its way to the group',
    ground: 'contract (b)',
    period: 'with its request',
    personal: { last_error: 'free-text' },
    other: 'lead_id channel state attempts delivered_at',
    rows: { of: ofParent('lead_id', { table: 'leads', key: 'id' }, ofLead), erase: 'delete' },
  },
  {
    table: 'leads',
    why: 'requests of visitors, which the group answers',
    ground: 'contract (b)',
    personal: {
      form_values: 'identity',
      words: 'identity',
      plain_words: 'identity',
      receiver: 'published',
      context: 'free-text',
      submission_key: 'reference',
      fingerprint: 'reference',
      words_digest: 'reference',
      assignee: 'reference',
    },
    other: 'id site language form_name created_at site_id state due_at reminded_at',
    rows: { of: ofLead, erase: 'delete', ids: [sql`id`] },
    retention: [
      {
        kind: 'requests',
        due: (before) => sql`created_at < ${before.toISOString()}::timestamptz`,
        erase: 'delete',
      },
    ],
  },
];
