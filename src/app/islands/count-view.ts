/**
 * Says once that the page of a car has been seen: two seconds after it has come into sight. The page may have been kept by a CDN, fetched ahead or drawn ahead; none of that is a look. Nothing is stored, and nothing is told but which car.
 */
export function countView(): void {
  const carId = document.querySelector<HTMLElement>('[data-car-view]')?.dataset.carView;
  if (carId === undefined) return;
  const tell = (): void => void navigator.sendBeacon('/api/car-views', carId);
  const whenSeen = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', whenSeen);
    setTimeout(tell, LOOK_MS);
  };
  document.addEventListener('visibilitychange', whenSeen);
  whenSeen();
}

/** Who goes back at once has not looked. */
const LOOK_MS = 2000;
