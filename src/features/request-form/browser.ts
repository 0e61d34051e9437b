export { noteCalculation } from './calculation-field';
export { fieldMessages } from './field-messages';
export { holdStill } from './hold-still';
export type { Commerce } from './lead-event';
export { missingOf, type OfferValues, sendOffer } from './send-multipart';
export { newId, submissionIds } from './submission-ids';
export { thankInPlace } from './thank-in-place';
