export { REFUSING_NUMBER } from './adapters/outbox';
export { createSmsSender } from './create-sms-sender';
export { gsmText, MAX_PARTS, MAX_SEPTETS, septets, smsParts, unsendable } from './gsm';
export { type Sms, SmsFailed, type SmsSender } from './sms';
