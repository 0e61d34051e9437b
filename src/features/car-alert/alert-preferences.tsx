import type { MessageKey, MessageSubset, Translate } from '~/messages';
import { Checkbox, FieldGroup } from '~/ui/form/controls';
import styles from './alert-form.module.css';

/** As long as an alert waits to be confirmed. */
export const DAYS_TO_CONFIRM = 7;
export const FREQUENCIES = ['now', 'daily'] as const;

export const PREFERENCE_KEYS = [
  ...(['alert.wishes', 'alert.newCars', 'alert.priceDrops', 'alert.wishMissing'] as const),
] as const satisfies readonly MessageKey[];
type PreferenceKey = (typeof PREFERENCE_KEYS)[number];
export type PreferenceTexts = MessageSubset<PreferenceKey>;

interface AlertPreferencesProps {
  /** Prefix of element ids. */
  readonly uid: string;
  readonly t: Translate<Exclude<PreferenceKey, 'alert.wishMissing'>>;
  /** What is ticked; null: both, as nobody has chosen yet. */
  readonly values: Readonly<Record<string, string>> | null;
  readonly problem: string | undefined;
}

/** What shall be told; one of them at least. */
export function AlertPreferences({ uid, t, values, problem }: AlertPreferencesProps) {
  return (
    <FieldGroup legend={t('alert.wishes')}>
      {(['newCars', 'priceDrops'] as const).map((name) => (
        <Checkbox
          key={name}
          id={`${uid}-${name}`}
          name={name}
          label={t(`alert.${name}`)}
          aria-describedby={problem === undefined ? undefined : `${uid}-preferences-error`}
          defaultChecked={values === null || values[name] !== undefined}
        />
      ))}
      {problem !== undefined && (
        <p id={`${uid}-preferences-error`} className={styles.problem}>
          {problem}
        </p>
      )}
    </FieldGroup>
  );
}
