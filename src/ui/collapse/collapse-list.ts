/** Opens and closes a list; its height follows within the time that the style sheet gives it. */
export function collapseList(root: HTMLElement, list: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('button');
  if (button === null) return;

  let settle = () => undefined;
  const toggle = () => {
    settle();
    const opens = button.getAttribute('aria-expanded') === 'false';
    button.setAttribute('aria-expanded', String(opens));
    const from = list.offsetHeight;
    list.toggleAttribute('data-collapsed', !opens);
    const to = list.offsetHeight;
    list.toggleAttribute('data-closing', !opens);
    settle = moveHeight(list, from, to, () => {
      list.removeAttribute('data-closing');
    });
  };
  button.addEventListener('click', toggle);
}

/** Moves a height from one value to another, then leaves it to the content; the answer ends it at once. */
function moveHeight(element: HTMLElement, from: number, to: number, done: () => void): () => undefined {
  const leave = new AbortController();
  const end = (): undefined => {
    if (leave.signal.aborted) return;
    leave.abort();
    element.style.height = '';
    element.style.overflow = '';
    done();
  };
  const milliseconds = Number.parseFloat(getComputedStyle(element).transitionDuration) * 1000;
  element.style.overflow = 'clip';
  element.style.height = `${from}px`;
  // Read so that the browser begins from this height.
  void element.offsetHeight;
  element.style.height = `${to}px`;
  const ended = (event: TransitionEvent) => {
    if (event.target === element) end();
  };
  element.addEventListener('transitionend', ended, { signal: leave.signal });
  const timer = setTimeout(end, milliseconds + 50);
  leave.signal.addEventListener('abort', () => clearTimeout(timer));
  return end;
}
