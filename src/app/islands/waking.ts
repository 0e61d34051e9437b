// Assistive technology presses a button or sets a value without a pointer, a key or the focus: all there is then is `click` or
// `input`.
const WAKING_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click'] as const;

/** Acts once, when the element nears the viewport: within so many CSS pixels of it. */
export function whenVisible(element: HTMLElement, act: () => void, margin = 200): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${margin}px` },
  );
  // An island has no box of its own (display: contents); what it holds has.
  const boxes = element.children.length ? [...element.children] : [element.parentElement ?? element];
  for (const box of boxes) observer.observe(box);
}

/** Acts once the browser has something under one of these names, of this page or of another tab. */
export function whenStored(names: string, act: () => void): void {
  const check = () => {
    if (names.split(' ').some(isStored)) act();
  };
  addEventListener('storage', check);
  check();
}

function isStored(name: string): boolean {
  try {
    return name in localStorage || name in sessionStorage;
  } catch {
    // A browser that lets us store nothing has nothing for us.
    return false;
  }
}

/** Acts on the first pointer, key, focus, change or click in the element. */
export function whenInteracted(element: HTMLElement, act: () => void): void {
  for (const type of WAKING_EVENTS) element.addEventListener(type, act, { once: true, passive: true });
}

/** Acts when the page has loaded and the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenIdle(act), { once: true });
    return;
  }
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 3000 });
  else setTimeout(act, 200);
}

export function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
