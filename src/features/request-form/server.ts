export { optionalRule, rule, senderRules } from './fields/field-texts';
export { privacyLink } from './fields/privacy-link';
export { CUSTOMER } from './fields/sender-names';
export { RequestForm } from './request-form';
export {
  carReceiver,
  type DealerChoice,
  dealerChoices,
  facilityReceiver,
  formNameOf,
  REQUEST_FORMS,
  type RequestReceiver,
  sentStateOf,
} from './request-form-model';
export { RequestSection } from './request-section';
