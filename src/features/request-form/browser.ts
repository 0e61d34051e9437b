export type { Commerce } from './lead-event';
export { noteCalculation } from './note-calculation';
export { PHONE_EXAMPLES } from './phone-examples';
export { sendLead } from './send-lead';
export type { SendOutcome } from './send-once';
export { textOf } from './use-envelope';
