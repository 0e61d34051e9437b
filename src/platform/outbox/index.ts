export { outboxMigrations } from './migrations';
export { forgetMessages, handOverOnce, mailAttachment, recentMail, recentSms } from './outbox';
export { insertMail, insertSms } from './store/outbox-store';
