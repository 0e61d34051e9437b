import type { MapGround } from '~/features/map/browser';
import { groundMap } from '~/features/map/browser';
import type { MapCentre } from './map-view';

/** A map that can be moved, under markers that are drawn by whoever is told where it stands. */
export interface LiveGround {
  go(view: MapCentre): void;
  close(): void;
}

export interface LiveGroundEvents {
  /** It is drawn whole. */
  ready(): void;
  moved(view: MapCentre): void;
  /** It cannot be drawn, or no longer. */
  failed(): void;
}

const CLOSEST = 18;

export function liveGround(
  stage: HTMLElement,
  ground: MapGround,
  view: MapCentre,
  events: LiveGroundEvents,
): LiveGround {
  const map = groundMap(stage, ground, { center: view, zoom: view.zoom }, CLOSEST);
  let isReady = false;
  map.once('load', () => {
    isReady = true;
    events.ready();
  });
  map.on('move', () => {
    const { lat, lng } = map.getCenter();
    events.moved({ lat, lng, zoom: map.getZoom() });
  });
  // With a listener nothing is written to the console. What is missing later is missing at the edge of what is there.
  map.on('error', () => {
    if (!isReady) events.failed();
  });
  map.on('webglcontextlost', () => events.failed());
  return {
    go: ({ lat, lng, zoom }) => map.easeTo({ center: { lat, lng }, zoom }),
    close: () => map.remove(),
  };
}
