import type { ReactNode, Ref } from 'react';
import { type FormField, MAX_LENGTH } from '~/modules/leads/browser';
import { TextArea, TextInput, type TextInputProps } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { useFormContent } from '../form-context';
import styles from '../request-form.module.css';
import { EMAIL_PATTERN, NOT_BLANK, PHONE_PATTERN } from './patterns';
import type { CUSTOMER, VISITOR } from './sender-names';

type TextFieldProps = Omit<TextInputProps, 'name' | 'id' | 'defaultValue'> & {
  readonly name: FormField;
  readonly label: string;
};

/** One line of text, a number or a date. */
export function TextField({ name, label, required = false, ...input }: TextFieldProps) {
  const { uid, t, values, problems } = useFormContent();
  return (
    <Field
      label={label}
      id={`${uid}-${name}`}
      error={problems[name]}
      required={required}
      optionalText={t('form.optional')}
    >
      {(control) => (
        <TextInput
          {...control}
          maxLength={takesText(input.type) ? MAX_LENGTH[name] : undefined}
          {...input}
          name={name}
          defaultValue={values[name]}
        />
      )}
    </Field>
  );
}

const takesText = (type: string | undefined): boolean => type !== 'number' && type !== 'date';

interface LongTextFieldProps {
  readonly name: FormField;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly rows?: number;
}

/** Some lines of text, which may stay empty. */
export function LongTextField({ name, label, hint, ...area }: LongTextFieldProps) {
  const { uid, t, values, problems } = useFormContent();
  return (
    <Field
      label={label}
      id={`${uid}-${name}`}
      hint={hint}
      error={problems[name]}
      optionalText={t('form.optional')}
    >
      {(control) => (
        <TextArea
          {...control}
          {...area}
          name={name}
          maxLength={MAX_LENGTH[name]}
          defaultValue={values[name]}
        />
      )}
    </Field>
  );
}

type CarFieldProps = Omit<TextFieldProps, 'name'>;

/** A plate as it is written: capitals, nothing corrected. A field that is not filled in by the browser is not given back by it either. */
export function PlateField(props: CarFieldProps) {
  return (
    <TextField
      {...props}
      name="regno"
      required
      autoCapitalize="characters"
      spellCheck={false}
      pattern={NOT_BLANK}
    />
  );
}

/** What the car's meter shows; `max` keeps out what no meter can show. */
export function MilageField(props: CarFieldProps) {
  return (
    <TextField
      {...props}
      name="milage"
      type="number"
      inputMode="numeric"
      min={0}
      max={999_999_999}
      step="any"
    />
  );
}

/** Two fields beside each other where there is room. */
export const FieldPair = ({
  ref,
  children,
}: {
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly children: ReactNode;
}) => (
  <div ref={ref} className={styles.pair}>
    {children}
  </div>
);

/** Name, phone and e-mail of whoever sends the form. */
export function SenderFields({ names }: { readonly names: typeof VISITOR | typeof CUSTOMER }) {
  const { t } = useFormContent();
  return (
    <>
      <TextField name={names.name} label={t('form.name')} required autoComplete="name" pattern={NOT_BLANK} />
      <FieldPair>
        <TextField
          name={names.phone}
          label={t('form.phone')}
          required
          type="tel"
          autoComplete="tel"
          pattern={PHONE_PATTERN}
        />
        <TextField
          name={names.email}
          label={t('form.email')}
          required
          type="email"
          autoComplete="email"
          pattern={EMAIL_PATTERN}
        />
      </FieldPair>
    </>
  );
}

/** What is wrong with a group of choices, below it. */
export function GroupProblem({ name }: { readonly name: FormField }) {
  const { uid, problems } = useFormContent();
  const problem = problems[name];
  if (problem === undefined) return null;
  return (
    <p id={`${uid}-${name}-error`} className={styles.problem}>
      {problem}
    </p>
  );
}

/** What the choice that stands for its group is given: its id, and what is wrong with the group. */
export function useGroupChoice(name: FormField) {
  const { uid, problems } = useFormContent();
  return {
    id: `${uid}-${name}`,
    ...(problems[name] !== undefined && {
      'aria-invalid': true as const,
      'aria-describedby': `${uid}-${name}-error`,
    }),
  };
}
