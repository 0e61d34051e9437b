export { REFUSING_NUMBER } from './adapters/outbox';
export { createSmsSender } from './create-sms-sender';
export { type Sms, SmsFailed, type SmsSender } from './sms';
