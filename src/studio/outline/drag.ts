/** As far as a pointer moves in a click by an unsteady hand. */
const CLICK_PX = 6;

export type PointerDown = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY' | 'button'>;

/** What follows a pointer from where it goes down on something until it lets go. */
interface Drag {
  onMove(x: number, y: number): void;
  /** @param isDropped false: it was broken off, by Escape or by the browser */
  onEnd(isDropped: boolean): void;
}

/** Begins a drag once a pointer that went down is moved further than in a click; in the window of the page or of the studio. */
export function followPointer(element: HTMLElement, down: PointerDown, begin: () => Drag): void {
  const { pointerId, clientX, clientY } = down;
  if (down.button !== 0) return;
  const { ownerDocument } = element;
  let drag: Drag | null = null;
  const move = (event: PointerEvent) => {
    if (drag === null) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < CLICK_PX) return;
      element.setPointerCapture(pointerId);
      drag = begin();
    }
    event.preventDefault();
    drag.onMove(event.clientX, event.clientY);
  };
  const end = (isDropped: boolean) => {
    ownerDocument.removeEventListener('pointermove', move);
    ownerDocument.removeEventListener('pointerup', up);
    ownerDocument.removeEventListener('pointercancel', cancel);
    ownerDocument.removeEventListener('keydown', press, true);
    drag?.onEnd(isDropped);
  };
  const up = () => end(true);
  const cancel = () => end(false);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  // A quick hand has left the element with the first movement; once it is a drag, the element has all of them.
  ownerDocument.addEventListener('pointermove', move);
  ownerDocument.addEventListener('pointerup', up);
  ownerDocument.addEventListener('pointercancel', cancel);
  ownerDocument.addEventListener('keydown', press, true);
}
