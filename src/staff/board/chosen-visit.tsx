import type { ReactNode } from 'react';
import type { Translate } from '~/messages/translate';
import { Button } from '~/ui/button';
import { Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import styles from './board.module.css';
import {
  type BoardKey,
  knownOf,
  type Marked,
  type Places,
  type ShownPlace,
  type ShownStep,
  type ShownVisit,
} from './board-wire';
import type { StepMessage } from './live/step-notice';

/** The chosen visit: who it is, and where it may go, as a list for fingers and screen readers. */
export function ChosenVisit({
  t,
  visit,
  places,
  target,
  isBusy,
  inWords,
  openHref,
  moveHref,
  dayChoice,
  onTarget,
  onMove,
  onAgain,
  onStep,
  onClose,
}: {
  readonly t: Translate<BoardKey>;
  readonly visit: ShownVisit;
  readonly places: Places;
  readonly target: ShownPlace | null;
  readonly isBusy: boolean;
  inWords(place: ShownPlace): string;
  readonly openHref: string;
  /** Another day is chosen on a page of its own; null: it is chosen here. */
  readonly moveHref: string | null;
  readonly dayChoice?: ReactNode;
  onTarget(place: ShownPlace): void;
  onMove(place: ShownPlace): void;
  /** Asks once more for the places. */
  onAgain(): void;
  onStep(step: ShownStep): void;
  onClose(): void;
}) {
  const keyOf = ({ bayId, time }: ShownPlace) => `${bayId} ${time}`;
  const isTarget = (place: ShownPlace) => target !== null && keyOf(place) === keyOf(target);
  const known = knownOf(places);
  const value = known.find(isTarget) ?? known[0] ?? null;
  return (
    <section className={styles.panel} aria-label={visit.plate}>
      <div className={styles.about}>
        <p className={styles.aboutPlate}>{visit.plate}</p>
        <p>
          {[visit.time, visit.stateText, visit.customer].filter(Boolean).join(' · ')}
          <br />
          {visit.services}
        </p>
        {visit.note !== '' && (
          <p className={styles.note}>
            {t('staffVisit.noteShort')}: {visit.note}
          </p>
        )}
      </div>
      <div className={styles.choices}>
        {visit.steps.length > 0 && (
          <p className={styles.ways}>
            {visit.steps.map((step, at) => (
              <Button
                key={step.to}
                type="button"
                size="s"
                variant={at === 0 ? 'secondary' : 'ghost'}
                disabled={isBusy}
                onClick={() => onStep(step)}
              >
                {step.text}
              </Button>
            ))}
          </p>
        )}
        {visit.isMovable && dayChoice}
        {places === 'asked' ? (
          <p className={styles.instead}>{t('board.loading')}</p>
        ) : places === 'unknown' ? (
          <div className={styles.instead} role="alert">
            <p>{t('board.unknown')}</p>
            <Button variant="secondary" size="s" type="button" onClick={onAgain}>
              {t('error.tryAgain')}
            </Button>
          </div>
        ) : value === null ? (
          visit.isMovable && <p className={styles.instead}>{t('board.noPlaces')}</p>
        ) : (
          <form
            className={styles.to}
            onSubmit={(event) => {
              event.preventDefault();
              onMove(value);
            }}
          >
            <Field label={t('board.moveTo')}>
              {(control) => (
                <Select
                  {...control}
                  value={keyOf(value)}
                  onChange={(event) => {
                    const place = known.find((each) => keyOf(each) === event.target.value);
                    if (place !== undefined) onTarget(place);
                  }}
                >
                  {known.map((place) => (
                    <option key={keyOf(place)} value={keyOf(place)}>
                      {inWords(place)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Button type="submit" busy={isBusy}>
              {t('board.move')}
            </Button>
          </form>
        )}
      </div>
      <p className={styles.ways}>
        {visit.dial !== '' && (
          <a
            href={`tel:${visit.dial}`}
            aria-label={`${t('board.call', { name: visit.customer })}, ${visit.phone}`}
          >
            {visit.phone}
          </a>
        )}
        <a href={openHref}>{t('board.open')}</a>
        {visit.isMovable && moveHref !== null && <a href={moveHref}>{t('board.otherDay')}</a>}
        <Button variant="ghost" size="s" type="button" onClick={onClose}>
          {t('board.close')}
        </Button>
      </p>
    </section>
  );
}

/** What is said after a step was marked, or was not. */
export function messageOfStep(
  t: Translate<BoardKey>,
  { plate }: ShownVisit,
  marked: Marked | null,
): StepMessage {
  if (marked === null) return { tone: 'danger', text: t('board.failed') };
  if (marked === 'wrongState' || marked === 'placeTaken')
    return { tone: 'warning', text: t(`staff.done.${marked}`) };
  return { tone: 'success', text: t(`staff.done.${marked}`, { plate }) };
}
