import { sayCopied, writeClipboard } from './clipboard';

/** Copies the text beside it and says so for a second; where that is not allowed it says nothing. */
export default function enhance(place: HTMLElement): void {
  const button = place.querySelector<HTMLElement>('[data-copy]');
  const status = place.querySelector<HTMLElement>('[data-copied]');
  if (button === null || status === null) return;
  const say = sayCopied(status);
  button.addEventListener('click', async () => say(await writeClipboard(button.dataset.copy ?? '')));
}
