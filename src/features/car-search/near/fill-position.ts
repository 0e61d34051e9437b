const TIMEOUT_MS = 15_000;
/** The browser's own patience begins once the visitor has allowed it; a question that is put away is never answered. */
const MAX_WAIT_MS = 30_000;
/** An older position is accurate enough. */
const MAX_AGE_MS = 10 * 60_000;

/**
 * On a click, asks the browser for the visitor's position, rounds it to a hundredth of a degree (about a kilometre) before
 * it is sent, and submits the form. Nothing is stored.
 */
export function fillPosition(form: HTMLFormElement, button: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name="near"]');
  const problem = button.parentElement?.querySelector<HTMLElement>('[data-denied]');
  if (!input || button.ariaBusy === 'true') return;
  const showProblem = (text: string) => {
    if (problem) problem.textContent = text;
  };
  const before = input.value;
  let isOver = false;
  /** Whether the answer is still wanted: not where another place is typed by now, or after too long a wait. */
  const end = (): boolean => {
    if (isOver) return false;
    isOver = true;
    button.ariaBusy = null;
    return input.value === before;
  };
  const fail = () => {
    if (end()) showProblem(problem?.dataset.denied ?? '');
  };
  showProblem('');
  // Some extensions take the value away and leave the name.
  if (navigator.geolocation === undefined) {
    showProblem(problem?.dataset.denied ?? '');
    return;
  }
  button.ariaBusy = 'true';
  setTimeout(fail, MAX_WAIT_MS);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      if (!end()) return;
      const rounded = [coords.latitude, coords.longitude].map((degrees) => Math.round(degrees * 100) / 100);
      input.value = rounded.join(',');
      form.requestSubmit();
    },
    fail,
    { enableHighAccuracy: false, timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
  );
}
