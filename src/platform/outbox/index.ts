export { outboxMigrations } from './migrations';
export { deleteMessagesBefore, mailAttachment, recentMail, recentSms, sendOnce } from './outbox';
export { countMail, insertMail, insertSms } from './store/outbox-store';
export { outboxData } from './store/personal-data';
export type { OutboxMail } from './store/tables';
export { countWaitingMail, deleteMail, findQueuedMail, queueWaitingMail } from './store/waiting-mail';
