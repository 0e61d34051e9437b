import { useEffect, useRef, useState } from 'react';
import type { Hold } from '~/modules/workshop';
import { useBooking } from '../state/booking-context';
import styles from './hold-clock.module.css';
import { clockText } from './times';

const SOON_S = 120;

/** How long the chosen time is still held, to the second; those who do not see it are told when two minutes are left. */
export function HoldClock({ hold }: { readonly hold: Hold }) {
  const { t, dispatch, current, announce } = useBooking();
  const ends = Date.parse(hold.expiresAt);
  const [left, setLeft] = useState(() => secondsTo(ends));
  const isTold = useRef(false);
  useEffect(() => {
    const tick = () => {
      const seconds = secondsTo(ends);
      setLeft(seconds);
      if (seconds <= 0) {
        if (current().hold?.holdId === hold.holdId) dispatch({ type: 'holdLost' });
      } else if (seconds > SOON_S) isTold.current = false;
      else if (!isTold.current) {
        isTold.current = true;
        announce(t('times.heldSoon'));
      }
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ends, hold.holdId, dispatch, current, announce, t]);
  return (
    <p className={styles.clock} role="timer" aria-live="off" data-hold="">
      {t('times.held')} <strong className={styles.left}>{clockText(left)}</strong>
    </p>
  );
}

const secondsTo = (instant: number): number => (instant - Date.now()) / 1000;
