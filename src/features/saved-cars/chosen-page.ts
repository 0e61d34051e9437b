import { carIdsQuery } from '~/sites/paths';
import { Swap } from '~/ui/swap';
import { choose, chosen, onChoice } from './choice';
import { idsInAddress, isListName, type ListName, without } from './chosen-cars';
import { nameGoneCars } from './gone-names';
import { followSmallTitles } from './small-titles';

const SLOW_MS = 150;
const MAX_PLACEHOLDERS = 8;

/**
 * The page of a visitor's saved or compared cars. Where its address names none, the device's are asked for; the server
 * draws them as it draws any others. A comparison has its cars in the address, so that it can be shared; saved cars stay
 * out of it. What another tab changes shows here too.
 */
export function startChosenPage(root: HTMLElement, wake: (root: ParentNode) => void): void {
  const name = root.dataset.chosenPage;
  if (!isListName(name)) return;
  const onDevice = () => chosen(name).map(({ id }) => id);
  const asked = idsInAddress(new URLSearchParams(location.search), name);
  /** Whether the page shows the device's cars, and not those of a link that somebody has sent. */
  const isOwn = asked.length === 0 || sameCars(asked, onDevice());
  let count = 0;
  let stopFollowing: () => void = () => undefined;
  const drawn = () => {
    // The device's word is in: what the page shows is all there is.
    root.removeAttribute('data-asks-device');
    stopFollowing();
    stopFollowing = followSmallTitles(root);
    nameGoneCars(root, chosen(name));
  };
  const onSlow = () => (makeRoom(root) ? Math.min(count, MAX_PLACEHOLDERS) : 0);
  const swap = new Swap(root, { slowMs: SLOW_MS, wake, onSlow, onShown: drawn });
  const show = (ids: readonly string[]) => {
    count = ids.length;
    const url = new URL(location.href);
    url.search = ids.length === 0 ? '' : carIdsQuery(ids);
    return swap.show({ url, way: name === 'compared-cars' ? 'replace' : 'stay' });
  };
  root.addEventListener('click', async (event) => {
    const removed = removedBy(event, name);
    if (removed === null) return;
    const left = isOwn ? onDevice().filter((id) => id !== removed.id) : removed.others;
    choose(name, without(chosen(name), removed.id));
    if (await show(left)) root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  });
  onChoice((place) => {
    // A heart that is emptied here can be filled again: its card stays until the page is opened anew.
    if (isOwn && place === 'elsewhere') void show(onDevice());
  });
  if (asked.length === 0 && onDevice().length > 0) void show(onDevice());
  else drawn();
}

/** "Remove" takes a car off the page, and off the device where it has it; with a modifier key it is the browser's. */
function removedBy(event: MouseEvent, name: ListName) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-remove]') : null;
  const id = link?.dataset.remove;
  if (link === null || id === undefined) return null;
  event.preventDefault();
  return { id, others: idsInAddress(new URL(link.href).searchParams, name) };
}

/** Cards that stand there stay until others have come; where there are none, placeholders take the place of the words. */
function makeRoom(root: HTMLElement): boolean {
  const cards = root.querySelector<HTMLElement>('[data-part="cards"]');
  if (cards === null || cards.childElementCount > 0) return false;
  const empty = root.querySelector<HTMLElement>('[data-chosen-empty]');
  if (empty !== null) empty.hidden = true;
  cards.hidden = false;
  return true;
}

const sameCars = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));
