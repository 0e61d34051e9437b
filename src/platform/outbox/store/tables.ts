import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A stored attachment. */
export interface StoredAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly base64: string;
}

const instant = () => timestamp('at', { withTimezone: true, mode: 'date' }).notNull();

export const outboxMail = pgTable(
  'platform_outbox_mail',
  {
    key: text('key').primaryKey(),
    at: instant(),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    unsubscribe: text('unsubscribe'),
    attachments: jsonb('attachments').$type<readonly StoredAttachment[]>().notNull(),
    state: text('state', { enum: ['sent', 'refused', 'waiting', 'queued'] }).notNull(),
    toName: text('to_name'),
    until: timestamp('until', { withTimezone: true, mode: 'date' }),
  },
  (table) => [index('platform_outbox_mail_at').on(table.at, table.key)],
);

export const outboxSms = pgTable(
  'platform_outbox_sms',
  {
    key: text('key').primaryKey(),
    at: instant(),
    to: text('to').notNull(),
    text: text('text').notNull(),
    state: text('state', { enum: ['sent', 'refused'] }).notNull(),
  },
  (table) => [index('platform_outbox_sms_at').on(table.at, table.key)],
);

export const outboxAccepted = pgTable(
  'platform_outbox_accepted',
  {
    channel: text('channel', { enum: ['mail', 'sms'] }).notNull(),
    key: text('key').notNull(),
    at: instant(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.key] })],
);

export type OutboxMail = typeof outboxMail.$inferSelect;
export type OutboxSms = typeof outboxSms.$inferSelect;
export type Channel = (typeof outboxAccepted.$inferSelect)['channel'];
