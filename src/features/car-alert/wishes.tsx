import type { Translate } from '~/messages';
import { Checkbox, FieldGroup } from '~/ui/controls';
import styles from './alert-form.module.css';

/** As long as an alert waits to be confirmed. */
export const DAYS_TO_CONFIRM = 7;
export const FREQUENCIES = ['now', 'daily'] as const;

export const WISH_KEYS = ['alert.wishes', 'alert.newCars', 'alert.priceDrops'] as const;

interface WishesProps {
  /** Prefix of element ids. */
  readonly uid: string;
  readonly t: Translate<(typeof WISH_KEYS)[number]>;
  /** What is ticked; null: both, as nobody has chosen yet. */
  readonly values: Readonly<Record<string, string>> | null;
  readonly problem: string | undefined;
}

/** What shall be told; one of them at least. */
export function Wishes({ uid, t, values, problem }: WishesProps) {
  return (
    <FieldGroup legend={t('alert.wishes')}>
      {(['newCars', 'priceDrops'] as const).map((name) => (
        <Checkbox
          key={name}
          id={`${uid}-${name}`}
          name={name}
          label={t(`alert.${name}`)}
          aria-describedby={problem === undefined ? undefined : `${uid}-wish-error`}
          defaultChecked={values === null || values[name] !== undefined}
        />
      ))}
      {problem !== undefined && (
        <p id={`${uid}-wish-error`} className={styles.problem}>
          {problem}
        </p>
      )}
    </FieldGroup>
  );
}
