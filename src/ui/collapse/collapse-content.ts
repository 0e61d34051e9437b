/** A few pixels more than its place are no reason for a button. */
const SLACK_PX = 12;

/** Collapsed content of a car page: the tick box becomes a button that says whether it is open (CAR-PAGE-8). */
export function collapseContent(root: HTMLElement): void {
  const content = root.querySelector<HTMLElement>('[data-content]');
  const label = root.querySelector<HTMLElement>('[data-toggle]');
  const tick = root.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (content === null || label === null || tick === null) return;
  const rest = content.querySelector<HTMLElement>('[data-rest]');

  const button = document.createElement('button');
  button.type = 'button';
  button.className = label.className;
  button.setAttribute('aria-controls', content.id);
  button.append(...label.childNodes);

  const setOpen = (open: boolean): void => {
    root.toggleAttribute('data-open', open);
    button.setAttribute('aria-expanded', String(open));
    if (rest === null) return;
    if (open) rest.removeAttribute('hidden');
    else rest.setAttribute('hidden', 'until-found');
  };
  const isOpen = () => root.hasAttribute('data-open');
  const opened = tick.checked;
  tick.remove();
  label.replaceWith(button);
  setOpen(opened);
  root.dataset.ready = '';

  button.addEventListener('click', () => setOpen(!isOpen()));
  // What the page search finds, or the focus reaches, is shown.
  rest?.addEventListener('beforematch', () => setOpen(true));
  content.addEventListener('focusin', () => setOpen(true));
  if (rest !== null) return;
  new ResizeObserver(() => {
    if (!isOpen()) root.toggleAttribute('data-fits', fits(root, content));
  }).observe(root);
}

/** Whether everything is in view when it is collapsed. */
function fits(root: HTMLElement, content: HTMLElement): boolean {
  root.removeAttribute('data-fits');
  return content.scrollHeight <= content.clientHeight + SLACK_PX;
}
