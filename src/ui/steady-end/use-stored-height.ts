import { useEffect } from 'react';

/** How the names begin under which heights lie in the session storage. */
export const HEIGHT_KEY = 'height ';

/**
 * Stores how high the place of an island is when the page is left, for `StoredHeight`. What is kept free is given up with the
 * first click in it: from then on it is as high as what it holds.
 */
export function useStoredHeight(name: string): void {
  useEffect(() => {
    const place = document.querySelector<HTMLElement>(`[data-stored-height="${name}"]`);
    if (place === null) return;
    const over = new AbortController();
    const { signal } = over;
    const release = () => {
      place.style.minBlockSize = '';
    };
    const store = () => {
      release();
      try {
        sessionStorage.setItem(HEIGHT_KEY + name, `${innerWidth} ${place.getBoundingClientRect().height}`);
      } catch {
        // A browser that stores nothing has no state to show again either.
      }
    };
    place.addEventListener('click', release, { signal, capture: true });
    addEventListener('pagehide', store, { signal });
    return () => over.abort();
  }, [name]);
}
