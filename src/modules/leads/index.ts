export { httpAnswers, noAnswers, standInAnswers } from './adapters/http-answers';
export { httpHook } from './adapters/webhook';
export type { Calculation, ClaimedLeasing, ClaimedLoan, ClaimedQuote } from './domain/calculation';
export type { Confirmation } from './domain/confirmation';

export {
  type FieldProblem,
  type FieldProblems,
  type FormField,
  type FormKind,
  kindOf,
  MAX_LENGTH,
  SELL_OPTIONS,
} from './domain/form';
export type { CheckedOffer } from './domain/offer';
export type { Receiver } from './domain/receiver';
export {
  SERVICES_OF,
  type Vehicle,
} from './domain/service-request';
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
