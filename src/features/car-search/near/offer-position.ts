/** The visitor's own position is filled in by a click alone, and what does it is loaded then. */
export function offerPosition(form: HTMLFormElement, signal: AbortSignal): void {
  const fill = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
    if (button === null) return;
    const script = await import('./fill-position').catch(() => null);
    if (script !== null) return script.fillPosition(form, button);
    // Lost on its way: as where the browser says nothing, a town can be typed, and the next click asks again.
    const problem = button.parentElement?.querySelector<HTMLElement>('[data-denied]');
    if (problem) problem.textContent = problem.dataset.denied ?? '';
  };
  form.addEventListener('click', (event) => void fill(event), { signal });
}
