export {
  type ContactDetails,
  EMPTY_CONTACT,
  isComplete,
  MAX_COMMENT,
  namesOf,
} from './contact';
export { ContactFields } from './contact-fields';
export { ContactInput } from './contact-input';
export { CONTACT_KEYS } from './texts';
