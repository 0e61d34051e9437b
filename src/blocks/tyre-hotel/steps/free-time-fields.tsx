import { useCallback, useMemo } from 'react';
import { DatePicker } from '~/features/date-picker';
import { Alert } from '~/ui/alert';
import { Radio } from '~/ui/form/controls';
import { Skeleton } from '~/ui/skeleton';
import { useFlow } from '../flow-context';
import styles from '../tyre-hotel.module.css';
import { useAnnouncedTimes, type useTimes } from '../use-free-time';
import { Failed } from './failed';

interface DatesProps {
  readonly days: readonly string[];
  readonly date: string | null;
  readonly error: string | undefined;
  readonly onPick: (date: string) => void;
}

/** The days on which a bay is free. */
export function Dates({ days, date, error, onPick }: DatesProps) {
  const { t, uid, locale } = useFlow();
  const free = useMemo(() => new Set(days), [days]);
  const isAvailable = useCallback((each: string) => free.has(each), [free]);
  return (
    <fieldset id={`${uid}-date`} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{t('tyreHotel.date')}</legend>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <DatePicker
        uid={`${uid}-day`}
        label={t('tyreHotel.date')}
        value={date}
        first={days[0] ?? ''}
        last={days.at(-1) ?? ''}
        isAvailable={isAvailable}
        onPick={onPick}
        locale={locale}
        texts={{
          previous: t('tyreHotel.previousMonth'),
          next: t('tyreHotel.nextMonth'),
          unavailable: t('tyreHotel.notFree'),
        }}
      />
    </fieldset>
  );
}

interface TimesProps {
  readonly times: ReturnType<typeof useTimes>;
  /** The day that they are of. */
  readonly date: string;
  readonly time: string | null;
  readonly error: string | undefined;
  readonly onPick: (time: string) => void;
}

/** The free times of the day. */
export function Times({ times, date, time, error, onPick }: TimesProps) {
  const { t, uid } = useFlow();
  useAnnouncedTimes(times, date);
  if (times.kind === 'failed')
    return times.refusal !== '' ? (
      <Alert tone="warning">{times.refusal}</Alert>
    ) : (
      <Failed text={t('tyreHotel.timeError')} onRetry={times.ask} />
    );
  if (times.kind === 'loading')
    return (
      <div className={styles.group}>
        <p>{t('tyreHotel.loadingDays')}</p>
        <Skeleton height="14rem" />
      </div>
    );
  if (times.times.length === 0) return <Alert tone="info">{t('tyreHotel.noTimes')}</Alert>;
  return (
    <fieldset id={`${uid}-time`} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{t('tyreHotel.time')}</legend>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      <p className={styles.note}>{t('tyreHotel.timeHint')}</p>
      <div className={styles.times}>
        {times.times.map((each) => (
          <Radio
            key={each}
            name={`${uid}-times`}
            value={each}
            label={each}
            checked={time === each}
            onChange={() => onPick(each)}
          />
        ))}
      </div>
    </fieldset>
  );
}
