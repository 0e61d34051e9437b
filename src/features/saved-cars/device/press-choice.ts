import { pushEvent } from '~/ui/analytics';
import { announceChoice } from './announce-choice';
import { carOf } from './car-of';
import { readChoice, storeChoice } from './choice';
import type { ChosenBar } from './chosen-bar';
import { isListName, toggleCar } from './chosen-cars';

let hasWarned = false;

/** Toggles a button, stores the choice and announces it. */
export function pressChoice(button: HTMLElement, texts: HTMLElement | null, bar: ChosenBar | null): void {
  const { choice } = button.dataset;
  if (!isListName(choice)) return;
  const { id, title } = carOf(button);
  const textOf = (name: string) => texts?.dataset[name] ?? '';
  const { outcome, cars } = toggleCar(readChoice(choice), { id, title }, choice);
  const short = choice === 'saved-cars' ? 'saved' : 'compared';
  if (outcome === 'full') {
    bar?.showMessage(textOf(`${short}Full`));
    return;
  }
  bar?.hideMessage();
  const durability = storeChoice(choice, cars);
  // The header shows the number of saved cars.
  const count = choice === 'saved-cars' ? 0 : cars.length;
  announceChoice(texts, `${short}${outcome === 'added' ? 'Added' : 'Removed'}`, title, count);
  if (durability !== 'permanent' && !hasWarned) {
    hasWarned = true;
    bar?.showMessage(textOf('forVisit'));
  }
  if (outcome === 'added' && choice === 'saved-cars')
    pushEvent({ event: 'add_to_wishlist', ecommerce: { items: [{ item_id: id, item_name: title }] } });
}
