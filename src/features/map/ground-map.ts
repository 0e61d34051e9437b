import { Map as LibreMap, type MapOptions, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { bundledStyle } from './live-style';
import type { MapGround } from './map-settings';

/** What the bundled map covers: west, south, east, north. */
const REGION: [number, number, number, number] = [-32, 43, 64, 73];

/**
 * A map that can be moved, without anything on it yet, in the colours of the site or in the style of another company.
 * @param closest how close the bundled map may be looked at
 */
export function groundMap(
  stage: HTMLElement,
  ground: MapGround,
  view: Partial<MapOptions>,
  closest: number,
): LibreMap {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const { gestures, styleUrl, texts } = ground;
  const font = getComputedStyle(stage).fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? 'sans-serif';
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new LibreMap({
    container: stage,
    style: styleUrl ?? bundledStyle(ground, font),
    ...view,
    maxZoom: styleUrl === null ? closest : 18,
    ...(styleUrl === null && { maxBounds: REGION, minZoom: 3 }),
    // The bundled map's credit stands in the box; another company's says what it must.
    attributionControl: styleUrl === null ? false : { compact: false },
    ...(isCalm && { fadeDuration: 0 }),
    // Off means off: no wheel, no drag, no pinch, no keys; the buttons are there for everybody.
    interactive: gestures,
    cooperativeGestures: gestures,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: {
      'Map.Title': texts.label,
      'CooperativeGesturesHandler.WindowsHelpText': texts.gesture.windows,
      'CooperativeGesturesHandler.MacHelpText': texts.gesture.mac,
      'CooperativeGesturesHandler.MobileHelpText': texts.gesture.touch,
    },
  });
}
