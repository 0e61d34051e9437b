import { announceCopied, writeClipboard } from './clipboard';
import { shareMenu } from './share-menu';

/**
 * Copies the text beside it, or the whole address of the page, and says so for a second; where that is not allowed it
 * says nothing. A `<details>` around it is a share menu.
 */
export default function enhance(place: HTMLElement): void {
  if (place instanceof HTMLDetailsElement) shareMenu(place);
  const button = place.querySelector<HTMLElement>('[data-copy]');
  const status = place.querySelector<HTMLElement>('[data-copied]');
  if (button === null || status === null) return;
  const announce = announceCopied(status);
  button.addEventListener('click', async () =>
    announce(await writeClipboard(button.dataset.copy || location.href)),
  );
}
