import type { DragEvent, KeyboardEvent } from 'react';
import type { Translate } from '~/messages/translate';
import { classNames } from '~/ui/class-names';
import type { ShownVisit } from '../board/board-wire';
import { hrefOf } from '../board/visit-calls';
import { VisitFace } from '../board/visit-face';
import styles from './week.module.css';
import type { ShownCell, ShownDay, WeekKey } from './week-wire';

interface Props {
  readonly t: Translate<WeekKey>;
  /** Path of the workshop's staff pages. */
  readonly workshop: string;
  readonly day: ShownDay;
  nameOf(bayId: string): string;
  /** The visit that is chosen on this day. */
  readonly chosen: string | null;
  onChoose(visit: ShownVisit): void;
  onKey(event: KeyboardEvent): void;
  readonly drag: {
    start(event: DragEvent<HTMLElement>, visit: ShownVisit, on: string): void;
    end(): void;
    over(event: DragEvent<HTMLElement>): void;
    drop(event: DragEvent<HTMLElement>, day: string, bayId: string): void;
  };
}

/** A day of the week: its bays one below the other, in the order in which they stand at its side. */
export function WeekDay(props: Props) {
  const { t, workshop, day } = props;
  const { date, name, load, isToday, isClosed, cells, missed } = day;
  return (
    <li className={classNames(styles.day, isToday && styles.isToday, isClosed && styles.isClosed)}>
      <h2 className={styles.head}>
        <a href={`${workshop}/board?day=${date}`} aria-current={isToday ? 'date' : undefined}>
          {name}
        </a>
        <span className={styles.load}>{isClosed ? t('board.closed') : load}</span>
      </h2>
      {cells.map((cell) => (
        <Cell key={cell.bayId} {...props} cell={cell} />
      ))}
      {missed.length > 0 && (
        <section className={styles.missed}>
          <h3 className={styles.label}>{t('staff.state.no-show')}</h3>
          <Visits {...props} visits={missed} label={t('staff.state.no-show')} />
        </section>
      )}
    </li>
  );
}

function Cell({ cell, ...props }: Props & { readonly cell: ShownCell }) {
  const { t, day, nameOf, drag } = props;
  const { bayId, load, share, visits, blocked } = cell;
  const isEmpty = visits.length === 0 && blocked.length === 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: a place to drop on; the lists move as well
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <div
      className={classNames(styles.cell, isEmpty && styles.isEmpty)}
      onDragOver={drag.over}
      onDrop={(event) => drag.drop(event, day.date, bayId)}
    >
      <h3 className={styles.bay}>
        <span className={styles.bayName}>{nameOf(bayId)}</span>
        {load !== '' && <span className={styles.load}>{load}</span>}
      </h3>
      {load !== '' && (
        <div className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </div>
      )}
      {isEmpty && !day.isClosed && <p className={styles.none}>{t('staff.none')}</p>}
      {blocked.map(({ from, text, href }) => (
        <p key={`${from} ${href}`} className={styles.blocked}>
          <a href={href}>{text}</a>
        </p>
      ))}
      <Visits {...props} visits={visits} label={t('board.list', { bay: nameOf(bayId) })} />
    </div>
  );
}

function Visits({
  workshop,
  day: { date },
  chosen,
  onChoose,
  onKey,
  drag,
  visits,
  label,
}: Props & { readonly visits: readonly ShownVisit[]; readonly label: string }) {
  if (visits.length === 0) return null;
  return (
    <ol className={styles.visits} aria-label={label}>
      {visits.map((visit) => (
        <li
          key={visit.id}
          className={classNames(styles.visit, chosen === visit.id && styles.chosen)}
          data-state={visit.state}
        >
          <VisitFace
            visit={visit}
            anchor={`${date}-v-${visit.id}`}
            className={styles.face}
            href={hrefOf(workshop, visit.id)}
            isChosen={chosen === visit.id}
            onChoose={onChoose}
            onKey={onKey}
            onDragStart={(event) => drag.start(event, visit, date)}
            onDragEnd={drag.end}
          />
        </li>
      ))}
    </ol>
  );
}
