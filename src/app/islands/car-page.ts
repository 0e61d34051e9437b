import { nameButtons } from '~/features/saved-cars/browser';

/** The page of a car: its view is counted, and the cards of cars like it are told apart by ear. */
export function carPage(): void {
  nameButtons(document);
  countView();
}

/**
 * Says once that the page of a car has been seen: it was in sight for two seconds without a break. The page may have been kept by a CDN, fetched ahead or drawn ahead; none of that is a look. Nothing is stored, and nothing is told but which car.
 */
function countView(): void {
  const carId = document.querySelector<HTMLElement>('[data-car-view]')?.dataset.carView;
  if (carId === undefined) return;
  let look: number | undefined;
  const tell = (): void => {
    document.removeEventListener('visibilitychange', whenSeen);
    navigator.sendBeacon('/api/car-views', carId);
  };
  const whenSeen = (): void => {
    clearTimeout(look);
    if (document.visibilityState === 'visible') look = window.setTimeout(tell, LOOK_MS);
  };
  document.addEventListener('visibilitychange', whenSeen);
  whenSeen();
}

/** Who goes back at once has not looked. */
const LOOK_MS = 2000;
