import type { PageContext } from '~/page/contract';
import { COUNTED, type Remaining } from './remaining';

const WORDS = {
  days: 'countdown.days',
  hours: 'countdown.hours',
  minutes: 'countdown.minutes',
  seconds: 'countdown.seconds',
} as const;

/** Whole numbers up to here show every plural form that a language has for them. */
const SAMPLES = Array.from({ length: 101 }, (_, count) => count);

interface UnitsProps {
  readonly left: Remaining;
  readonly page: Pick<PageContext, 't' | 'language'>;
  readonly styles: Readonly<Record<'unit' | 'number' | 'label', string | undefined>>;
}

/** Days, hours, minutes and seconds, each with its word; `showRemaining` keeps both right. */
export function CountedUnits({ left, page: { t, language }, styles }: UnitsProps) {
  const rules = new Intl.PluralRules(language);
  return COUNTED.map((unit) => {
    const forms = SAMPLES.map((count) => [rules.select(count), t(WORDS[unit], { count })] as const);
    const words = { [`data-word-${unit}`]: JSON.stringify(Object.fromEntries(forms)) };
    return (
      <span key={unit} className={styles.unit}>
        <span data-unit={unit} className={styles.number}>
          {left[unit]}
        </span>{' '}
        <span {...words} className={styles.label}>
          {t(WORDS[unit], { count: left[unit] })}
        </span>
      </span>
    );
  });
}
