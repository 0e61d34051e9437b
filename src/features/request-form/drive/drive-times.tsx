import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Translate } from '~/messages';
import { Button } from '~/ui/button';
import { BoxedRadio } from '~/ui/form/boxed-radio';
import { Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { forgetLateChoice, lateChoice } from '~/ui/form/stored-fields';
import { useFormContent } from '../form-context';
import type { DRIVE_KEYS } from './drive-keys';
import styles from './drive-times.module.css';
import { type FreeDay, fetchFreeDays } from './free-times';

type T = Translate<(typeof DRIVE_KEYS)[number]>;

type Days =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly days: readonly FreeDay[] };

function useFreeDays(href: string): Days {
  const [days, setDays] = useState<Days>({ kind: 'loading' });
  useEffect(() => {
    const leave = new AbortController();
    fetchFreeDays(href, leave.signal).then(
      (known) => setDays({ kind: 'known', days: known }),
      () => leave.signal.aborted || setDays({ kind: 'failed' }),
    );
    return () => leave.abort();
  }, [href]);
  return days;
}

interface DriveTimesProps {
  /** Where the free times of the car are asked for. */
  readonly href: string;
  readonly t: T;
}

/** When the visitor wants to drive: to be called about it, or one of the free times of a day. */
export function DriveTimes({ href, t }: DriveTimesProps) {
  const { uid, problems } = useFormContent();
  const problem = problems.driveTime;
  const isRefused = problem !== undefined;
  const [round, setRound] = useState(0);
  const again = () => setRound((before) => before + 1);
  // A time that turned out to be taken: what is free now is asked for.
  useEffect(() => {
    if (isRefused) setRound((before) => before + 1);
  }, [isRefused]);
  const problemId = `${uid}-driveTime-error`;
  return (
    <fieldset className={styles.choice} aria-describedby={problem === undefined ? undefined : problemId}>
      <legend className={styles.legend}>{t('drive.when')}</legend>
      {problem !== undefined && (
        <p id={problemId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <BoxedRadio id={`${uid}-driveTime`} name="driveTime" value="" defaultChecked>
        {t('drive.callMe')}
      </BoxedRadio>
      <FreeTimes key={round} href={href} t={t} again={again} />
    </fieldset>
  );
}

/** Asks once for what is free. */
function FreeTimes({ href, t, again }: DriveTimesProps & { readonly again: () => void }) {
  const days = useFreeDays(href);
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <div aria-live="polite" className={styles.state}>
        {days.kind === 'loading' && <p>{t('drive.loading')}</p>}
        {days.kind === 'failed' && (
          <>
            <p>{t('drive.failed')}</p>
            <Button variant="secondary" onClick={again}>
              {t('drive.retry')}
            </Button>
          </>
        )}
        {days.kind === 'known' && days.days.length === 0 && <p>{t('drive.none')}</p>}
        {announcement !== '' && <span className="visually-hidden">{announcement}</span>}
      </div>
      {days.kind === 'loading' && <div className={styles.room} />}
      {days.kind === 'known' && days.days.length > 0 && (
        <Times days={days.days} t={t} say={setAnnouncement} />
      )}
    </>
  );
}

const timesOf = (day: FreeDay, t: T): string => `${t('drive.times')}, ${day.label}`;

/** The days to choose from, and the times of the chosen one. */
function Times({
  days,
  t,
  say,
}: {
  readonly days: readonly FreeDay[];
  readonly t: T;
  /** How many times the day has that is shown now, for those who do not see them change. */
  readonly say: (words: string) => void;
}) {
  const { uid } = useFormContent();
  const [date, setDate] = useState(days[0]?.date);
  const place = useRef<HTMLFieldSetElement>(null);
  const isGone = useChosenBefore(place, days, setDate);
  const day = days.find((each) => each.date === date) ?? days[0];
  const words = day === undefined ? '' : `${timesOf(day, t)}: ${day.times.length}`;
  useEffect(() => say(words), [words, say]);
  if (day === undefined) return null;
  return (
    <>
      {isGone && (
        <p className={styles.problem} role="alert">
          {t('form.driveTaken')}
        </p>
      )}
      <Field label={t('drive.day')} id={`${uid}-driveDay`} className={styles.day}>
        {(control) => (
          <Select {...control} value={day.date} onChange={({ target }) => setDate(target.value)}>
            {days.map((each) => (
              <option key={each.date} value={each.date}>
                {each.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset ref={place} className={styles.times}>
        <legend className="visually-hidden">{timesOf(day, t)}</legend>
        {day.times.map(({ value, label }) => (
          <BoxedRadio key={value} name="driveTime" value={value}>
            {label}
          </BoxedRadio>
        ))}
      </fieldset>
    </>
  );
}

/**
 * Chooses again what was chosen before the page was left, and opens its day.
 *
 * @returns whether that time has been taken since
 */
function useChosenBefore(
  place: RefObject<HTMLFieldSetElement | null>,
  days: readonly FreeDay[],
  openDay: (date: string) => void,
): boolean {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    const form = place.current?.form ?? null;
    const value = form === null ? null : lateChoice(form, 'driveTime');
    if (form === null || value === null) return;
    forgetLateChoice(form, 'driveTime');
    const day = days.find(({ times }) => times.some((time) => time.value === value));
    if (day === undefined) return setIsGone(true);
    openDay(day.date);
    setChosen(value);
  }, [place, days, openDay]);
  // Once the times of its day are drawn.
  useEffect(() => {
    if (chosen === null) return;
    [...(place.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === chosen)?.click();
  }, [place, chosen]);
  return isGone;
}
