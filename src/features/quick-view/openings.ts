import { keepInside } from '~/ui/dialog/keep-inside';
import { stepOver } from '~/ui/swap/step-over';

/** A quick view that is open; `at once` is without movement, when something else takes its place. */
export interface Opened {
  close(how?: 'at once'): void;
}

export interface Opening {
  /** Its heading and all that it shows are drawn into it. */
  readonly frame: HTMLElement;
  readonly card: HTMLElement;
  /** What it was opened with: the focus comes back to it. */
  readonly button: HTMLElement;
  /** Ends with the quick view. */
  readonly signal: AbortSignal;
  /** It goes, and can no longer be used. */
  readonly onClosing: () => void;
  /** It is out of sight, and to be taken away. */
  readonly onClosed: () => void;
}

/** Half a turn of a card, in milliseconds: two of them are one flip. */
const HALF_MS = 190;
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const turned = (degrees: number): Keyframe => ({
  transform: `perspective(75rem) rotateY(${degrees}deg)`,
});

/**
 * Turns the card over: the face takes its place, and what lies behind can be neither reached nor read. The second half of
 * the turn shows the other side, so that at no time two sides are seen.
 */
export function openFlip({ frame, card, button, signal, onClosing, onClosed }: Opening): Opened {
  const heading = headingOf(frame);
  const fronts = [...card.children].filter((child) => child instanceof HTMLElement);
  let open = true;
  let turning: Animation | undefined;

  const turn = async (forward: number, show: () => void): Promise<void> => {
    turning?.cancel();
    if (matchMedia(REDUCED_MOTION).matches) return show();
    const away = card.animate([turned(0), turned(90 * forward)], { duration: HALF_MS, easing: 'ease-in' });
    turning = away;
    // A turn that was taken back has no end: nothing is shown.
    const ended = await away.finished.then(
      () => true,
      () => false,
    );
    if (!ended) return;
    show();
    turning = card.animate([turned(-90 * forward), turned(0)], { duration: HALF_MS, easing: 'ease-out' });
  };
  const showFace = () => {
    for (const front of fronts) front.inert = true;
    card.dataset.quickOpen = '';
    card.dataset.turned = '';
    card.append(frame);
    heading.focus({ preventScroll: true });
    // Where there is no room for all of it, its head is what must be seen.
    for (const part of [frame, heading]) part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const showFront = () => {
    onClosed();
    delete card.dataset.quickOpen;
    delete card.dataset.turned;
    for (const front of fronts) front.inert = false;
  };

  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-labelledby', heading.id);
  const close = (how?: 'at once') => {
    if (!open) return;
    open = false;
    onClosing();
    if (how === 'at once') {
      const hadFocus = card.contains(document.activeElement);
      turning?.cancel();
      showFront();
      if (hadFocus) button.focus({ preventScroll: true });
      return;
    }
    void turn(-1, () => {
      showFront();
      button.focus({ preventScroll: true });
    });
  };
  card.addEventListener(
    'keydown',
    (event) => {
      // Pictures over the whole screen are a dialog of their own.
      const inDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !inDialog) close();
    },
    { signal },
  );
  void turn(1, showFace);
  return { close };
}

/** A dialog over the page. It is a step of the browser's history, so that "back" closes it and leaves the page alone. */
export function openSheet({ frame, button, signal, onClosing, onClosed }: Opening): Opened {
  const heading = headingOf(frame);
  const dialog = document.createElement('dialog');
  dialog.dataset.modal = '';
  dialog.dataset.quickSheet = '';
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(frame);
  document.body.append(dialog);
  stepOver();
  dialog.showModal();
  heading.focus();

  let open = true;
  const finish = () => {
    open = false;
    onClosing();
    dialog.close();
    onClosed();
    dialog.remove();
    button.focus({ preventScroll: true });
  };
  const close = () => {
    if (!open) return;
    finish();
    history.back();
  };
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener('keydown', (event) => keepInside(event, dialog));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
    else followLink(event);
  });
  addEventListener('popstate', () => open && finish(), { signal });
  return { close };
}

/** A page that is opened from the dialog takes its place in the history: from there, "back" leads to the list. */
function followLink(event: MouseEvent): void {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || !plain || link === null || !/^https?:/.test(link.href)) return;
  event.preventDefault();
  location.replace(link.href);
}

function headingOf(frame: HTMLElement): HTMLElement {
  const heading = frame.querySelector('h2');
  if (heading === null) throw new Error('the quick view has no heading');
  return heading;
}
