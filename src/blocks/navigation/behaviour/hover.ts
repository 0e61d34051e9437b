/** How long a panel stays after the pointer has left (specification 1 §4, §9), in milliseconds. */
export const CLOSE_DELAY = 200;
/** The same when the pointer goes to an item that has no panel of its own. */
export const CLOSE_DELAY_WITHOUT_CHILDREN = 600;
/** A click right after opening by hover is meant to open, not to close again. */
const SETTLE = 400;

const ITEMS = '[data-menu-item], [data-menu-more]';
const panelOf = (item: Element) => item.querySelector<HTMLElement>(':scope > [data-menu-panel]');
const isOpen = (panel: HTMLElement | null) => panel?.matches(':popover-open') === true;

/** Panels open while a mouse is on their item; Escape, a click outside and Tab close them as ever. */
export function openOnHover(root: HTMLElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedAt = Number.NEGATIVE_INFINITY;
  const items = [...root.querySelectorAll(ITEMS)];
  const closeLater = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const item of items) hide(panelOf(item));
    }, delay);
  };

  for (const item of items) {
    const panel = panelOf(item);
    item.addEventListener(
      'pointerenter',
      (event) => {
        if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
        if (panel === null) return closeLater(CLOSE_DELAY_WITHOUT_CHILDREN);
        clearTimeout(timer);
        if (isOpen(panel)) return;
        openedAt = event.timeStamp;
        panel.showPopover();
      },
      { signal },
    );
    item.addEventListener(
      'pointerleave',
      (event) => {
        if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
        closeLater(panel === null ? CLOSE_DELAY_WITHOUT_CHILDREN : CLOSE_DELAY);
      },
      { signal },
    );
    const toggle = item.querySelector('[data-menu-toggle]');
    toggle?.addEventListener(
      'click',
      (event) => {
        if (isOpen(panel) && event.timeStamp - openedAt < SETTLE) event.preventDefault();
      },
      { signal },
    );
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
}

/** A panel closes when the focus goes elsewhere by the keyboard. */
export function closeOnLeave(root: HTMLElement, signal: AbortSignal): void {
  for (const item of root.querySelectorAll(ITEMS)) {
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

function hide(panel: HTMLElement | null): void {
  if (panel !== null && isOpen(panel)) panel.hidePopover();
}
