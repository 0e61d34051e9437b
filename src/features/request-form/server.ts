export {
  carReceiver,
  type DealerChoice,
  dealerChoices,
  facilityReceiver,
  PHONE_EXAMPLES,
  REQUEST_FORMS,
  type RequestReceiver,
  sentStateOf,
} from './request-form-model';
