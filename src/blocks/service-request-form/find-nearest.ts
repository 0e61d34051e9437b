import { howFar } from '~/features/car-search/browser';
import { findPlace } from '~/features/place-search';
import type { DistanceUnit } from '~/sites';
import { byDistance } from './by-distance';

/** Looks the town up that was typed, puts the dealers in order of distance from it and chooses the first. */
export function findNearest(root: HTMLElement, form: HTMLFormElement): void {
  const search = root.querySelector<HTMLFormElement>('form[data-place-form]');
  const status = root.querySelector<HTMLElement>('[data-nearest]');
  const choice = form.querySelector<HTMLSelectElement>('select[name="siteName"]');
  if (search === null || status === null || choice === null) return;
  let latest = 0;
  search.addEventListener('submit', async (event) => {
    event.preventDefault();
    const input = search.elements.namedItem('place');
    const place = input instanceof HTMLInputElement ? input.value.trim() : '';
    if (place === '') return;
    latest += 1;
    const asked = latest;
    const found = await findPlace({ q: place });
    // Another town has been asked for meanwhile.
    if (asked !== latest) return;
    const { unknown = '', failed = '' } = status.dataset;
    if (found === 'unknown') status.textContent = fill(unknown, { place });
    else if (found === 'failed') status.textContent = failed;
    else status.textContent = reorder(choice, status, found);
  });
}

/** The dealers by their distance, which stands beside their names; returns which is the nearest, in words. */
function reorder(
  choice: HTMLSelectElement,
  { dataset }: HTMLElement,
  from: { readonly name: string; readonly lat: number; readonly lng: number },
): string {
  const dealers = [...choice.options].filter(({ value }) => value !== '');
  const options = byDistance(
    dealers.map((option) => ({ option, geocoord: option.dataset.at ?? '' })),
    from,
  );
  const page = {
    site: { features: { distanceUnit: unitOf(dataset.unit) } },
    locale: document.documentElement.lang,
  };
  const distances = options.map(({ option, geocoord }) => {
    const distance = howFar(from, geocoord, page);
    option.text =
      distance === null ? option.value : fill(dataset.away ?? '', { dealer: option.value, distance });
    choice.append(option);
    return distance;
  });
  const nearest = options[0]?.option;
  if (nearest === undefined) return '';
  choice.value = nearest.value;
  choice.dispatchEvent(new Event('input', { bubbles: true }));
  const [distance] = distances;
  return distance === null || distance === undefined
    ? ''
    : fill(dataset.found ?? '', { place: from.name, dealer: nearest.value, distance });
}

const unitOf = (unit: string | undefined): DistanceUnit => (unit === 'miles' || unit === 'mil' ? unit : 'km');

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
