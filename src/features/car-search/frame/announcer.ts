/** A status region for what changes without words of its own; it must exist before its text changes to be announced. */
export function createAnnouncer(form: HTMLFormElement, signal: AbortSignal): (words: string) => void {
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.role = 'status';
  form.append(region);
  signal.addEventListener('abort', () => region.remove());
  return (words) => {
    region.textContent = words;
  };
}

/** Long enough to be heard, and gone before somebody reads on to it. */
const REPEATED_MS = 2000;
const EMPTY_MS = 100;

/**
 * How many there are is announced where it changes. The same number, after another order or a filter that takes nothing
 * away, is no change: call what it returns once a list is shown, and it is said again.
 */
export function repeatCount(form: HTMLElement, announce: (words: string) => void): () => void {
  const status = form.querySelector('[data-part="status"]');
  let announced = status?.textContent ?? '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    const words = status?.textContent ?? '';
    const isAgain = words === announced;
    announced = words;
    if (!isAgain) return;
    clearTimeout(timer);
    // Into a region that was empty: the same words in the place of themselves are heard by nobody.
    announce('');
    timer = setTimeout(() => {
      announce(words);
      timer = setTimeout(() => announce(''), REPEATED_MS);
    }, EMPTY_MS);
  };
}
