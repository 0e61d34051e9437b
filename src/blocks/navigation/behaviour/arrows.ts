import { itemsOf, panelOf } from './panels';

const CONTROLS = 'a[href], button';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys and Home and End beside Tab, as the disclosure pattern of the WAI has them: from one item of the bar to
 * the next, Down from the button of an open panel into it, and from link to link inside.
 */
export function moveByArrows(root: HTMLElement, signal: AbortSignal): void {
  const menu = root.querySelector<HTMLElement>('[data-desktop-menu]');
  menu?.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
      const next = nextControl(root, target, key);
      if (next === null) return;
      event.preventDefault();
      next?.focus();
    },
    { signal },
  );
}

/** Where a key leads: undefined when there is nothing further that way, null when the key is none of ours. */
function nextControl(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined | null {
  const panel = from.closest<HTMLElement>('[data-menu-panel]');
  const within = panel === null ? barControls(root) : controlsIn(panel);
  if (key === 'Home') return within.at(0);
  if (key === 'End') return within.at(-1);
  const step = STEPS[key];
  if (step === undefined) return null;
  if (panel === null && key === 'ArrowDown' && from.getAttribute('aria-expanded') === 'true') {
    const item = from.closest('[data-menu-item], [data-menu-more]');
    const below = item === null ? null : panelOf(item);
    return below === null ? undefined : controlsIn(below).at(0);
  }
  const at = within.indexOf(from) + step;
  return at < 0 ? undefined : within[at];
}

const barControls = (root: HTMLElement): readonly HTMLElement[] =>
  itemsOf(root).flatMap((item) =>
    [...item.querySelectorAll<HTMLElement>(`:scope > :is(${CONTROLS})`)].filter(isSeen),
  );

const controlsIn = (panel: HTMLElement): readonly HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen);

const isSeen = (element: Element) => element.checkVisibility();
