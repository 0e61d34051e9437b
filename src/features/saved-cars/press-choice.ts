import { pushEvent } from '~/ui/analytics';
import { choose, chosen } from './choice';
import { isListName, toggled } from './chosen-cars';
import type { ChosenFoot } from './chosen-foot';

/** That nothing is stored is said once. */
let hasWarned = false;

/** Presses or releases a button, keeps the choice on the device and says so. */
export function pressChoice(
  { dataset: { choice, car: id = '', title = '' } }: HTMLElement,
  texts: HTMLElement | null,
  foot: ChosenFoot | null,
): void {
  if (!isListName(choice)) return;
  const textOf = (name: string) => texts?.dataset[name] ?? '';
  const { outcome, cars } = toggled(chosen(choice), { id, title }, choice);
  const short = choice === 'saved-cars' ? 'saved' : 'compared';
  if (outcome === 'full') {
    foot?.refuse(textOf(`${short}Full`));
    return;
  }
  foot?.quiet();
  const kept = choose(choice, cars);
  const done = textOf(outcome === 'added' ? `${short}Added` : `${short}Removed`);
  // Of saved cars the header tells how many there are.
  const count = choice === 'saved-cars' ? '' : (textOf('chosen').split('|')[cars.length - 1] ?? '');
  say(`${done.replace('{car}', () => title)} ${count}`.trim());
  if (kept !== 'kept' && !hasWarned) {
    hasWarned = true;
    foot?.refuse(textOf('forVisit'));
  }
  if (outcome === 'added' && choice === 'saved-cars')
    pushEvent({ event: 'add_to_wishlist', ecommerce: { items: [{ item_id: id, item_name: title }] } });
}

function say(text: string): void {
  const status = document.querySelector('[data-chosen-status]');
  if (status !== null) status.textContent = text;
}
