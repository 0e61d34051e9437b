import type { DragEvent, KeyboardEvent } from 'react';
import { classNames } from '~/ui/class-names';
import { List } from '~/ui/text/list';
import styles from './board.module.css';
import {
  type BoardShown,
  knownOf,
  minutesOf,
  type Places,
  type ShownBay,
  type ShownPlace,
  type ShownVisit,
} from './board-wire';
import { VisitFace } from './visit-face';

interface Props {
  readonly bay: ShownBay;
  readonly label: string;
  readonly board: BoardShown;
  /** The minute of the day that it is now; null on other days. */
  readonly now: number | null;
  readonly choice: {
    readonly id: string;
    readonly places: Places;
    readonly target: ShownPlace | null;
  } | null;
  /** Minutes that the chosen visit takes. */
  readonly length: number;
  hrefOf(id: string): string;
  onChoose(visit: ShownVisit): void;
  onKey(event: KeyboardEvent, visit: ShownVisit): void;
  readonly drag: {
    start(event: DragEvent<HTMLElement>, visit: ShownVisit): void;
    end(): void;
    over(event: DragEvent<HTMLElement>, bayId: string): void;
    drop(event: DragEvent<HTMLElement>, bayId: string): void;
  };
}

/** A bay: its visits along the hours, on a narrow screen one below the other. */
export function BoardRow({ bay, label, board, now, choice, length, hrefOf, onChoose, onKey, drag }: Props) {
  const visits = board.visits.filter(({ bayId }) => bayId === bay.id);
  const blocked = board.blocked.filter(({ bayId }) => bayId === bay.id);
  const places = knownOf(choice?.places ?? 'asked').filter(({ bayId }) => bayId === bay.id);
  const target = choice?.target?.bayId === bay.id ? choice.target : null;
  const isAllowed = places.some(({ time }) => time === target?.time);
  // Both ends, not a length: where visits stand in a list neither counts.
  const between = (from: number, to: number) => ({
    insetInlineStart: `${shareOf(from, board)}%`,
    insetInlineEnd: `${100 - shareOf(to, board)}%`,
  });
  return (
    <div className={styles.row}>
      <h2 className={styles.bay}>{bay.name}</h2>
      {/* A place to drop on; keys and the list move as well. */}
      <List
        ordered
        className={styles.track}
        aria-label={label}
        style={{ backgroundSize: `${6000 / (board.to - board.from)}% 100%` }}
        onDragOver={(event) => drag.over(event, bay.id)}
        onDrop={(event) => drag.drop(event, bay.id)}
      >
        {blocked.map(({ from, to, text, href }) => (
          <li key={`blocked ${from} ${href}`} className={styles.blocked} style={between(from, to)}>
            <a href={href} className={styles.why}>
              {text}
            </a>
          </li>
        ))}
        {visits.map((visit) => (
          <li
            key={visit.id}
            className={classNames(styles.visit, choice?.id === visit.id && styles.chosen)}
            data-state={visit.state}
            data-blocked={blocked.some(({ from, to }) => from < visit.to && to > visit.from) || undefined}
            style={between(visit.from, visit.to)}
          >
            <VisitFace
              visit={visit}
              href={hrefOf(visit.id)}
              isChosen={choice?.id === visit.id}
              onChoose={onChoose}
              onKey={onKey}
              onDragStart={drag.start}
              onDragEnd={drag.end}
            />
          </li>
        ))}
        {places.map(({ time }) => (
          <li
            key={time}
            aria-hidden="true"
            className={styles.place}
            style={{ insetInlineStart: `${shareOf(minutesOf(time), board)}%` }}
          />
        ))}
        {now !== null && now > board.from && now < board.to && (
          <li
            aria-hidden="true"
            className={styles.now}
            style={{ insetInlineStart: `${shareOf(now, board)}%` }}
          />
        )}
        {target !== null && (
          <li
            aria-hidden="true"
            className={classNames(styles.ghost, isAllowed && styles.allowed)}
            style={between(minutesOf(target.time), minutesOf(target.time) + length)}
          >
            {target.time}
          </li>
        )}
      </List>
    </div>
  );
}

/** Share of the hours shown that lies before a minute, in percent. */
const shareOf = (minute: number, { from, to }: Pick<BoardShown, 'from' | 'to'>): number =>
  (Math.min(to, Math.max(from, minute)) - from) / ((to - from) / 100);
