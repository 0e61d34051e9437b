import { ContactInput } from '~/features/contact-details';
import { PHONE_EXAMPLES } from '~/features/request-form/browser';
import { TextArea } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { useBooking } from '../state/booking-context';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactLimits,
  type ContactProblems,
  MAX_LENGTHS,
} from './contact-check';
import styles from './contact-form.module.css';

/**
 * What the faults of the fields are called, each alone and all for the summary of errors.
 * @param id prefix of the fields' ids
 */
export function useContactProblems(
  id: string,
  problems: ContactProblems,
  limits: ContactLimits = MAX_LENGTHS,
) {
  const { t, site } = useBooking();
  const text = (field: ContactField): string | undefined => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === 'form.phoneInvalid') return t(problem, { example: PHONE_EXAMPLES[site.country] });
    return problem === 'form.tooLong' ? t(problem, { max: limits[field] }) : t(problem);
  };
  const errors = CONTACT_FIELDS.flatMap((field) => {
    const message = text(field);
    return message === undefined ? [] : [{ field: `${id}-${field}`, message }];
  });
  return { text, errors };
}

export interface ContactFieldsProps {
  readonly id: string;
  readonly text: (field: ContactField) => string | undefined;
  readonly onTyped: (field: ContactField) => void;
  readonly isBusy: boolean;
  readonly limits: ContactLimits;
}

const INPUTS = [
  { field: 'name', label: 'form.name' },
  { field: 'phone', label: 'form.phone' },
  { field: 'email', label: 'form.email' },
] as const;

/** Name, number, mail and comment of the booking, each with its own fault. */
export function ContactFields({ id, text, onTyped, isBusy, limits }: ContactFieldsProps) {
  const { state, dispatch, t } = useBooking();
  const typed = (field: ContactField) => (event: { currentTarget: { value: string } }) => {
    dispatch({ type: 'contact', contact: { [field]: event.currentTarget.value } });
    onTyped(field);
  };
  return (
    <div className={styles.fields}>
      {INPUTS.map(({ field, label }) => (
        <ContactInput
          key={field}
          uid={id}
          kind={field}
          name={field}
          label={t(label)}
          error={text(field)}
          className={styles[field]}
          maxLength={limits[field]}
          readOnly={isBusy}
          value={state.contact[field]}
          onChange={typed(field)}
        />
      ))}
      <Field
        id={`${id}-comment`}
        label={t('booking.comment')}
        optionalText={t('form.optional')}
        error={text('comment')}
        className={styles.comment}
      >
        {(control) => (
          <TextArea
            {...control}
            name="comment"
            rows={3}
            maxLength={limits.comment}
            readOnly={isBusy}
            value={state.contact.comment}
            onChange={typed('comment')}
          />
        )}
      </Field>
    </div>
  );
}
