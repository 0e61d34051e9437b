export { noteCalculation } from './fields/note-calculation';
export { PHONE_EXAMPLES } from './fields/phone-examples';
export type { Commerce } from './sending/lead-event';
export { sendLead } from './sending/send-lead';
export type { SendOutcome } from './sending/send-once';
export { textOf } from './sending/use-envelope';
