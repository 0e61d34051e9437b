import { useCallback, useMemo } from 'react';
import type { FreeDay } from '~/features/booking-calls';
import { DatePicker } from '~/features/date-picker';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import { dayInWords } from '~/ui/text/wall-clock';
import styles from './chosen-part.module.css';
import type { Tools } from './tools';

interface Props {
  readonly tools: Tools;
  /** Ascending; at least one. */
  readonly days: readonly FreeDay[];
  readonly date: string | null;
  /** Where the calendar begins; null: at the first free day. */
  readonly requestedDate: string | null;
  readonly onPick: (day: FreeDay) => void;
  readonly onChange: () => void;
}

/** The free days of a workshop in two months beside each other, from the first free one on; once chosen, the day alone. */
export function DateChoice({
  tools: { t, uid, locale },
  days,
  date,
  requestedDate,
  onPick,
  onChange,
}: Props) {
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days]);
  const isAvailable = useCallback((each: string) => byDate.has(each), [byDate]);
  if (date !== null) {
    return (
      <div className={styles.chosen} data-chosen-date={date}>
        <Icon name="CheckCircle" size="1.5rem" className={styles.mark} />
        <div className={styles.words}>
          <p className={styles.value}>{dayInWords(date, locale)}</p>
        </div>
        <Button variant="ghost" size="s" onClick={onChange}>
          {t('byPlace.changeDate')}
        </Button>
      </div>
    );
  }
  return (
    <DatePicker
      uid={`${uid}-day`}
      label={t('byPlace.date')}
      value={null}
      first={days[0]?.date ?? ''}
      last={days.at(-1)?.date ?? ''}
      start={requestedDate}
      months={2}
      isAvailable={isAvailable}
      onPick={(picked) => {
        const day = byDate.get(picked);
        if (day !== undefined) onPick(day);
      }}
      locale={locale}
      texts={{
        previous: t('byPlace.previousMonth'),
        next: t('byPlace.nextMonth'),
        unavailable: t('byPlace.notFree'),
      }}
    />
  );
}
