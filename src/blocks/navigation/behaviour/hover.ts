import { hide, isOpen, itemsOf, panelOf } from './panels';

/** How long a panel stays after the pointer has left (NAV-6), in milliseconds. */
const CLOSE_DELAY_MS = 200;
/** The same when the pointer goes to an item that has no panel of its own. */
const CHILDLESS_CLOSE_DELAY_MS = 600;
/** A click right after opening by hover is meant to open, not to close again. */
const CLICK_GUARD_MS = 400;

const byMouse = (event: Event): event is PointerEvent =>
  event instanceof PointerEvent && event.pointerType === 'mouse';

/**
 * Panels open while a mouse is on their item; Escape, a click outside and Tab close them as ever. One item at a time
 * is the active one: the one whose panel is open, else the one the mouse is on or has just left.
 */
export function openOnHover(root: HTMLElement, signal: AbortSignal): void {
  const items = itemsOf(root);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedAt = Number.NEGATIVE_INFINITY;

  const activate = (active: HTMLElement | null) => {
    for (const item of items) item.toggleAttribute('data-active', item === active);
  };
  const resetLater = (delay: number, next: HTMLElement | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const item of items) hideUnlessFocused(panelOf(item));
      if (!items.some((item) => isOpen(panelOf(item)))) activate(next);
    }, delay);
  };
  const reset = () => {
    clearTimeout(timer);
    activate(null);
  };
  const opened = (item: HTMLElement, open: boolean) => {
    if (open) activate(item);
    else if (item.hasAttribute('data-active')) activate(null);
  };

  for (const item of items) {
    const panel = panelOf(item);
    const enter = (event: Event) => {
      if (!byMouse(event)) return;
      if (panel === null) {
        if (!items.some((each) => isOpen(panelOf(each)))) activate(item);
        resetLater(CHILDLESS_CLOSE_DELAY_MS, item);
        return;
      }
      clearTimeout(timer);
      if (isOpen(panel)) return;
      openedAt = event.timeStamp;
      panel.showPopover();
    };
    const leave = (event: Event) => {
      if (byMouse(event)) resetLater(panel === null ? CHILDLESS_CLOSE_DELAY_MS : CLOSE_DELAY_MS, null);
    };
    const click = (event: Event) => {
      if (isOpen(panel) && event.timeStamp - openedAt < CLICK_GUARD_MS) event.preventDefault();
    };
    item.addEventListener('pointerenter', enter, { signal });
    item.addEventListener('pointerleave', leave, { signal });
    item.querySelector('[data-menu-toggle]')?.addEventListener('click', click, { signal });
    panel?.addEventListener('toggle', () => opened(item, isOpen(panel)), { signal });
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && reset(), { signal });
  document.addEventListener(
    'pointerdown',
    ({ target }) => target instanceof Node && !root.contains(target) && reset(),
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Who is reading a panel by the keyboard has left the mouse somewhere. */
function hideUnlessFocused(panel: HTMLElement | null): void {
  if (panel?.querySelector(':focus-visible') == null) hide(panel);
}

/** A panel closes when the focus goes elsewhere by the keyboard. */
export function closeOnLeave(root: HTMLElement, signal: AbortSignal): void {
  for (const item of itemsOf(root)) {
    item.addEventListener(
      'focusout',
      (event) => {
        const next = event instanceof FocusEvent ? event.relatedTarget : null;
        if (next instanceof Node && !item.contains(next)) hide(panelOf(item));
      },
      { signal },
    );
  }
}
