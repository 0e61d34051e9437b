import { typedPlate } from '~/features/plate';
import { PLATE_MAX } from '~/modules/workshop/browser';
import { TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import styles from './car-step.module.css';

export interface PlateFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly isBusy: boolean;
  /** What stands there now, tidied: capitals, no spaces, no more than fit. */
  readonly onTyped: (plate: string) => void;
}

/** A field that looks like a plate. What was typed stays with the browser, also what came before this was awake. */
export function PlateField({ id, label, hint, placeholder, error, isBusy, onTyped }: PlateFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} className={styles.plateField}>
      {(control) => (
        <span className={styles.plate}>
          <span className={styles.plateCountry} aria-hidden="true">
            S
          </span>
          <TextInput
            {...control}
            name="registrationNumber"
            className={styles.plateInput}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            readOnly={isBusy}
            onInput={(event) => {
              typedPlate(event.currentTarget, PLATE_MAX);
              onTyped(event.currentTarget.value);
            }}
          />
        </span>
      )}
    </Field>
  );
}

/** The field of that id, for what stands in it and for the focus. */
export function plateFieldOf(id: string): HTMLInputElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : null;
}

/**
 * Brings whoever pressed a button to the field, which is read with its fault. Who is in it already hears nothing of the
 * description that it gets: they are told.
 */
export function refusePlate(id: string, fault: string, announce: (text: string) => void): void {
  const field = plateFieldOf(id);
  announce(document.activeElement === field ? fault : '');
  field?.focus();
}
