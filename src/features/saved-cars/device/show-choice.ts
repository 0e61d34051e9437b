import { carId } from './car-of';
import { onChoiceChange, readChoice } from './choice';
import { type ChosenCar, isListName } from './chosen-cars';
import { nameButtons } from './name-buttons';

const BUTTONS = '[data-choice]';

/** Names and updates buttons, and counts, now and on each change; `show` gets the compared cars. */
export function showChoice(show: (compared: readonly ChosenCar[]) => void): void {
  const draw = () => {
    nameButtons(document);
    const lists = { 'saved-cars': readChoice('saved-cars'), 'compared-cars': readChoice('compared-cars') };
    updateButtons({
      'saved-cars': idsOf(lists['saved-cars']),
      'compared-cars': idsOf(lists['compared-cars']),
    });
    const { length } = lists['saved-cars'];
    for (const number of document.querySelectorAll<HTMLElement>('[data-saved-count]')) {
      number.textContent = length === 0 ? '' : String(length);
      number.hidden = length === 0;
    }
    show(lists['compared-cars']);
  };
  onChoiceChange(draw);
  document.addEventListener('fragment', ({ detail }) => nameButtons(detail));
  draw();
  // Cards are added (list, quick view), or a button's car changes.
  new MutationObserver((changes) => {
    if (changes.some(({ type, addedNodes }) => type === 'attributes' || [...addedNodes].some(hasButtons)))
      draw();
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-car'] });
}

const idsOf = (cars: readonly ChosenCar[]): ReadonlySet<string> => new Set(cars.map(({ id }) => id));

const hasButtons = (node: Node): boolean =>
  node instanceof Element && (node.matches(BUTTONS) || node.querySelector(BUTTONS) !== null);

function updateButtons(ids: Readonly<Record<'saved-cars' | 'compared-cars', ReadonlySet<string>>>): void {
  for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) {
    const { choice } = button.dataset;
    const pressed = String(isListName(choice) && ids[choice].has(carId(button)));
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
}
