import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { AvailableWorkshop, OfferedTime } from '~/modules/workshop';
import { localDate } from '~/platform/time/zone';
import { Alert, AlertPlace } from '~/ui/alert';
import { Button, IconButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { useSteadyEnd } from '~/ui/steady-end/steady-end';
import { useBooking } from '../../state/booking-context';
import type { TimesCache } from './times-cache';
import { useWeekTimes, type WeekTimes } from './use-week-times';
import { timesOf, WeekDays } from './week-days';
import styles from './week-picker.module.css';
import { canOpen, canScroll, mondayAt, VISIBLE_WEEKS, weekText } from './weeks';

interface Props {
  readonly workshop: AvailableWorkshop;
  readonly cache: TimesCache;
  /** `YYYY-MM-DDTHH:mm` of the time that is being asked for. */
  readonly pending: string | null;
  /** Prefix of element ids. */
  readonly id: string;
  readonly onPick: (slot: OfferedTime) => void;
}

/** The free times of a workshop: seven days side by side under tabs, or below each other where it is narrow. */
export function WeekPicker({ workshop, cache, pending, id, onPick }: Props) {
  const { t, site, api } = useBooking();
  const [today] = useState(() => localDate(api.now(), site.zone));
  const times = useWeekTimes(workshop, cache, today);
  const { weeks, shown, isLoading, hasFailed, retry } = times;
  useAnnouncedTimes(times);
  const panel = useSteadyEnd<HTMLDivElement>(isLoading);
  const again = () => {
    // The button that was pressed goes.
    document.getElementById(`${id}-toggle`)?.focus();
    retry();
  };
  return (
    <div className={styles.picker} data-picker={workshop.departmentId}>
      <WeekTabs times={times} id={id} />
      <WeekArrows times={times} />
      <AlertPlace>
        {hasFailed && (
          <Alert
            tone="warning"
            {...(shown === null && {
              action: (
                <Button size="s" variant="secondary" onClick={again}>
                  {t('workshop.retry')}
                </Button>
              ),
            })}
          >
            {t('times.failed')}
          </Alert>
        )}
      </AlertPlace>
      {!(hasFailed && shown === null) && (
        <div
          ref={panel}
          id={`${id}-panel`}
          role="tabpanel"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have nothing in it that takes the focus
          tabIndex={0}
          aria-labelledby={tabId(id, weeks.open)}
          aria-busy={isLoading}
          className={classNames(styles.panel, isLoading && styles.busy)}
        >
          <WeekDays
            monday={mondayAt(weeks, shown?.week ?? weeks.open)}
            days={shown?.days ?? null}
            isOver={isLoading && shown !== null && shown.week !== weeks.open}
            pending={pending}
            onPick={onPick}
          />
          {isLoading && <span className={styles.spinner} data-spinner="" />}
        </div>
      )}
    </div>
  );
}

/** Those who do not see it hear that a week's times have come, and how many there are. */
function useAnnouncedTimes({ weeks, shown, isLoading, hasFailed }: WeekTimes): void {
  const { t, site, announce } = useBooking();
  const days = isLoading ? null : (shown?.days ?? null);
  const monday = mondayAt(weeks, shown?.week ?? weeks.open);
  useEffect(() => {
    if (days === null || hasFailed) return;
    const count = days.reduce((sum, day) => sum + timesOf(day).length, 0);
    announce(t('times.loaded', { when: weekText(monday, site.locale), count }));
  }, [days, monday, hasFailed, t, site.locale, announce]);
}

const tabId = (id: string, week: number) => `${id}-week-${week}`;

const STEPS: Readonly<Record<string, (open: number, count: number) => number>> = {
  ArrowRight: (open) => open + 1,
  ArrowLeft: (open) => open - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** ARIA pattern "tabs": one tab stop, arrows open the next week at once. */
function WeekTabs({ times: { weeks, go }, id }: { readonly times: WeekTimes; readonly id: string }) {
  const { t, site } = useBooking();
  // The week that a key has opened and whose tab is owed the focus: a second key may come before the first is drawn.
  const byKey = useRef<number | null>(null);
  const { open, count, strip } = weeks;
  useEffect(() => {
    if (byKey.current !== open) return;
    byKey.current = null;
    document.getElementById(tabId(id, open))?.focus({ preventScroll: true });
  }, [id, open]);
  const pressed = (event: KeyboardEvent) => {
    const week = STEPS[event.key]?.(open, count);
    if (week === undefined) return;
    event.preventDefault();
    if (week === open || !canOpen(weeks, week)) return;
    byKey.current = week;
    go({ kind: 'open', week });
  };
  return (
    <div className={styles.weeks} data-weeks="tabs">
      <IconButton
        icon="ChevronLeft"
        label={t('times.previous')}
        disabled={!canScroll(weeks, -1)}
        onClick={() => go({ kind: 'scroll', by: -1 })}
      />
      <div role="tablist" aria-label={t('times.weeks')} className={styles.strip} onKeyDown={pressed}>
        {Array.from({ length: count }, (_, week) => (
          <button
            key={mondayAt(weeks, week)}
            type="button"
            role="tab"
            id={tabId(id, week)}
            aria-selected={week === open}
            aria-controls={`${id}-panel`}
            tabIndex={week === open ? 0 : -1}
            className={styles.tab}
            data-seen={week >= strip && week < strip + VISIBLE_WEEKS ? '' : undefined}
            style={{ translate: `${-100 * strip}% 0` }}
            onClick={() => go({ kind: 'open', week })}
          >
            {weekText(mondayAt(weeks, week), site.locale)}
          </button>
        ))}
      </div>
      <IconButton
        icon="ChevronRight"
        label={t('times.next')}
        disabled={!canScroll(weeks, 1)}
        onClick={() => go({ kind: 'scroll', by: 1 })}
      />
    </div>
  );
}

/** The same where it is narrow: a week back, a week on. */
function WeekArrows({ times: { weeks, go } }: { readonly times: WeekTimes }) {
  const { t, site } = useBooking();
  const { open } = weeks;
  return (
    <div className={styles.arrows} data-weeks="arrows">
      <IconButton
        icon="ChevronLeft"
        label={t('times.previous')}
        disabled={!canOpen(weeks, open - 1)}
        onClick={() => go({ kind: 'open', week: open - 1 })}
      />
      <p className={styles.week}>{weekText(mondayAt(weeks, open), site.locale)}</p>
      <IconButton
        icon="ChevronRight"
        label={t('times.next')}
        disabled={!canOpen(weeks, open + 1)}
        onClick={() => go({ kind: 'open', week: open + 1 })}
      />
    </div>
  );
}
