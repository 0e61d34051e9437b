export {
  type ContactDetails,
  EMPTY_CONTACT,
  isComplete,
  MAX_COMMENT,
  namesOf,
} from './contact';
export { ContactFields } from './contact-fields';
export { CONTACT_KEYS } from './texts';
