import { TextInput, type TextInputProps } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';

const KINDS = {
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
} as const;

interface ContactInputProps extends Omit<TextInputProps, 'id' | 'type' | 'autoComplete' | 'required'> {
  readonly kind: keyof typeof KINDS;
  /** Prefix of element ids. */
  readonly uid: string;
  readonly name: string;
  readonly label: string;
  /** What is wrong with it; undefined: nothing is. */
  readonly error: string | undefined;
}

/** Who somebody is or how they are reached, on one line, with what browsers fill in by themselves. */
export function ContactInput({ kind, uid, name, label, error, className, ...input }: ContactInputProps) {
  return (
    <Field id={`${uid}-${name}`} label={label} error={error} required className={className}>
      {(control) => <TextInput {...control} {...KINDS[kind]} {...input} name={name} />}
    </Field>
  );
}
