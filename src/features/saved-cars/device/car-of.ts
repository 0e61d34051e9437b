import type { ChosenCar } from './chosen-cars';

const cardOf = (button: HTMLElement) => button.closest<HTMLElement>('[data-key]');

/** The car that a button is about: it says so itself, or the card does that it stands in. */
export const carId = (button: HTMLElement): string => button.dataset.car ?? cardOf(button)?.dataset.key ?? '';

/** The same with its title; the version on a card is no part of it, and has an element of its own. */
export const carOf = (button: HTMLElement): ChosenCar => ({
  id: carId(button),
  title: button.dataset.title ?? cardOf(button)?.querySelector('a')?.firstChild?.textContent ?? '',
});
