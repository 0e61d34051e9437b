import { comeIn } from './come-in';
import { playFilm } from './play-film';

/** What waits for its reader: a film of our own plays, and other parts of a page come in, once they are in view. */
export default function enhance(root: HTMLElement): void {
  const film = root.querySelector<HTMLVideoElement>(':scope > video');
  if (film === null) comeIn(root);
  else playFilm(root, film);
}
