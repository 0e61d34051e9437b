export { outboxMigrations } from './migrations';
export { forgetMessages, handOverOnce, mailAttachment, recentMail, recentSms } from './outbox';
export { insertMail, insertSms } from './store/outbox-store';
export type { OutboxMail, OutboxSms, StoredAttachment } from './store/tables';
