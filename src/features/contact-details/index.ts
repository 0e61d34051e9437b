export {
  type ContactDetails,
  isComplete,
  MAX_COMMENT,
  NOBODY,
  namesOf,
} from './contact';
export { ContactFields, type ContactFieldsProps } from './contact-fields';
export { CONTACT_KEYS, type ContactTexts } from './texts';
