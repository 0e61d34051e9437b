/** The visitor's own position is filled in by a click alone, and what does it is loaded then. */
export function offerPosition(form: HTMLFormElement, signal: AbortSignal): void {
  const fill = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-position]') : null;
    if (button === null) return;
    const { fillPosition } = await import('./fill-position');
    fillPosition(form, button);
  };
  form.addEventListener('click', (event) => void fill(event), { signal });
}
