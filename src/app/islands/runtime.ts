import loaders from 'virtual:islands';
import { islandClicked } from '~/ui/island-click';
import { capturedEvents, takeEvents } from './early-events';
import { savesData } from './saves-data';
import { once, whenIdle, whenTouched, whenVisible } from './waking';

/** What ends each island that is awake. */
const awake = new WeakMap<HTMLElement, Promise<() => void>>();

const islandsIn = (root: ParentNode): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('fc-island'),
];

/** Wakes each island of the page when its mode says so. React is loaded with the first that wakes. */
export function startIslands(root: ParentNode): void {
  for (const element of islandsIn(root)) schedule(element);
}

/** Lets go of what the islands in it hold, as they are about to be taken out of the page. */
export function endIslands(root: ParentNode): void {
  for (const element of islandsIn(root)) void awake.get(element)?.then((end) => end());
}

/** Fetches what sleeping islands will need and runs none of it, so that the first touch finds it in the browser's cache. */
export function fetchIslandsAtRest(): void {
  const addresses = document.querySelector<HTMLElement>('script[data-at-rest]')?.dataset.atRest;
  if (addresses === undefined || savesData()) return;
  whenIdle(() => {
    for (const href of addresses.split(' ')) {
      const link = document.createElement('link');
      if (link.relList.supports('prefetch')) Object.assign(link, { rel: 'prefetch', as: 'script', href });
      else Object.assign(link, { rel: 'modulepreload', href });
      document.head.append(link);
    }
  });
}

/** One listener for all that opens an island of the page by a click, such as the buttons of a thousand cards. */
export function hearIslandClicks(): void {
  const hear = ({ target }: Pick<Event, 'target'>) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-island-click]') : null;
    if (opener === null) return;
    const element = document.querySelector<HTMLElement>(
      `fc-island[data-island="${opener.dataset.islandClick}"]`,
    );
    if (element !== null) void wake(element).then(() => islandClicked(opener));
  };
  // Events before this script; later clicks are handled here until their part of the page is activated.
  for (const event of capturedEvents()) if (event.type === 'click') hear(event);
  document.addEventListener('click', hear);
}

const scheduled = new WeakSet<Element>();

function schedule(element: HTMLElement): void {
  if (scheduled.has(element)) return;
  scheduled.add(element);
  const wakeOnce = once(() => void wake(element));
  const { when, hash } = element.dataset;
  const isLinked = () => hash !== undefined && location.hash.startsWith(`#${hash}`);
  // A pointer or the focus may have come before this script.
  const isTouched =
    element.matches(':hover, :focus-within') ||
    capturedEvents().some(({ target }) => element.contains(target));
  element.addEventListener('submit', keepForm);
  if (when === 'load' || isLinked() || isTouched) {
    wakeOnce();
    return;
  }
  if (when === 'visible') whenVisible(element, wakeOnce, Number(element.dataset.margin ?? 200));
  if (when === 'idle') whenIdle(wakeOnce);
  element.addEventListener('click', keepLink);
  if (hash !== undefined) addEventListener('hashchange', () => isLinked() && wakeOnce());
  // A visitor who acts on an island does not wait for its turn.
  whenTouched(element, wakeOnce);
}

/** A link that its island makes a button of waits for it, as buttons do; the click is replayed. */
function keepLink(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[data-acts]') !== null)
    event.preventDefault();
}

/** Forms that were sent while their island woke, and by which button. */
const sentEarly = new Map<HTMLFormElement, HTMLElement | null>();

/** A form that is sent while its island wakes waits for it; the click that sent it is replayed. */
function keepForm(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  sentEarly.set(event.target, event.submitter);
}

/** Ends the waiting, and gives the forms that were sent during it. */
function letGo(element: HTMLElement): readonly (readonly [HTMLFormElement, HTMLElement | null])[] {
  element.removeEventListener('click', keepLink);
  element.removeEventListener('submit', keepForm);
  const sent = [...sentEarly].filter(([form]) => element.contains(form));
  for (const [form] of sent) sentEarly.delete(form);
  return sent;
}

function wake(element: HTMLElement): Promise<() => void> {
  const already = awake.get(element);
  if (already !== undefined) return already;
  const waking = bringToLife(element);
  awake.set(element, waking);
  // Without its script a link leads where it leads, and a form is sent by the browser.
  waking.catch(() => {
    for (const [form, button] of letGo(element)) form.requestSubmit(button);
  });
  return waking;
}

async function bringToLife(element: HTMLElement): Promise<() => void> {
  const load = loaders.get(element.dataset.island ?? '');
  if (load === undefined) {
    letGo(element);
    return () => undefined;
  }
  const [{ mount, replay }, module] = await Promise.all([import('./mount'), load()]);
  // From here on React hears what the visitor does, and hydrates for it.
  const early = takeEvents(element);
  letGo(element);
  return new Promise((resolve) => {
    const end = mount(element, module, () => {
      element.dataset.ready = '';
      replay(early);
      resolve(() => end());
    });
  });
}
