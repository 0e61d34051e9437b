import { telHref } from '~/platform/phone/pattern';
import type { MapPoint, MapSettings } from './map-settings';

/** What a place's marker opens: its name as the way to its page, where it is, and how to get there. */
export function placeCard(point: MapPoint, texts: MapSettings['texts'], close: () => void): HTMLElement {
  const card = document.createElement('div');
  card.dataset.card = '';
  card.setAttribute('role', 'group');
  card.setAttribute('aria-label', point.title);
  card.append(link(point.href, point.title));
  if (point.address !== '') {
    const address = document.createElement('p');
    address.textContent = point.address;
    card.append(address);
  }
  if (point.phone !== '') card.append(link(telHref(point.phone), point.phone));
  card.append(link(point.directions, texts.directions));
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', texts.close);
  button.addEventListener('click', close);
  card.append(button);
  card.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  return card;
}

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.rel = 'noopener';
  anchor.textContent = text;
  return anchor;
}
