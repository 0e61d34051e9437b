export { optionalRule, rule, senderRules } from './field-texts';
export { privacyLink } from './privacy-link';
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
export { CUSTOMER } from './sender-names';
