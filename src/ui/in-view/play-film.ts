/**
 * Plays a film while it is in view, unless the visitor wants less motion or has stopped it; its buttons stop and start
 * it and its sound, and are called what pressing them will do (MEDIA-3).
 */
export function playFilm(root: HTMLElement, video: HTMLVideoElement): void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  let wanted = !stillness.matches;
  let inView = false;
  video.muted = true;

  const show = () => {
    mark(root, 'film', !video.paused);
    mark(root, 'sound', !video.muted);
  };
  const follow = () => {
    if (!wanted || !inView) video.pause();
    // Browsers refuse to start a film to save power or data: then the picture stays, and the button offers it.
    else if (video.paused) video.play().then(show, show);
  };
  const press = (part: string | undefined) => {
    if (part === 'sound') video.muted = !video.muted;
    else if (part === 'film') {
      wanted = video.paused;
      inView = true;
      follow();
    }
  };

  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) press(target.closest<HTMLElement>('[data-film]')?.dataset.film);
  });
  for (const event of ['play', 'pause', 'volumechange']) video.addEventListener(event, show);
  // Nothing to play: nothing to press either.
  video.querySelector('source:last-of-type')?.addEventListener('error', () => {
    root.dataset.broken = '';
  });
  stillness.addEventListener('change', () => {
    wanted = !stillness.matches;
    follow();
  });
  new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting === true;
    follow();
  }).observe(video);
}

/** Puts a button into its state: what it is called, and which of its icons is seen. */
function mark(root: HTMLElement, part: 'film' | 'sound', isOn: boolean): void {
  const button = root.querySelector<HTMLElement>(`[data-film="${part}"]`);
  if (button === null) return;
  button.toggleAttribute('data-is-on', isOn);
  button.setAttribute('aria-label', (isOn ? button.dataset.on : button.dataset.off) ?? '');
}
