import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { Combobox } from '~/ui/combobox/combobox';
import { type FoundPlace, findPlace } from './find-place';
import styles from './place-choice.module.css';
import { requestPosition } from './position';
import type { PlaceTexts } from './texts';

/** Suggestions come from three characters on (TOWN-1). */
const MIN_LENGTH = 3;
/** Among what is asked for; no town is called so. */
const OWN_POSITION = '';
/** As many suggestions as there may be at once. */
const MAX_PLACES = 8;

const PROBLEMS = {
  denied: 'workshop.denied',
  unavailable: 'workshop.unavailable',
  timeout: 'workshop.timeout',
  unknown: 'workshop.positionUnknown',
} as const;

export interface PlaceChoiceProps {
  /** Prefix of element ids. */
  readonly uid: string;
  readonly t: PlaceTexts;
  /** Name of the place that is chosen; empty: none is. */
  readonly place: string;
  /** Where is looked now, in words. */
  readonly note: string;
  readonly onPlace: (place: FoundPlace) => void;
  /** The suggestions stay so many milliseconds after the box is left. */
  readonly hideAfter?: number;
}

/** From where something is looked for: a town, or the visitor's own position. Both are as they like. */
export function PlaceChoice({ uid, t, place, note, onPlace, hideAfter }: PlaceChoiceProps) {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<'place' | 'position' | null>(null);
  const root = useRef<HTMLFormElement>(null);
  // What was asked last counts: a town may be typed while the browser asks whether it may say where one is. Null: nothing is
  // being asked.
  const question = useRef<string | null>(null);
  const id = `${uid}-place`;
  // The place that was found stands in the field, also where it comes from a position.
  useEffect(() => {
    const input = root.current?.querySelector<HTMLInputElement>('input');
    if (input && place !== '') input.value = place;
  }, [place]);

  const typed = () => root.current?.querySelector<HTMLInputElement>('input')?.value.trim() ?? '';
  const over = () => {
    question.current = null;
    setBusy(null);
  };
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed();
    if (name === '' || question.current === name) return;
    question.current = name;
    setBusy('place');
    const found = await findPlace({ q: name });
    if (question.current !== name) return;
    over();
    if (found === 'unknown') setProblem(t('workshop.placeUnknown', { place: name }));
    else if (found === 'failed') setProblem(t('workshop.placeFailed'));
    else {
      setProblem('');
      onPlace(found);
    }
  };
  const locate = async () => {
    question.current = OWN_POSITION;
    setBusy('position');
    setProblem('');
    const before = typed();
    const answer = await requestPosition(navigator.geolocation);
    if (question.current !== OWN_POSITION) return;
    // Who types by now wants what they type.
    if (typed() !== before) return over();
    if (typeof answer === 'string') {
      over();
      setProblem(t(PROBLEMS[answer]));
      return;
    }
    const found = await findPlace({ latitude: String(answer.lat), longitude: String(answer.lng) });
    if (question.current !== OWN_POSITION) return;
    over();
    if (typed() === before)
      onPlace({ ...answer, name: typeof found === 'string' ? t('workshop.yourPosition') : found.name });
  };

  return (
    <form
      ref={root}
      className={styles.root}
      aria-label={t('workshop.placeSearch')}
      onSubmit={(event: FormEvent) => void search(event)}
      data-place=""
    >
      <p className={styles.near} data-origin="">
        {note}
      </p>
      <label htmlFor={id} className={styles.label}>
        {t('workshop.place')}
      </label>
      <Combobox
        id={id}
        source="/api/places"
        label={t('suggest.label')}
        announcements={Array.from({ length: MAX_PLACES + 1 }, (_, count) =>
          count === 0 ? t('suggest.none') : t('suggest.count', { count }),
        )}
        minLength={MIN_LENGTH}
        submits
        {...(hideAfter !== undefined && { hideAfter })}
        credit={t('near.credit')}
        {...(styles.box !== undefined && { className: styles.box })}
        input={{
          name: 'place',
          maxLength: 80,
          defaultValue: place,
          placeholder: t('near.placeholder'),
          'aria-describedby': `${id}-problem`,
        }}
      />
      <Button type="submit" variant="secondary" busy={busy === 'place'}>
        {t('workshop.placeSearch')}
      </Button>
      <Button variant="secondary" iconBefore="Pin" busy={busy === 'position'} onClick={() => void locate()}>
        {t('workshop.position')}
      </Button>
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
