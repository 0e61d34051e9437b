import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '~/ui/class-names';
import { followed, isOpenAfter } from './drag';
import styles from './side-summary.module.css';
import type { SummaryTexts } from './texts';

export interface SideSummaryProps {
  /** How many things have been chosen: the badge of the drawer. */
  readonly count: number;
  readonly t: SummaryTexts;
  /** Unique on the page. */
  readonly id: string;
  readonly children: ReactNode;
}

/** From here on the summary stands beside the flow; below it is a drawer at the foot of the screen. */
const BESIDE = '(min-width: 64rem)';

/** Height of the closed drawer, in CSS pixels (specification 3 §9). */
const COLLAPSED = 72;

/** A press that moves further than this is a drag. */
const STEADY = 6;

/** Beside the flow, and sticky, where there is room; on phones a drawer (specification 3 §2, side summary). */
export function SideSummary({ count, t, id, children }: SideSummaryProps) {
  const isDrawer = useIsDrawer();
  const [isOpen, setOpen] = useState(false);
  const { root, drag } = useDrag(isOpen, setOpen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    <>
      {isDrawer && isOpen && (
        <div className={styles.scrim} aria-hidden="true" onClick={() => setOpen(false)} />
      )}
      <aside
        ref={root}
        className={classNames(styles.side, isOpen && styles.open)}
        aria-labelledby={`${id}-title`}
        data-drawer={isOpen ? 'open' : 'closed'}
        onKeyDown={onKeyDown}
      >
        <div className={styles.handle} {...drag}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.label}>
              {t('summary.drawer')}
              <span className={styles.badge} data-count="">
                {count}
              </span>
            </span>
            <span className={styles.action}>{t(isOpen ? 'summary.hide' : 'summary.show')}</span>
          </button>
        </div>
        <div id={`${id}-content`} className={styles.content} inert={isDrawer && !isOpen}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t('summary.title')}
          </h2>
          {children}
        </div>
      </aside>
    </>
  );
}

function useIsDrawer(): boolean {
  const [isDrawer, setDrawer] = useState(false);
  useEffect(() => {
    const beside = matchMedia(BESIDE);
    const follow = () => setDrawer(!beside.matches);
    follow();
    beside.addEventListener('change', follow);
    return () => beside.removeEventListener('change', follow);
  }, []);
  return isDrawer;
}

/** The drawer follows a finger on its handle and springs where it belongs; the click that ends a drag is none. */
function useDrag(isOpen: boolean, setOpen: (open: boolean) => void) {
  const root = useRef<HTMLElement>(null);
  const press = useRef<{ readonly id: number; readonly y: number; moved: boolean } | null>(null);

  const place = (offset: number | null) => {
    const { current: element } = root;
    if (element === null) return;
    element.style.transition = offset === null ? '' : 'none';
    element.style.translate = offset === null ? '' : `0 ${offset}px`;
  };
  const end = (event: PointerEvent, isReleased: boolean) => {
    if (press.current?.id !== event.pointerId) return;
    const { y, moved } = press.current;
    if (!moved) press.current = null;
    place(null);
    if (moved && isReleased) setOpen(isOpenAfter(isOpen, event.clientY - y));
  };
  const drag = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      press.current = { id: event.pointerId, y: event.clientY, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = press;
      if (current?.id !== event.pointerId) return;
      const dragged = event.clientY - current.y;
      if (!current.moved && Math.abs(dragged) < STEADY) return;
      if (!current.moved) event.currentTarget.setPointerCapture(event.pointerId);
      current.moved = true;
      const travel = (root.current?.offsetHeight ?? 0) - COLLAPSED;
      place(followed(isOpen, dragged, travel));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (press.current?.moved === true) {
        event.preventDefault();
        event.stopPropagation();
      }
      press.current = null;
    },
  };
  return { root, drag };
}
