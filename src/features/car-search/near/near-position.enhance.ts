/** Longer than this nobody waits for satellites. */
const PATIENCE_MS = 15_000;
/** A position that the browser has had for so long is as good: whoever buys a car does not move that fast. */
const AGE_MS = 10 * 60_000;

/**
 * Asks the browser where the visitor is, because the button has just been clicked, and fills the box with it rounded to
 * a hundredth of a degree, about a kilometre, before it goes anywhere. Nothing is kept.
 */
export default function usePosition(button: HTMLElement): void {
  const form = button.closest('form');
  const input = form?.querySelector<HTMLInputElement>('input[name="near"]');
  const problem = button.parentElement?.querySelector<HTMLElement>('[data-denied]');
  if (!form || !input || button.ariaBusy === 'true') return;
  const say = (text: string) => {
    if (problem) problem.textContent = text;
  };
  const done = () => {
    button.ariaBusy = null;
  };
  say('');
  if (!('geolocation' in navigator)) {
    say(problem?.dataset.denied ?? '');
    return;
  }
  button.ariaBusy = 'true';
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      done();
      const rounded = [coords.latitude, coords.longitude].map((degrees) => Math.round(degrees * 100) / 100);
      input.value = rounded.join(',');
      form.requestSubmit();
    },
    () => {
      done();
      say(problem?.dataset.denied ?? '');
    },
    { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: AGE_MS },
  );
}
