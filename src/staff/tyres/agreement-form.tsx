import type { AGREEMENT_FIELDS, TypedAgreement } from '~/modules/tyre-hotel';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import type { StaffFrame } from '../staff.shell';
import styles from './tyres.module.css';

type AgreementField = (typeof AGREEMENT_FIELDS)[number];

const TYPES: Partial<Record<AgreementField, 'tel' | 'email'>> = { phone: 'tel', email: 'email' };
const NEEDED: readonly AgreementField[] = ['plate', 'brand', 'name', 'phone'];

/** Fields about a car and its owner, filled with what was typed. */
export function AgreementFields({
  frame: { t },
  fields,
  typed,
  problems,
}: {
  readonly frame: StaffFrame;
  readonly fields: readonly AgreementField[];
  readonly typed: Partial<TypedAgreement>;
  readonly problems: ReadonlySet<string>;
}) {
  return (
    <div className={styles.pair}>
      {fields.map((name) => {
        const isNeeded = NEEDED.includes(name);
        return (
          <Field
            key={name}
            label={t(`tyres.field.${name}`)}
            id={name}
            required={isNeeded}
            {...(!isNeeded && { optionalText: t('blocked.optional') })}
            error={problems.has(name) ? t(`tyres.invalid.${name}`) : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                name={name}
                type={TYPES[name] ?? 'text'}
                defaultValue={typed[name] ?? ''}
                maxLength={254}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
        );
      })}
    </div>
  );
}

export const CAR_FIELDS = ['plate', 'brand', 'model', 'agreement'] as const;
export const CONTACT_FIELDS = ['name', 'phone', 'email'] as const;

export const typedAgreement = (fields: { get(name: string): unknown }): TypedAgreement => {
  const text = (name: keyof TypedAgreement) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.slice(0, 300) : '';
  };
  return {
    plate: text('plate'),
    brand: text('brand'),
    model: text('model'),
    agreement: text('agreement'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    language: text('language'),
  };
};
