import { carIdsQuery } from '~/sites/paths';
import type { ChosenCar } from './chosen-cars';
import sheet from './chosen-foot.css?inline';

/** The bar at the foot of the page: the cars that are chosen for comparison, and what could not be done. */
export interface ChosenFoot {
  /** Shows how many cars are chosen; with none, the bar goes. Beside a list it is there from the start, elsewhere once `used`. */
  show(cars: readonly ChosenCar[], used: boolean): void;
  /** Says what could not be done and what to do about it, until it is closed or something else is done. */
  refuse(message: string): void;
  quiet(): void;
}

/** Where cars are chosen one after the other. */
const LISTS = 'form[data-enhance="list"], [data-chosen-page="saved-cars"]';

/** Null on pages without it. The bar is made of the page's template, with its styles, when it is first asked for. */
export function chosenFoot(template: HTMLTemplateElement | null, onClear: () => void): ChosenFoot | null {
  const foot = template?.content.firstElementChild?.cloneNode(true);
  if (!template || !(foot instanceof HTMLElement)) return null;
  const part = (name: string): HTMLElement => {
    const found = foot.querySelector<HTMLElement>(`[data-chosen-${name}]`);
    if (found === null) throw new Error(`the bar of chosen cars has no ${name}`);
    return found;
  };
  const [tray, message, go] = [part('tray'), part('message'), part('go')];
  const path = go.getAttribute('href') ?? '';
  const counts = template.dataset.chosen?.split('|') ?? [];
  const alert = message.querySelector('p');
  const settle = () => {
    foot.hidden = tray.hidden && message.hidden;
  };
  const quiet = () => {
    message.hidden = true;
    if (alert !== null) alert.textContent = '';
    settle();
  };
  part('close').addEventListener('click', quiet);
  part('clear').addEventListener('click', () => {
    onClear();
    // What had the focus is gone: the page itself has it.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
  place(foot);
  return {
    show(cars, used) {
      tray.hidden = cars.length === 0 || !(used || document.querySelector(LISTS) !== null);
      part('number').textContent = counts[cars.length - 1] ?? '';
      go.setAttribute('href', `${path}?${carIdsQuery(cars.map(({ id }) => id))}`);
      settle();
    },
    refuse(text) {
      message.hidden = false;
      settle();
      // It must be heard as a change of what is there.
      requestAnimationFrame(() => {
        if (alert !== null) alert.textContent = text;
      });
    },
    quiet,
  };
}

function place(foot: HTMLElement): void {
  const style = document.createElement('style');
  style.textContent = sheet;
  document.head.append(style);
  // Behind all that can be chosen in the order of the keyboard, before the footer.
  (document.querySelector('main') ?? document.body).append(foot);
}
