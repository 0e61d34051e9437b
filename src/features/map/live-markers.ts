import { type Map as LibreMap, LngLatBounds, Marker } from 'maplibre-gl';
import { grouped } from './grouping';
import type { MapPoint, MapSettings } from './map-settings';
import { placeCard } from './place-card';

/** Centre to centre: markers are as large as a fingertip. */
const APART = 46;

/** The places of a map as markers that can be pressed: one opens its card, a group the map around it. */
export class LiveMarkers {
  readonly #map: LibreMap;
  readonly #box: HTMLElement;
  #settings: MapSettings;
  #markers = new Map<string, Marker>();
  #open: { readonly card: HTMLElement; readonly id: string } | null = null;

  constructor(map: LibreMap, box: HTMLElement, settings: MapSettings) {
    this.#map = map;
    this.#box = box;
    this.#settings = settings;
    map.on('zoomend', () => this.draw());
  }

  show(settings: MapSettings): void {
    this.#settings = settings;
    if (!settings.points.some(({ id }) => id === this.#open?.id)) this.#close();
    this.draw();
  }

  /** Markers of groups that are still the same stay, and keep the focus. */
  draw(): void {
    const { points, gestures } = this.#settings;
    const fresh = new Map<string, Marker>();
    for (const members of grouped(
      points.map((point) => this.#map.project(point)),
      APART,
    )) {
      const group = members.flatMap((index) => points[index] ?? []);
      const key = group.map(({ id }) => id).join(' ');
      const marker = this.#markers.get(key) ?? this.#markerOf(group, gestures);
      if (marker !== null) fresh.set(key, marker);
    }
    for (const [key, marker] of this.#markers) if (!fresh.has(key)) marker.remove();
    for (const [key, marker] of fresh) if (!this.#markers.has(key)) marker.addTo(this.#map);
    this.#markers = fresh;
  }

  #markerOf(group: readonly MapPoint[], canOpen: boolean): Marker | null {
    const [first] = group;
    if (first === undefined) return null;
    if (!canOpen) return new Marker({ element: pin(first), anchor: 'bottom' }).setLngLat(first);
    const element = document.createElement('button');
    element.type = 'button';
    element.append(document.createElement('span'));
    if (group.length === 1) {
      element.dataset.marker = 'place';
      element.setAttribute('aria-label', [first.title, first.address].filter(Boolean).join(', '));
      element.setAttribute('aria-expanded', 'false');
      element.addEventListener('click', () => this.#toggle(first, element));
      return new Marker({ element }).setLngLat(first);
    }
    element.dataset.marker = 'group';
    const count = String(group.length);
    element.setAttribute('aria-label', this.#settings.texts.group.replace('{count}', count));
    element.firstElementChild?.append(count);
    element.addEventListener('click', () => this.#enter(group));
    const bounds = boundsOf(group);
    return new Marker({ element }).setLngLat(bounds.getCenter());
  }

  /** Closer, until its places part; the focus goes on to the first of them. */
  #enter(group: readonly MapPoint[]): void {
    this.#close();
    const ids = new Set(group.map(({ id }) => id));
    this.#map.once('moveend', () => {
      const key = [...this.#markers.keys()].find((each) => each.split(' ').some((id) => ids.has(id)));
      this.#markers
        .get(key ?? '')
        ?.getElement()
        .focus({ preventScroll: true });
    });
    this.#map.fitBounds(boundsOf(group), { padding: 80, maxZoom: 13, linear: true });
  }

  #toggle(point: MapPoint, marker: HTMLElement): void {
    const wasOpen = this.#open?.id === point.id;
    this.#close();
    if (wasOpen) return;
    const card = placeCard(point, this.#settings.texts, () => {
      this.#close();
      marker.focus({ preventScroll: true });
    });
    marker.setAttribute('aria-expanded', 'true');
    this.#box.append(card);
    this.#open = { card, id: point.id };
    card.querySelector('a')?.focus({ preventScroll: true });
  }

  #close(): void {
    this.#open?.card.remove();
    this.#open = null;
    for (const marker of this.#markers.values()) {
      const element = marker.getElement();
      if (element.hasAttribute('aria-expanded')) element.setAttribute('aria-expanded', 'false');
    }
  }

  remove(): void {
    this.#close();
    for (const marker of this.#markers.values()) marker.remove();
    this.#markers.clear();
  }
}

/** One place under a still map: a mark to look at, named for those who cannot. */
function pin(point: MapPoint): HTMLElement {
  const element = document.createElement('div');
  element.dataset.marker = 'pin';
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', [point.title, point.address].filter(Boolean).join(', '));
  element.append(document.createElement('span'));
  return element;
}

export const boundsOf = (points: readonly MapPoint[]): LngLatBounds =>
  points.reduce((bounds, point) => bounds.extend(point), new LngLatBounds());
