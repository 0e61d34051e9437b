import { pushEvent } from '~/ui/analytics';
import { choose, chosen, onChoice } from './choice';
import { type ChosenCar, isListName, type ListName, toggled } from './chosen-cars';
import { type ChosenFoot, chosenFoot } from './chosen-foot';
import type { Kept } from './device';

const BUTTONS = '[data-choice]';

/**
 * The visitor's saved and compared cars. Runs for the link in the header, which then shows their number, for the pages of
 * either list, and for each button that is clicked, which is pressed or released; the first of them wakes the others.
 */
export default function enhance(element: HTMLElement, wake: (root: ParentNode) => void): void {
  awake ??= new ChoicePage();
  if (element.matches(BUTTONS)) awake.press(element);
  if (element.matches('[data-chosen-page]'))
    void import('./chosen-page').then((module) => module.startChosenPage(element, wake));
}

let awake: ChoicePage | undefined;

class ChoicePage {
  readonly #template = document.querySelector<HTMLTemplateElement>('template[data-chosen-texts]');
  readonly #foot: ChosenFoot | null;
  #warned = false;
  /** Whether a car was chosen for comparison on this page. */
  #compares = false;

  constructor() {
    this.#foot = chosenFoot(this.#template, () => choose('compared-cars', []));
    onChoice(() => this.#draw());
    this.#draw();
    // Cards come and go: more of a list, another page of it, a quick view.
    new MutationObserver((changes) => {
      const came = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (
        came.some((node) => node instanceof Element && (node.matches(BUTTONS) || node.querySelector(BUTTONS)))
      )
        this.#draw();
    }).observe(document.body, { childList: true, subtree: true });
  }

  /** Presses or releases a button, keeps it and says so. */
  press({ dataset: { choice, car: id = '', title = '' } }: HTMLElement): void {
    if (!isListName(choice)) return;
    this.#compares ||= choice === 'compared-cars';
    const car = { id, title };
    const { outcome, cars } = toggled(chosen(choice), car, choice);
    const short = choice === 'saved-cars' ? 'saved' : 'compared';
    if (outcome === 'full') {
      this.#foot?.refuse(this.#text(`${short}Full`));
      return;
    }
    this.#foot?.quiet();
    const kept = choose(choice, cars);
    const said = this.#text(outcome === 'added' ? `${short}Added` : `${short}Removed`);
    this.#say([said.replace('{car}', () => title), this.#count(choice, cars)].join(' '));
    this.#warn(kept);
    if (outcome === 'added' && choice === 'saved-cars')
      pushEvent({ event: 'add_to_wishlist', ecommerce: { items: [{ item_id: id, item_name: title }] } });
  }

  /** How many cars the comparison has now; of saved ones the header tells. */
  #count(name: ListName, { length }: readonly ChosenCar[]): string {
    return name === 'saved-cars' ? '' : (this.#text('chosen').split('|')[length - 1] ?? '');
  }

  #text(name: string): string {
    return this.#template?.dataset[name] ?? '';
  }

  #say(text: string): void {
    const status = document.querySelector('[data-chosen-status]');
    if (status !== null) status.textContent = text.trim();
  }

  /** That nothing is stored is said once. */
  #warn(kept: Kept): void {
    if (kept === 'kept' || this.#warned) return;
    this.#warned = true;
    this.#foot?.refuse(this.#text('forVisit'));
  }

  /** Shows what is chosen, wherever the page shows it. */
  #draw(): void {
    const lists = { 'saved-cars': chosen('saved-cars'), 'compared-cars': chosen('compared-cars') };
    const ids = {
      'saved-cars': new Set(lists['saved-cars'].map(({ id }) => id)),
      'compared-cars': new Set(lists['compared-cars'].map(({ id }) => id)),
    };
    for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) {
      const { choice, car = '' } = button.dataset;
      const pressed = String(isListName(choice) && ids[choice].has(car));
      if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
    }
    const { length } = lists['saved-cars'];
    for (const number of document.querySelectorAll<HTMLElement>('[data-saved-count]')) {
      number.textContent = length === 0 ? '' : String(length);
      number.hidden = length === 0;
    }
    this.#foot?.show(lists['compared-cars'], this.#compares);
  }
}
