import type { KeyboardEvent } from 'react';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import type { CatalogueTexts } from './texts';

/** Fewer than 20 characters (CATALOGUE-8). */
const MAX_DIGITS = 19;

/** What of a typed mileage is kept: its figures. */
export const mileageAsTyped = (text: string): string => text.replaceAll(/\D/g, '').slice(0, MAX_DIGITS);

interface Props {
  readonly id: string;
  /** Figures, in Swedish mil. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly t: CatalogueTexts;
}

/** How far the car has been driven: figures alone can be typed (CATALOGUE-8: e, E, + and - are blocked). */
export function MileageField({ id, value, onChange, t }: Props) {
  const block = (event: KeyboardEvent) => {
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isText && !/\d/.test(event.key)) event.preventDefault();
  };
  return (
    <Field id={id} label={t('booking.mileage')} optionalText={t('form.optional')}>
      {(control) => (
        <TextInput
          {...control}
          name="mileage"
          inputMode="numeric"
          autoComplete="off"
          unit="mil"
          placeholder={t('catalogue.mileage')}
          value={value}
          onKeyDown={block}
          onChange={(event) => onChange(mileageAsTyped(event.currentTarget.value))}
        />
      )}
    </Field>
  );
}
