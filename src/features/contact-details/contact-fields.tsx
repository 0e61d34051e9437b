import { useState } from 'react';
import { Checkbox, TextArea } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { tidyInput } from '~/ui/form/tidy-input';
import {
  type ContactDetails,
  MAX_COMMENT,
  MAX_LENGTHS,
  nameAsTyped,
  phoneAsTyped,
  problemOf,
  type TypedField,
} from './contact';
import styles from './contact-fields.module.css';
import { ContactInput } from './contact-input';
import type { ContactTexts } from './texts';

export interface ContactFieldsProps {
  /** Prefix of element ids; a field's is `{uid}-{name of the field}`. */
  readonly uid: string;
  readonly contact: ContactDetails;
  /** The work is done while the customer waits, if they like. */
  readonly canWait: boolean;
  readonly onChange: (change: Partial<ContactDetails>) => void;
  readonly t: ContactTexts;
}

const INPUTS = [
  { field: 'firstAndLastName', kind: 'name', label: 'contact.name', tidy: nameAsTyped },
  { field: 'phone', kind: 'phone', label: 'form.phone', tidy: phoneAsTyped },
  { field: 'email', kind: 'email', label: 'form.email', tidy: null },
] as const;

/** Name, phone and address, a comment, and whether the customer waits. A field says what is wrong once it was left. */
export function ContactFields({ uid, contact, canWait, onChange, t }: ContactFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<TypedField>>(new Set());
  const errorOf = (field: TypedField): string | undefined => {
    const problem = left.has(field) ? problemOf(contact, field) : null;
    return problem === null ? undefined : t(problem);
  };
  const { comment, customerStaysDuringService } = contact;
  return (
    <div className={styles.fields}>
      <p className={styles.note}>{t('form.requiredHint')}</p>
      {INPUTS.map(({ field, kind, label, tidy }) => (
        <ContactInput
          key={field}
          uid={uid}
          kind={kind}
          name={field}
          label={t(label)}
          error={errorOf(field)}
          className={styles[field]}
          maxLength={MAX_LENGTHS[field]}
          value={contact[field]}
          onChange={({ currentTarget }) => {
            if (tidy !== null) tidyInput(currentTarget, tidy);
            onChange({ [field]: currentTarget.value });
          }}
          onBlur={() => setLeft(new Set([...left, field]))}
        />
      ))}
      <div className={styles.comment}>
        <Field id={`${uid}-comment`} label={t('booking.comment')} optionalText={t('form.optional')}>
          {(control) => (
            <TextArea
              {...control}
              name="comment"
              rows={2}
              maxLength={MAX_COMMENT}
              aria-describedby={`${uid}-comment-count`}
              value={comment}
              onChange={({ currentTarget }) =>
                onChange({ comment: currentTarget.value.slice(0, MAX_COMMENT) })
              }
            />
          )}
        </Field>
        <p className={styles.counter}>
          <span aria-hidden="true">
            {comment.length}/{MAX_COMMENT}
          </span>
          <span id={`${uid}-comment-count`} className="visually-hidden">
            {t('booking.counterSaid', { count: comment.length, max: MAX_COMMENT })}
          </span>
        </p>
      </div>
      {canWait && (
        <Checkbox
          className={styles.wide}
          label={t('contact.waits')}
          name="customerStaysDuringService"
          checked={customerStaysDuringService}
          onChange={({ currentTarget }) => onChange({ customerStaysDuringService: currentTarget.checked })}
        />
      )}
    </div>
  );
}
