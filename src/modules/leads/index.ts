export { httpAnswers, noAnswers, standInAnswers } from './adapters/http-answers';
export { httpHook } from './adapters/webhook';
export type { Calculation, ClaimedLeasing, ClaimedLoan, ClaimedQuote } from './domain/calculation';
export type { Confirmation } from './domain/confirmation';
export { type FormField, MAX_LENGTH } from './domain/fields';
export { type FieldProblem, type FieldProblems, type FormKind, kindOf } from './domain/form';
export type { CheckedOffer } from './domain/offer';
export type { Receiver } from './domain/receiver';
export type { FormAnswers } from './form-answers';
export {
  type Candidates,
  type CarValuer,
  createLeads,
  type Leads,
  type LeadsOptions,
  type OfferCheck,
  type ReceiverDirectory,
} from './leads';
export { leadMigrations } from './store/migrations';
export { answerRoutes } from './web/answer-routes';
export { FORMS_PATH, type FormPages, leadRoutes, type SentForm } from './web/routes';
