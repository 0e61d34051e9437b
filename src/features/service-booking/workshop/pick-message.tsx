import { useEffect, useRef } from 'react';
import type { Slot } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { useBooking } from '../state/booking-context';
import { timeSlotOf } from '../state/store';
import styles from './pick-message.module.css';
import { dayInWords, fullMomentText } from './times';
import type { PickProblem } from './use-pick';

interface Props {
  readonly problem: PickProblem;
  readonly isBusy: boolean;
  readonly onPick: (slot: Slot) => void;
}

const MOST = 6;

/** Why a time could not be had, and what can be had instead. */
export function PickMessage({ problem, isBusy, onPick }: Props) {
  const { t, site } = useBooking();
  const self = useRef<HTMLDivElement>(null);
  // The button of a time that is taken goes with the time.
  useEffect(() => {
    if (problem.kind === 'taken') self.current?.focus();
  }, [problem]);
  if (problem.kind === 'failed') {
    return (
      <Alert tone="danger" live>
        {problem.message}
      </Alert>
    );
  }
  const { slot, alternatives } = problem;
  const time = fullMomentText(timeSlotOf(slot), site.locale) ?? '';
  return (
    <div ref={self} tabIndex={-1}>
      <Alert tone="warning" live title={t('times.taken', { time })}>
        {alternatives.length > 0 && (
          <>
            <p>{t('times.nearby')}</p>
            <ul className={styles.alternatives}>
              {alternatives.slice(0, MOST).map((other) => (
                <li key={timeSlotOf(other)}>
                  <Button size="s" variant="secondary" disabled={isBusy} onClick={() => onPick(other)}>
                    {`${dayInWords(other.date, site.locale)} ${other.time ?? t('times.allDay')}`}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}
