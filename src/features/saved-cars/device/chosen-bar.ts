import { carIdsQuery } from '~/sites/paths';
import sheet from './chosen-bar.css?inline';
import type { ChosenCar } from './chosen-cars';

/** The bar at the bottom of the page: the cars chosen for comparison, and error messages. */
export interface ChosenBar {
  /** Shows how many cars are chosen; with none, the bar goes. Beside a list it is there from the start, elsewhere once `used`. */
  show(cars: readonly ChosenCar[], hasCompared: boolean): void;
  /** Shows an error message until it is closed or the next action. */
  showMessage(message: string): void;
  hideMessage(): void;
}

/** Pages where several cars are chosen. */
const LISTS = 'form[data-enhance="list"], [data-chosen-page="saved-cars"]';

/** Creates the bar from the page's template, with its styles; null on pages without. */
export function createChosenBar(template: HTMLTemplateElement | null, onClear: () => void): ChosenBar | null {
  const bar = template?.content.firstElementChild?.cloneNode(true);
  if (!template || !(bar instanceof HTMLElement)) return null;
  const part = (name: string): HTMLElement => {
    const found = bar.querySelector<HTMLElement>(`[data-chosen-${name}]`);
    if (found === null) throw new Error(`the bar of chosen cars has no ${name}`);
    return found;
  };
  const [tray, message, go] = [part('tray'), part('message'), part('go')];
  const path = go.getAttribute('href') ?? '';
  const counts = template.dataset.chosen?.split('|') ?? [];
  const alert = message.querySelector('p');
  const updateVisibility = () => {
    bar.hidden = tray.hidden && message.hidden;
  };
  const hideMessage = () => {
    message.hidden = true;
    if (alert !== null) alert.textContent = '';
    updateVisibility();
  };
  // The focused button is gone.
  const toMain = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  let refused: Element | null = null;
  part('close').addEventListener('click', () => {
    hideMessage();
    // On to what was pressed when it came.
    if (refused instanceof HTMLElement && refused.isConnected) refused.focus({ preventScroll: true });
    else toMain();
  });
  part('clear').addEventListener('click', () => {
    onClear();
    toMain();
  });
  addToPage(bar);
  return {
    show(cars, hasCompared) {
      tray.hidden = cars.length === 0 || !(hasCompared || document.querySelector(LISTS) !== null);
      part('number').textContent = counts[cars.length - 1] ?? '';
      go.setAttribute('href', `${path}?${carIdsQuery(cars.map(({ id }) => id))}`);
      updateVisibility();
    },
    showMessage(text) {
      refused = document.activeElement;
      message.hidden = false;
      updateVisibility();
      // Announced only as a change of a visible element.
      requestAnimationFrame(() => {
        if (alert !== null) alert.textContent = text;
      });
    },
    hideMessage,
  };
}

function addToPage(bar: HTMLElement): void {
  const style = document.createElement('style');
  style.textContent = sheet;
  document.head.append(style);
  // In keyboard order after all that can be chosen, before the footer.
  (document.querySelector('main') ?? document.body).append(bar);
}
