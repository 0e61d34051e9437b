import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '~/ui/class-names';
import { dragOffset, isOpenAfter } from './drag';
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

/** Height of the closed drawer, in CSS pixels (SUMMARY-1). */
const COLLAPSED = 72;

/** A press that moves further than this is a drag. */
const STEADY = 6;

/** Beside the flow, and sticky, where there is room; on phones a drawer (SUMMARY-1). */
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
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape closes the drawer, wherever in it the focus is */}
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

/**
 * The drawer follows a finger on its handle and springs where it belongs; the click that ends a drag is none. A pointer is
 * followed wherever it goes, as a quick one leaves the handle with its first movement.
 */
function useDrag(isOpen: boolean, setOpen: (open: boolean) => void) {
  const root = useRef<HTMLElement>(null);
  const dragged = useRef(false);

  const place = (offset: number | null) => {
    const { current: element } = root;
    if (element === null) return;
    element.style.transition = offset === null ? '' : 'none';
    element.style.translate = offset === null ? '' : `0 ${offset}px`;
  };
  const drag = {
    onPointerDown({ pointerId, clientY: start }: PointerEvent<HTMLElement>) {
      const pressed = new AbortController();
      const of = (act: (distance: number) => void) => (event: globalThis.PointerEvent) => {
        if (event.pointerId === pointerId) act(event.clientY - start);
      };
      const { signal } = pressed;
      dragged.current = false;
      const end = () => {
        pressed.abort();
        place(null);
      };
      const follow = of((distance) => {
        dragged.current ||= Math.abs(distance) >= STEADY;
        const travel = (root.current?.offsetHeight ?? 0) - COLLAPSED;
        if (dragged.current) place(dragOffset(isOpen, distance, travel));
      });
      const release = of((distance) => {
        end();
        if (dragged.current) setOpen(isOpenAfter(isOpen, distance));
      });
      document.addEventListener('pointermove', follow, { signal });
      document.addEventListener('pointerup', release, { signal });
      document.addEventListener('pointercancel', of(end), { signal });
    },
    onClickCapture(event: MouseEvent<HTMLElement>) {
      // One by keyboard (no `detail`) is never the end of a drag.
      if (!dragged.current || event.detail === 0) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { root, drag };
}
