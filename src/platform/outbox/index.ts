export { outboxMigrations } from './migrations';
export { forgetMessages, handOverOnce, recentMail, recentSms } from './outbox';
export { keepMail, keepSms } from './store/outbox-store';
export type { OutboxMail, OutboxSms } from './store/tables';
