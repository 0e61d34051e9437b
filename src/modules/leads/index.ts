export { httpAnswers, noAnswers, standInAnswers } from './adapters/http-answers';
export { HookFailed, httpHook, type LeadHook } from './adapters/webhook';
export type { Calculation, ClaimedLeasing, ClaimedLoan, ClaimedQuote } from './domain/calculation';
export type { Confirmation } from './domain/confirmation';
export type { CarEstimate, DueMoment, RequestedCar } from './domain/context';
export {
  type FieldProblem,
  type FieldProblems,
  FORM_KINDS,
  type FormField,
  type FormKind,
  kindOf,
  MAX_LENGTH,
  SELL_OPTIONS,
  type SellOption,
} from './domain/form';
export type { CheckedLeasing, CheckedLoan, CheckedOffer } from './domain/offer';
export type { Place, Receiver } from './domain/receiver';
export {
  type RequestedService,
  SERVICES_OF,
  type ServiceRequest,
  VEHICLES,
  type Vehicle,
} from './domain/service-request';
export type { FormAnswers } from './form-answers';
export {
  type Accepted,
  type Candidates,
  type CarValuer,
  createLeads,
  type Leads,
  type LeadsOptions,
  type OfferCheck,
  type ReceiverDirectory,
  type SubmitFailure,
} from './leads';
export { leadMigrations } from './store/migrations';
export { answerRoutes } from './web/answer-routes';
export { FORMS_PATH, type FormPages, leadRoutes, type SentForm } from './web/routes';
