import { useEffect, useRef } from 'react';
import type { OfferedTime, Slot } from '~/modules/workshop';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { dayInWords, fullMomentText } from '~/ui/text/wall-clock';
import styles from './taken-time.module.css';
import type { HoldTexts } from './texts';

/** Most other times that are offered at once. */
const MAX_ALTERNATIVES = 6;

export interface TakenTimeProps {
  /** The time that somebody else has. */
  readonly slot: Slot;
  readonly alternatives: readonly OfferedTime[];
  readonly isBusy: boolean;
  readonly onPick: (slot: OfferedTime) => void;
  readonly t: HoldTexts;
  readonly locale: string;
}

/** A time that somebody else was quicker to take, and what can be had instead; it takes the focus, as its button is gone. */
export function TakenTime({ slot, alternatives, isBusy, onPick, t, locale }: TakenTimeProps) {
  const self = useRef<HTMLDivElement>(null);
  const time = fullMomentText(momentOfSlot(slot), locale) ?? '';
  useEffect(() => {
    if (time !== '') self.current?.focus();
  }, [time]);
  return (
    <div ref={self} tabIndex={-1}>
      <Alert tone="warning" live title={t('times.taken', { time })}>
        {alternatives.length > 0 && (
          <>
            <p>{t('times.nearby')}</p>
            <ul className={styles.alternatives}>
              {alternatives.slice(0, MAX_ALTERNATIVES).map((other) => (
                <li key={momentOfSlot(other)}>
                  <Button size="s" variant="secondary" disabled={isBusy} onClick={() => onPick(other)}>
                    {`${dayInWords(other.date, locale)} ${other.time ?? t('times.allDay')}`}
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

/** An all-day drop-off is at 08:00 (SLOT-4). */
const momentOfSlot = ({ date, time }: Slot): string => `${date}T${time ?? '08:00'}`;
