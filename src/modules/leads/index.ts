export { httpAnswers, noAnswers, standInAnswers } from './adapters/http-answers';
export { httpHook } from './adapters/webhook';
export type { Calculation, ClaimedLeasing, ClaimedLoan, ClaimedQuote } from './domain/forms/calculation';
export { type FormField, MAX_LENGTH } from './domain/forms/fields';
export { type FieldProblem, type FieldProblems, type FormKind, kindOf } from './domain/forms/form';
export { requestKind } from './domain/forms/request-kind';
export type { Envelope } from './domain/forms/submission';
export { replyAddressOf } from './domain/mails/answer-mail';
export { ANSWER_TEMPLATES, type AnswerTemplate, templateText } from './domain/mails/answer-templates';
export type { Confirmation } from './domain/mails/confirmation';
export { requestParts, secondLanguageOf } from './domain/mails/lead-mail';
export { answerTemplateId, leadTemplates, leadValues } from './domain/mails/lead-templates';
export type { CheckedOffer } from './domain/offer';
export {
  type Progress,
  REQUEST_ACTS,
  REQUEST_STATES,
  type RequestAct,
  type RequestState,
} from './domain/progress';
export type { Receiver } from './domain/receiver';
export { referenceOf } from './domain/reference';
export type { FormAnswers } from './form-answers';
export type { PastRequest } from './import-past';
export {
  createInbox,
  INBOX_LIMITS,
  type Inbox,
  type InboxMember,
  type InboxPage,
} from './inbox';
export type { InboxOptions } from './inbox-options';
export { type Accepted, createLeads, type Leads } from './leads';
export { newsletterBox } from './newsletter';
export type {
  Candidates,
  CarValuer,
  DriveBooking,
  LeadsOptions,
  OfferCheck,
  ReceiverDirectory,
} from './options';
export type { SubmitFailure } from './read-envelope';
export { countCarRequests } from './store/car-requests';
export type { Look, RequestEntry } from './store/entry-store';
export { NO_REQUESTS, type RequestFigures, type RequestReport, reportRequests } from './store/figures-store';
export {
  INBOX_LISTS,
  type InboxList,
  type InboxPlace,
  type InboxRequest,
} from './store/inbox-store';
export { leadMigrations } from './store/migrations';
export { leadData } from './store/personal-data';
export type { InboxWithin } from './store/search-store';
export { answerRoutes } from './web/answer-routes';
export { FORMS_PATH, type FormPages, leadRoutes, type SentForm } from './web/routes';
