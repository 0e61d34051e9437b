import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const leads = pgTable('leads', {
  id: uuid().primaryKey(),
  submissionKey: text('submission_key').notNull(),
  fingerprint: text().notNull(),
  /** null: of a request that came before it was kept, or whose words may be said anew. */
  wordsDigest: text('words_digest'),
  site: text().notNull(),
  language: text().notNull(),
  formName: text('form_name').notNull(),
  formValues: jsonb('form_values').notNull(),
  receiver: jsonb().notNull(),
  context: jsonb(),
  siteId: text('site_id'),
  dueAt: timestamp('due_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const leadDeliveries = pgTable(
  'lead_deliveries',
  {
    leadId: uuid('lead_id').notNull(),
    channel: text({ enum: ['mail', 'webhook', 'receipt'] }).notNull(),
    state: text({ enum: ['pending', 'delivered', 'dead', 'waiting'] }).notNull(),
    attempts: integer().notNull(),
    lastError: text('last_error'),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.channel] })],
);
