type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLButtonElement;

/** Busy: nothing can be typed or pressed while the form is on its way; returns how to let go. */
export function holdStill(form: HTMLFormElement): () => void {
  const held = [...form.querySelectorAll('button, input, textarea, select')]
    .filter(isControl)
    .filter((control) => !control.disabled);
  const button = form.querySelector<HTMLButtonElement>('[type="submit"][data-sending]');
  const label = button?.querySelector('span') ?? button;
  const idle = label?.textContent ?? '';
  for (const control of held) control.disabled = true;
  form.setAttribute('aria-busy', 'true');
  if (label && button?.dataset.sending) label.textContent = button.dataset.sending;
  return () => {
    for (const control of held) control.disabled = false;
    form.removeAttribute('aria-busy');
    if (label) label.textContent = idle;
  };
}
