import type { DragEvent, KeyboardEvent } from 'react';
import styles from './board.module.css';
import type { ShownVisit } from './board-wire';

/** A visit on a board: a link to its page, which a script makes something to choose and to drag. */
export function VisitFace({
  visit,
  anchor = `v-${visit.id}`,
  className = styles.face,
  href,
  isChosen,
  onChoose,
  onKey,
  onDragStart,
  onDragEnd,
}: {
  readonly visit: ShownVisit;
  /** Its id in the document. */
  readonly anchor?: string;
  readonly className?: string | undefined;
  readonly href: string;
  readonly isChosen: boolean;
  onChoose(visit: ShownVisit): void;
  onKey(event: KeyboardEvent, visit: ShownVisit): void;
  onDragStart(event: DragEvent<HTMLElement>, visit: ShownVisit): void;
  onDragEnd(): void;
}) {
  return (
    <a
      id={anchor}
      href={href}
      className={className}
      draggable={visit.isMovable}
      aria-current={isChosen ? 'true' : undefined}
      onDragStart={(event) => onDragStart(event, visit)}
      onDragEnd={onDragEnd}
      onKeyDown={(event) => onKey(event, visit)}
      onClick={(event) => {
        // A new tab is a new tab.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(visit);
      }}
    >
      <span className={styles.plate}>{visit.plate}</span>
      <span className={styles.time}>{visit.time}</span>
      <span className={styles.state}>{visit.stateText}</span>
      <span className={styles.services}>{visit.services}</span>
      <span className={styles.customer}>{visit.customer}</span>
    </a>
  );
}
