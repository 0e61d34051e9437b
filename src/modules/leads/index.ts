export { httpAnswers, noAnswers, standInAnswers } from './adapters/http-answers';
export { HookFailed, httpHook, type LeadHook } from './adapters/webhook';
export {
  type FieldProblem,
  type FieldProblems,
  FORM_KINDS,
  type FormField,
  kindOf,
  MAX_LENGTH,
  SELL_OPTIONS,
  type SellOption,
} from './domain/form';
export type { Receiver } from './domain/receiver';
export type { FormAnswers } from './form-answers';
export {
  type Accepted,
  createLeads,
  type Leads,
  type LeadsOptions,
  type ReceiverDirectory,
  type SubmitFailure,
} from './leads';
export { leadMigrations } from './store/migrations';
export { answerRoutes } from './web/answer-routes';
export { type FormPages, leadRoutes, type SentForm } from './web/routes';
