import type { LiveMap } from './live-map';
import { settingsOf } from './map-settings';
import { whenMapMayLoad } from './map-welcome';

/**
 * Puts a map that can be moved in the place of the picture, when the visitor comes near and it is welcome; where one cannot
 * be fetched, the picture stays.
 */
export default function enhance(box: HTMLElement): void {
  const offer = box.querySelector<HTMLElement>('[data-offer]');
  let live: Promise<LiveMap | null> | null = null;

  const show = () => {
    live ??= import('./live-map')
      .then(({ liveMap }) => liveMap(box, () => hide()))
      .catch(() => {
        // Lost on its way: it is offered, and asked for once more by whoever wants it.
        hide();
        return null;
      });
    // Who has pressed it keeps the keyboard there until there is a map to go on in.
    if (offer !== null && !offer.contains(document.activeElement)) offer.hidden = true;
  };
  const hide = () => {
    const shown = live;
    live = null;
    if (offer !== null) offer.hidden = false;
    void shown?.then((map) => map?.close());
  };

  offer?.querySelector('[data-show]')?.addEventListener('click', show);
  whenMapMayLoad(settingsOf(box).styleUrl, {
    show,
    hide,
    offer() {
      if (offer !== null) offer.hidden = false;
    },
  });
}
