import { useCallback, useMemo, useState } from 'react';
import { DatePicker } from '~/features/date-picker';
import type { MessageSubset } from '~/messages';
import { translatorOver } from '~/messages/translate';
import { Button } from '~/ui/button';
import { dayInWords, isWeekend } from '~/ui/text/wall-clock';
import styles from './date-form.module.css';
import type { DatePickerKey } from './texts';

export interface DateFormProps {
  readonly uid: string;
  readonly texts: MessageSubset<DatePickerKey>;
  readonly locale: string;
  /** Where the date is sent; null: nowhere, and it is only shown. */
  readonly action: string | null;
  readonly go: string;
  /** First and last date that can be chosen, `YYYY-MM-DD`. */
  readonly first: string;
  readonly last: string;
  readonly hasWeekends: boolean;
}

/** Two months of days, and the way on with the one that was chosen. */
export function DateForm({ uid, texts, locale, action, go, first, last, hasWeekends }: DateFormProps) {
  const t = useMemo(() => translatorOver(texts), [texts]);
  const [date, setDate] = useState<string | null>(null);
  const isAvailable = useCallback((each: string) => hasWeekends || !isWeekend(each), [hasWeekends]);
  return (
    <form method="get" action={action ?? undefined} aria-label={t('byPlace.date')} className={styles.form}>
      <DatePicker
        uid={`${uid}-day`}
        label={t('byPlace.date')}
        value={date}
        first={first}
        last={last}
        isAvailable={isAvailable}
        locale={locale}
        months={2}
        onPick={setDate}
        texts={{
          previous: t('byPlace.previousMonth'),
          next: t('byPlace.nextMonth'),
          unavailable: t('datePicker.closed'),
        }}
      />
      <p role="status" className={styles.chosen}>
        {date !== null && t('datePicker.chosen', { date: dayInWords(date, locale) })}
      </p>
      {date !== null && <input type="hidden" name="date" value={date} />}
      {action !== null && (
        <Button type="submit" size="l" disabled={date === null} className={styles.go}>
          {go}
        </Button>
      )}
    </form>
  );
}
