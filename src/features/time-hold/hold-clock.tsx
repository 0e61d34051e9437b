import { useEffect, useRef, useState } from 'react';
import type { Hold } from '~/modules/workshop';
import { clockText } from '~/ui/text/wall-clock';
import styles from './hold-clock.module.css';
import type { HoldTexts } from './texts';

const WARNING_SECONDS = 120;

export interface HoldClockProps {
  readonly hold: Hold;
  readonly t: HoldTexts;
  /** Says something to those who do not see it. */
  readonly announce: (text: string) => void;
  /** The hold has run out. Made once: an effect depends on it. */
  readonly onLost: (holdId: string) => void;
}

/** How long the chosen time is still held, to the second; those who do not see it are told when two minutes are left. */
export function HoldClock({ hold, t, announce, onLost }: HoldClockProps) {
  const ends = Date.parse(hold.expiresAt);
  const [left, setLeft] = useState(() => secondsUntil(ends));
  const isAnnounced = useRef(false);
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(ends);
      setLeft(seconds);
      if (seconds <= 0) {
        onLost(hold.holdId);
      } else if (seconds > WARNING_SECONDS) isAnnounced.current = false;
      else if (!isAnnounced.current) {
        isAnnounced.current = true;
        announce(t('times.heldSoon'));
      }
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ends, hold.holdId, onLost, announce, t]);
  return (
    <p className={styles.clock} role="timer" aria-live="off" data-hold="">
      {t('times.held')} <strong className={styles.left}>{clockText(left)}</strong>
    </p>
  );
}

const secondsUntil = (instant: number): number => (instant - Date.now()) / 1000;
