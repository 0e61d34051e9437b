import { type DragEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { translatorOver } from '~/messages/translate';
import { Select } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import { List } from '~/ui/text/list';
import {
  minutesOf,
  type Places,
  type ShownPlace,
  type ShownStep,
  type ShownVisit,
  timeOf,
} from '../board/board-wire';
import { ChosenVisit, messageOfStep } from '../board/chosen-visit';
import { LostNotice } from '../board/live/lost-notice';
import { type StepMessage, StepNotice } from '../board/live/step-notice';
import { useGone } from '../board/live/use-gone';
import { useLive } from '../board/live/use-live';
import { askPlaces, hrefOf, sendMove, sendStep } from '../board/visit-calls';
import styles from './week.module.css';
import { WeekDay } from './week-day';
import { readWeek, type WeekProps, type WeekShown } from './week-wire';

/** A visit that was chosen on one of its days, and the day to which it may go. */
interface Choice {
  readonly id: string;
  readonly plate: string;
  readonly on: string;
  readonly day: string;
  readonly places: Places;
  readonly target: ShownPlace | null;
}

/** The bays of a week. A visit is dragged to another day or bay, or chosen and moved from lists. */
export function WeekBoard(props: WeekProps) {
  const { texts, workshop, name } = props;
  const t = useMemo(() => translatorOver(texts), [texts]);
  const { shown, lost, refresh } = useLive(
    workshop,
    `${workshop}/board/week?week=${name}`,
    props.week,
    readWeek,
  );
  const [choice, setChoice] = useState<Choice | null>(null);
  const [message, setMessage] = useState<StepMessage | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The panel of what is chosen would lie over the bays that it may go to. */
  const [isDragged, setDragged] = useState(false);
  const refocus = useRef<string | null>(null);
  const chosen = choice === null ? null : findVisit(shown, choice.id);
  useGone(choice !== null && !isBusy, chosen !== null, () => {
    setChoice(null);
    setMessage({ tone: 'warning', text: t('board.gone', { plate: choice?.plate ?? '' }) });
  });

  useEffect(() => {
    if (refocus.current === null) return;
    document.querySelector<HTMLElement>(`[id$=${JSON.stringify(`v-${refocus.current}`)}]`)?.focus();
    refocus.current = null;
  });

  const nameOf = (bayId: string) => shown.bays.find(({ id }) => id === bayId)?.name ?? bayId;
  const dayName = (date: string) => shown.days.find((day) => day.date === date)?.name ?? date;

  /** Looks where the visit may be on a day, in a bay if one is said; what is nearest to its time is chosen. */
  async function look(visit: ShownVisit, on: string, day: string, bayId: string | null): Promise<void> {
    setMessage(null);
    setChoice({
      id: visit.id,
      plate: visit.plate,
      on,
      day,
      places: visit.isMovable ? 'asked' : [],
      target: null,
    });
    if (!visit.isMovable) return;
    const found = await askPlaces(workshop, visit.id, day);
    const tell = (places: Places, target: ShownPlace | null = null) =>
      setChoice((now) => (now?.id === visit.id && now.day === day ? { ...now, places, target } : now));
    if (found === 'unknown') return tell(found);
    const own = { bayId: visit.bayId, time: timeOf(Math.max(0, visit.from)) };
    const others = found.filter(
      (place) =>
        visit.state === 'no-show' || day !== on || place.bayId !== own.bayId || place.time !== own.time,
    );
    const inBay = others.filter((place) => place.bayId === (bayId ?? own.bayId));
    const target = nearest(inBay.length === 0 && bayId === null ? others : inBay, own.time);
    if (target === null && bayId !== null) setMessage({ tone: 'warning', text: t('board.noneThere') });
    tell(others, target);
  }

  async function moveTo(visit: ShownVisit, day: string, place: ShownPlace): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const moved = await sendMove(workshop, visit.id, day, place);
    await refresh();
    done(visit, moved !== null);
    const where = { plate: visit.plate, bay: nameOf(place.bayId), time: `${dayName(day)} ${place.time}` };
    if (moved === null) setMessage({ tone: 'danger', text: t('board.failed') });
    else if ('refusal' in moved)
      setMessage({ tone: 'warning', text: t(`board.refused.${moved.refusal}`, { bay: where.bay }) });
    else
      setMessage({
        tone: 'success',
        text: t(moved.isCustomerNotified ? 'board.movedTold' : 'board.moved', where),
      });
  }

  async function mark(visit: ShownVisit, on: string, step: ShownStep): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const marked = await sendStep(workshop, visit, on, step);
    await refresh();
    done(visit, marked !== null);
    setMessage(messageOfStep(t, visit, marked));
  }

  /** @param isAnswered false: it did not reach the server, and is there to be tried again */
  function done(visit: ShownVisit, isAnswered: boolean): void {
    // On another day it is another element.
    refocus.current = visit.id;
    setBusy(false);
    if (isAnswered) setChoice(null);
  }

  const drag = {
    start(event: DragEvent<HTMLElement>, visit: ShownVisit, on: string) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', visit.plate);
      setMessage(null);
      setDragged(true);
      setChoice({ id: visit.id, plate: visit.plate, on, day: on, places: 'asked', target: null });
    },
    end: () => setDragged(false),
    over(event: DragEvent<HTMLElement>) {
      if (chosen?.isMovable === true) event.preventDefault();
    },
    drop(event: DragEvent<HTMLElement>, day: string, bayId: string) {
      event.preventDefault();
      setDragged(false);
      if (chosen !== null && choice !== null) void look(chosen, choice.on, day, bayId);
    },
  };

  // Head, bays, and whoever did not come.
  const rows = { gridTemplateRows: `repeat(${shown.bays.length + 2}, auto)` };
  return (
    <div className={styles.board}>
      <LostNotice lost={lost} href={`${workshop}?week=${name}`} t={t} />
      <StepNotice message={message} />
      <p className={styles.keys}>{t('board.weekKeys')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, too */}
      <section className={styles.scroller} style={rows} tabIndex={0} aria-label={t('board.weekKeys')}>
        <div className={styles.bays} aria-hidden="true">
          {shown.bays.map(({ id, name: bay }, at) => (
            <p key={id} style={{ gridRow: at + 2 }}>
              {bay}
            </p>
          ))}
        </div>
        <List ordered className={styles.days} style={{ gridTemplateColumns: columnsOf(shown) }}>
          {shown.days.map((day) => (
            <WeekDay
              key={day.date}
              t={t}
              workshop={workshop}
              day={day}
              nameOf={nameOf}
              chosen={choice?.on === day.date ? choice.id : null}
              onChoose={(visit) => {
                if (choice?.id !== visit.id || choice.on !== day.date)
                  void look(visit, day.date, day.date, null);
              }}
              onKey={(event: KeyboardEvent) => {
                if (event.key === 'Escape') setChoice(null);
              }}
              drag={drag}
            />
          ))}
        </List>
      </section>
      {chosen !== null && choice !== null && !isDragged && (
        <ChosenVisit
          t={t}
          visit={chosen}
          places={choice.places}
          target={choice.target}
          isBusy={isBusy}
          inWords={({ bayId, time }) => `${nameOf(bayId)}, ${time}`}
          openHref={hrefOf(workshop, chosen.id)}
          moveHref={`${hrefOf(workshop, chosen.id)}/move?day=${choice.day}`}
          dayChoice={
            <Field label={t('board.toDay')}>
              {(control) => (
                <Select
                  {...control}
                  value={choice.day}
                  onChange={(event) => void look(chosen, choice.on, event.target.value, null)}
                >
                  {shown.days.map((day) => (
                    <option key={day.date} value={day.date}>
                      {day.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          }
          onTarget={(target) => setChoice({ ...choice, target })}
          onMove={(target) => void moveTo(chosen, choice.day, target)}
          onAgain={() => void look(chosen, choice.on, choice.day, null)}
          onStep={(step) => void mark(chosen, choice.on, step)}
          onClose={() => {
            refocus.current = chosen.id;
            setChoice(null);
          }}
        />
      )}
    </div>
  );
}

/** Days on which nobody works are narrow. */
const columnsOf = ({ days }: WeekShown): string =>
  days.map(({ isClosed }) => (isClosed ? 'minmax(4rem, 0.4fr)' : 'minmax(8.5rem, 1fr)')).join(' ');

const findVisit = ({ days }: WeekShown, id: string): ShownVisit | null =>
  days
    .flatMap(({ cells, missed }) => [...cells.flatMap(({ visits }) => visits), ...missed])
    .find((visit) => visit.id === id) ?? null;

function nearest(places: readonly ShownPlace[], time: string): ShownPlace | null {
  const minute = minutesOf(time);
  const [first] = places.toSorted(
    (a, b) => Math.abs(minutesOf(a.time) - minute) - Math.abs(minutesOf(b.time) - minute),
  );
  return first ?? null;
}
