import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon/icon';
import styles from './tip.module.css';

/** CATALOGUE-2. */
const DELAY_MS = 400;

/**
 * When a tip is seen: 400 ms after a mouse has come over what it belongs to, at once for whoever comes by keyboard or presses
 * its button; gone with Escape, another press, or by leaving. Spread `area` on what it belongs to.
 */
export function useTip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (open: boolean) => {
    clearTimeout(timer.current);
    setOpen(open);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const area = {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(true), DELAY_MS);
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse') show(false);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen) return;
      // The dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      show(false);
    },
  };
  return { isOpen, show, area };
}

interface Props {
  /** Of the tip, which describes what it belongs to, seen or not. */
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly tip: Pick<ReturnType<typeof useTip>, 'isOpen' | 'show'>;
}

/** The button of a tip, and the tip. */
export function Tip({ id, label, text, tip: { isOpen, show } }: Props) {
  // A press gives the focus first; what was seen before the press goes with it.
  const wasOpen = useRef(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-describedby={id}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) show(true);
        }}
        onBlur={() => show(false)}
        onClick={(event) => show(event.detail === 0 ? !isOpen : !wasOpen.current)}
      >
        <Icon name="Info" size="1.25rem" />
      </button>
      <span role="tooltip" id={id} className={classNames(styles.tip, isOpen && styles.open)}>
        {text}
      </span>
    </>
  );
}
