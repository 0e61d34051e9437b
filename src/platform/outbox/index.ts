export { outboxMigrations } from './migrations';
export { forgetMessages, handOverOnce, mailAttachment, recentMail, recentSms } from './outbox';
export { keepMail, keepSms } from './store/outbox-store';
export type { KeptFile, OutboxMail, OutboxSms } from './store/tables';
