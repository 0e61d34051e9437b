import { carIdsQuery } from '~/sites/paths';
import { Swap, watchFocus } from '~/ui/swap';
import { announceChoice } from './device/announce-choice';
import { onChoiceChange, readChoice, storeChoice } from './device/choice';
import { idsInAddress, isListName, withoutCar } from './device/chosen-cars';
import { nameGoneCars } from './gone-names';
import { watchSmallTitles } from './small-titles';

const SLOW_MS = 150;
const MAX_PLACEHOLDERS = 8;

/**
 * The page of a visitor's saved or compared cars. Where its address names none, requests those stored on the device from
 * the server. A comparison has its cars in the address, so that it can be shared; saved cars do not. Follows changes in
 * other tabs.
 */
export function startChosenPage(root: HTMLElement, wake: (root: ParentNode) => void): void {
  const name = root.dataset.chosenPage;
  if (!isListName(name)) return;
  const storedIds = () => readChoice(name).map(({ id }) => id);
  const requestedIds = idsInAddress(new URLSearchParams(location.search), name);
  /** Whether the page shows the device's cars, not those of a shared link. */
  const isOwn = requestedIds.length === 0 || sameCars(requestedIds, storedIds());
  /** Those of a shared link that have not been removed. */
  let sharedIds = requestedIds;
  let count = 0;
  const titleOf = (car: string): string =>
    readChoice(name).find(({ id }) => id === car)?.title ??
    root.querySelector<HTMLElement>(`[data-car="${CSS.escape(car)}"]`)?.dataset.title ??
    '';
  let stopFollowing: () => void = () => undefined;
  const afterSwap = () => {
    root.removeAttribute('data-from-device');
    stopFollowing();
    stopFollowing = watchSmallTitles(root);
    nameGoneCars(root, readChoice(name));
  };
  const onSlow = () => (hasRoomForPlaceholders(root) ? Math.min(count, MAX_PLACEHOLDERS) : 0);
  const swap = new Swap(root, { slowMs: SLOW_MS, wake, onSlow, onShown: afterSwap });
  const show = (ids: readonly string[]) => {
    count = ids.length;
    const url = new URL(location.href);
    url.search = ids.length === 0 ? '' : carIdsQuery(ids);
    return swap.show({ url, history: name === 'compared-cars' ? 'replace' : 'stay' });
  };
  root.addEventListener('click', async (event) => {
    const removed = removedBy(event);
    if (removed === null) return;
    const without = (ids: readonly string[]) => ids.filter((id) => id !== removed);
    sharedIds = without(sharedIds);
    const remaining = isOwn ? without(storedIds()) : sharedIds;
    const focusStays = watchFocus();
    const title = titleOf(removed);
    storeChoice(name, withoutCar(readChoice(name), removed));
    if (!(await show(remaining))) return;
    if (focusStays()) root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    // The heading says neither what is gone nor how many stay.
    const texts = document.querySelector<HTMLElement>('template[data-chosen-texts]');
    if (name === 'saved-cars') announceChoice(texts, 'savedRemoved', title, 0);
    else announceChoice(texts, 'comparedRemoved', title, remaining.length);
  });
  onChoiceChange((place) => {
    // A card that is unsaved here stays until the page is reloaded, so that it can be saved again.
    if (isOwn && place === 'elsewhere') void show(storedIds());
  });
  if (requestedIds.length === 0 && storedIds().length > 0) void show(storedIds());
  else afterSwap();
}

/** The car that "Remove" was clicked for; with a modifier key the browser handles the link. */
function removedBy(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-remove]') : null;
  if (link === null) return null;
  event.preventDefault();
  return link.dataset.remove ?? null;
}

/** Existing cards stay until new ones arrive; an empty page shows placeholders instead of its text. */
function hasRoomForPlaceholders(root: HTMLElement): boolean {
  const cards = root.querySelector<HTMLElement>('[data-part="cards"]');
  if (cards === null || cards.childElementCount > 0) return false;
  const empty = root.querySelector<HTMLElement>('[data-chosen-empty]');
  if (empty !== null) empty.hidden = true;
  cards.hidden = false;
  return true;
}

const sameCars = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));
