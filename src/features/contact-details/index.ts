export {
  type ContactDetails,
  isComplete,
  MAX_COMMENT,
  NOBODY,
  namesOf,
} from './contact';
export { ContactFields } from './contact-fields';
export { CONTACT_KEYS } from './texts';
