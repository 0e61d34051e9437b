import { type DragEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { translatorOver } from '~/messages/translate';
import { classNames } from '~/ui/class-names';
import styles from './board.module.css';
import { isArrow, placeTowards, startAt } from './board-places';
import { BoardRow } from './board-row';
import {
  type BoardProps,
  knownOf,
  type Places,
  readBoard,
  type ShownPlace,
  type ShownStep,
  type ShownVisit,
  timeOf,
} from './board-wire';
import { ChosenVisit, messageOfStep } from './chosen-visit';
import { LostNotice } from './live/lost-notice';
import { NewDayNotice } from './live/new-day-notice';
import { type StepMessage, StepNotice } from './live/step-notice';
import { useGone } from './live/use-gone';
import { useLive } from './live/use-live';
import { useNow } from './use-now';
import { askPlaces, hrefOf, sendMove, sendStep } from './visit-calls';
import { VisitFace } from './visit-face';

/** A visit that is about to be moved. */
interface Choice {
  readonly id: string;
  readonly plate: string;
  readonly places: Places;
  readonly target: ShownPlace | null;
}

/**
 * The bays of a day and what stands in them. A visit is dragged, or chosen and moved by the arrow keys or from a list; without
 * scripts each is a link to its own page.
 */
export function Board(props: BoardProps) {
  const { texts, workshop, day, isToday, zone } = props;
  const t = useMemo(() => translatorOver(texts), [texts]);
  const {
    shown: board,
    lost,
    refresh,
    clock,
  } = useLive(workshop, `${workshop}/board/day?day=${day}`, props.board, readBoard);
  const now = useNow(day, zone, clock);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [message, setMessage] = useState<StepMessage | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The panel of what is chosen would lie over the bays that it may go to. */
  const [isDragged, setDragged] = useState(false);
  const refocus = useRef<string | null>(null);
  const grabbed = useRef(0);
  const chosen = [...board.visits, ...board.missed].find(({ id }) => id === choice?.id) ?? null;
  const pageOf = (id: string) => hrefOf(workshop, id);
  useGone(choice !== null && !isBusy, chosen !== null, () => {
    setChoice(null);
    setMessage({ tone: 'warning', text: t('board.gone', { plate: choice?.plate ?? '' }) });
  });

  useEffect(() => {
    if (refocus.current === null) return;
    document.getElementById(`v-${refocus.current}`)?.focus();
    refocus.current = null;
  });

  const nameOf = (bayId: string) => board.bays.find(({ id }) => id === bayId)?.name ?? bayId;
  const inWords = ({ bayId, time }: ShownPlace) => `${nameOf(bayId)}, ${time}`;
  const ownPlace = ({ bayId, from }: ShownVisit): ShownPlace => ({ bayId, time: timeOf(Math.max(0, from)) });

  async function choose(visit: ShownVisit): Promise<void> {
    if (choice?.id === visit.id && choice.places !== 'unknown') return;
    setMessage(null);
    setChoice({ id: visit.id, plate: visit.plate, places: visit.isMovable ? 'asked' : [], target: null });
    if (!visit.isMovable) return;
    const own = ownPlace(visit);
    const found = await askPlaces(workshop, visit.id, day);
    // Who was missed may have the same place again.
    const isOther = ({ bayId, time }: ShownPlace) =>
      visit.state === 'no-show' || bayId !== own.bayId || time !== own.time;
    const places = found === 'unknown' ? found : found.filter(isOther);
    setChoice((current) => (current?.id === visit.id ? { ...current, places } : current));
  }

  async function moveTo(visit: ShownVisit, place: ShownPlace): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const moved = await sendMove(workshop, visit.id, day, place);
    await refresh();
    // In another bay it is another element.
    refocus.current = visit.id;
    setBusy(false);
    // What did not reach the server is there to be tried again.
    if (moved !== null) setChoice(null);
    const where = { plate: visit.plate, bay: nameOf(place.bayId), time: place.time };
    if (moved === null) setMessage({ tone: 'danger', text: t('board.failed') });
    else if ('refusal' in moved)
      setMessage({ tone: 'warning', text: t(`board.refused.${moved.refusal}`, { bay: where.bay }) });
    else
      setMessage({
        tone: 'success',
        text: t(moved.isCustomerNotified ? 'board.movedTold' : 'board.moved', where),
      });
  }

  async function mark(visit: ShownVisit, step: ShownStep): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const marked = await sendStep(workshop, visit, day, step);
    await refresh();
    refocus.current = visit.id;
    setBusy(false);
    if (marked !== null) setChoice(null);
    setMessage(messageOfStep(t, visit, marked));
  }

  function onKey(event: KeyboardEvent, visit: ShownVisit): void {
    if (choice?.id !== visit.id) return;
    if (event.key === 'Escape') setChoice(null);
    else if (event.key === 'Enter' && choice.target !== null) {
      event.preventDefault();
      void moveTo(visit, choice.target);
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const from = choice.target ?? ownPlace(visit);
      const target = placeTowards(knownOf(choice.places), board.bays, from, event.key);
      if (target !== null) setChoice({ ...choice, target });
    }
  }

  /** Where the visit that is dragged would begin: its own beginning is under the pointer less where it was taken. */
  function placeUnder(event: DragEvent<HTMLElement>, bayId: string): ShownPlace {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return { bayId, time: startAt((event.clientX - grabbed.current - left) / width, board) };
  }

  const drag = {
    start(event: DragEvent<HTMLElement>, visit: ShownVisit) {
      grabbed.current = event.clientX - event.currentTarget.getBoundingClientRect().left;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', visit.plate);
      setDragged(true);
      void choose(visit);
    },
    end: () => setDragged(false),
    over(event: DragEvent<HTMLElement>, bayId: string) {
      if (choice === null) return;
      event.preventDefault();
      const target = placeUnder(event, bayId);
      if (target.bayId !== choice.target?.bayId || target.time !== choice.target.time)
        setChoice({ ...choice, target });
    },
    drop(event: DragEvent<HTMLElement>, bayId: string) {
      event.preventDefault();
      // What goes to another bay is another element, which nothing was dragged of.
      setDragged(false);
      if (chosen !== null) void moveTo(chosen, placeUnder(event, bayId));
    },
  };

  const announced =
    chosen === null
      ? ''
      : choice?.target != null
        ? inWords(choice.target)
        : t('board.chosen', { plate: chosen.plate });
  const hours = Array.from({ length: (board.to - board.from) / 60 }, (_, at) => board.from + at * 60);
  return (
    <div className={styles.board}>
      <LostNotice lost={lost} href={`${workshop}/board?day=${day}`} t={t} />
      <NewDayNotice
        isOver={isToday && now.isOver}
        isInUse={choice !== null || isBusy}
        href={`${workshop}/board`}
        t={t}
      />
      <StepNotice message={message} />
      <p className="visually-hidden" role="status">
        {announced}
      </p>
      <p className={styles.keys}>{t('board.keys')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, too */}
      <section className={styles.scroller} tabIndex={0} aria-label={t('board.keys')}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((minute) => (
            <span key={minute}>{timeOf(minute)}</span>
          ))}
        </div>
        {board.bays.map((bay) => (
          <BoardRow
            key={bay.id}
            bay={bay}
            label={t('board.list', { bay: bay.name })}
            board={board}
            now={now.minute}
            choice={choice}
            length={chosen === null ? 0 : chosen.to - chosen.from}
            hrefOf={pageOf}
            onChoose={(visit) => void choose(visit)}
            onKey={onKey}
            drag={drag}
          />
        ))}
        {board.missed.length > 0 && (
          <div className={styles.row}>
            <h2 className={styles.bay}>{t('staff.state.no-show')}</h2>
            <ol className={classNames(styles.track, styles.missed)}>
              {board.missed.map((visit) => (
                <li
                  key={visit.id}
                  className={classNames(styles.visit, choice?.id === visit.id && styles.chosen)}
                  data-state={visit.state}
                >
                  <VisitFace
                    visit={visit}
                    href={pageOf(visit.id)}
                    isChosen={choice?.id === visit.id}
                    onChoose={(each) => void choose(each)}
                    onKey={onKey}
                    onDragStart={drag.start}
                    onDragEnd={drag.end}
                  />
                </li>
              ))}
            </ol>
          </div>
        )}
      </section>
      {chosen !== null && choice !== null && !isDragged && (
        <ChosenVisit
          t={t}
          visit={chosen}
          places={choice.places}
          target={choice.target}
          isBusy={isBusy}
          inWords={inWords}
          openHref={pageOf(chosen.id)}
          moveHref={`${pageOf(chosen.id)}/move?day=${day}`}
          onAgain={() => void choose(chosen)}
          onStep={(step) => void mark(chosen, step)}
          onTarget={(target) => setChoice({ ...choice, target })}
          onMove={(target) => void moveTo(chosen, target)}
          onClose={() => {
            refocus.current = chosen.id;
            setChoice(null);
          }}
        />
      )}
    </div>
  );
}
