/** The other door: what the fields of forms may hold, pure and without a schema library. */
export {
  type FormField,
  MAX_LENGTH,
  milageText,
  type NewsletterBox,
  SELL_OPTIONS,
  SERVICES_OF,
  type Vehicle,
} from './domain/forms/fields';
