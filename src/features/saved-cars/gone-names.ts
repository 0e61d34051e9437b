import type { ChosenCar } from './device/chosen-cars';

/** Shows the stored names of sold cars. */
export function nameGoneCars(root: ParentNode, cars: readonly ChosenCar[]): void {
  const titles = new Map(cars.map(({ id, title }) => [id, title]));
  for (const place of root.querySelectorAll<HTMLElement>('[data-gone]')) {
    const title = titles.get(place.dataset.gone ?? '');
    if (!title) continue;
    place.textContent = title;
    const item = place.closest<HTMLElement>('[data-label]');
    const label = item?.dataset.label?.replace('{car}', () => title) ?? title;
    item?.querySelector('[data-remove]')?.setAttribute('aria-label', label);
  }
}
