import type { Map as LibreMap } from 'maplibre-gl';
import { groundMap } from './ground-map';
import { boundsOf, LiveMarkers } from './live-markers';
import { type MapSettings, settingsOf } from './map-settings';

export interface LiveMap {
  close(): void;
}

/** From here on there is nothing more to see on the bundled map. */
const CLOSEST = 14;

/**
 * A map in the place of the box's picture. The picture stays until the map is drawn whole, and for good if it fails before.
 * @param failed told when it fails, or fails later on (a graphics card that goes away)
 */
export function liveMap(box: HTMLElement, failed: () => void): LiveMap {
  const stage = box.querySelector<HTMLElement>('[data-stage]');
  const zoom = box.querySelector<HTMLElement>('[data-zoom]');
  if (stage === null || zoom === null) throw new Error('the box of the map lacks its parts');
  const settings = settingsOf(box);
  const map = groundMap(stage, settings, viewOf(settings), CLOSEST);
  const markers = new LiveMarkers(map, box, settings);
  const leave = new AbortController();

  const follow = new MutationObserver(() => {
    const next = settingsOf(box);
    markers.show(next);
    frame(map, next);
  });
  map.once('load', () => {
    markers.draw();
    box.dataset.live = '';
    box.querySelector<HTMLElement>('[data-scene]')?.setAttribute('aria-hidden', 'true');
    zoom.hidden = false;
    const offer = box.querySelector<HTMLElement>('[data-offer]');
    const isOnOffer = offer?.contains(document.activeElement);
    if (offer !== null) offer.hidden = true;
    if (isOnOffer) zoom.querySelector<HTMLElement>('[data-zoom-in]')?.focus({ preventScroll: true });
    follow.observe(box, { attributes: true, attributeFilter: ['data-map'] });
  });
  // With a listener nothing is written to the console. What is missing later is missing at the edge of what is there.
  map.on('error', () => {
    if (box.dataset.live === undefined) failed();
  });
  map.on('webglcontextlost', failed);
  const { signal } = leave;
  box.querySelector('[data-zoom-in]')?.addEventListener('click', () => map.zoomIn(), { signal });
  box.querySelector('[data-zoom-out]')?.addEventListener('click', () => map.zoomOut(), { signal });

  return {
    close() {
      leave.abort();
      follow.disconnect();
      markers.remove();
      zoom.hidden = true;
      delete box.dataset.live;
      box.querySelector('[data-scene]')?.removeAttribute('aria-hidden');
      map.remove();
    },
  };
}

const FIT = { padding: 56, maxZoom: 12 } as const;

function viewOf({ points, center, zoom }: MapSettings) {
  if (zoom !== null || points.length === 0) return { center, zoom: zoom ?? 5 };
  return { bounds: boundsOf(points), fitBoundsOptions: FIT };
}

function frame(map: LibreMap, { points }: MapSettings): void {
  if (points.length > 0) map.fitBounds(boundsOf(points), FIT);
}
