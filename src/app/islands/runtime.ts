import loaders from 'virtual:islands';
import { storedFormKey } from '~/ui/form/stored-form';
import { islandClicked } from '~/ui/island/island-click';
import { whenClicked } from './clicked';
import { capturedEvents, takeEvents } from './early-events';
import { savesData } from './saves-data';
import { once, whenIdle, whenInteracted, whenVisible } from './waking';

/** What ends each island that is awake. */
const hydrated = new WeakMap<HTMLElement, Promise<() => void>>();

const islandsIn = (root: ParentNode): Iterable<HTMLElement> =>
  root.querySelectorAll<HTMLElement>('fc-island');

let isListening = false;

/** Wakes each island of the page when its mode says so. React is loaded with the first that wakes. */
export function startIslands(root: ParentNode): void {
  for (const element of islandsIn(root)) schedule(element);
  if (isListening) return;
  isListening = true;
  listenForIslandClicks();
  // One listener for those of any time: each with its own would be kept as long as the page, with all markup around it.
  addEventListener('hashchange', () => {
    for (const element of islandsIn(document)) if (isLinked(element)) void wake(element);
  });
}

/** Whether the address names something in it. */
const isLinked = ({ dataset: { hash } }: HTMLElement): boolean =>
  hash !== undefined && location.hash.startsWith(`#${hash}`);

/** Lets go of what the islands in it hold, as they are about to be taken out of the page. */
export function endIslands(root: ParentNode): void {
  for (const element of islandsIn(root)) void hydrated.get(element)?.then((end) => end());
}

/** Fetches what sleeping islands will need and runs none of it, so that the first touch finds it in the browser's cache. */
export function prefetchIslands(): void {
  const boot = document.querySelector<HTMLScriptElement>('script[data-at-rest]');
  if (boot === null || savesData()) return;
  // The names of files beside the script that carries them.
  const names = boot.dataset.atRest?.split(' ') ?? [];
  prefetchOneByOne(names.map((name) => new URL(`${name}.js`, boot.src).href));
}

/** Each when the browser rests: together they keep a slow phone from answering a touch. */
function prefetchOneByOne([href, ...others]: readonly string[]): void {
  if (href === undefined) return;
  whenIdle(() => {
    const link = document.createElement('link');
    const rel = link.relList.supports('prefetch') ? 'prefetch' : 'modulepreload';
    Object.assign(link, { rel, as: 'script', href });
    document.head.append(link);
    prefetchOneByOne(others);
  });
}

/** One listener for all that opens an island of the page by a click, such as the buttons of a thousand cards. */
function listenForIslandClicks(): void {
  whenClicked('fc-island', (element, owner) =>
    wake(owner).then(
      () => islandClicked(element, owner.dataset.island ?? ''),
      // Lost on its way: the next click asks for it again.
      () => undefined,
    ),
  );
}

const scheduled = new WeakSet<Element>();

function schedule(element: HTMLElement): void {
  if (scheduled.has(element)) return;
  scheduled.add(element);
  const wakeOnce = listen(element);
  const { when } = element.dataset;
  // A pointer or the focus may have come before this script.
  const isTouched =
    element.matches(':hover, :focus-within') ||
    capturedEvents().some(({ target }) => element.contains(target));
  const isAwaited = () => element.querySelector('form[method="post"]') !== null && hasStoredForm();
  if (when === 'load' || isLinked(element) || isTouched || isAwaited()) {
    wakeOnce();
    return;
  }
  if (when === 'visible') whenVisible(element, wakeOnce, Number(element.dataset.margin ?? 200));
  if (when === 'idle') whenIdle(wakeOnce);
}

/** A visitor who acts on an island does not wait for its turn. Gives what wakes it. */
function listen(element: HTMLElement): () => void {
  const wakeOnce = once(() => void wake(element));
  element.addEventListener('submit', holdForm);
  element.addEventListener('click', holdLink);
  whenInteracted(element, wakeOnce);
  return wakeOnce;
}

/** Whether something was typed into a form of this page before it was loaded again: its island gives it back. */
function hasStoredForm(): boolean {
  try {
    return Object.keys(sessionStorage).some((name) => name.startsWith(storedFormKey()));
  } catch {
    return false;
  }
}

/** A link that its island makes a button of waits for it, as buttons do; the click is replayed. */
function holdLink(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[data-acts]') !== null)
    event.preventDefault();
}

/** Forms that were sent while their island woke, and by which button. */
const heldForms = new Map<HTMLFormElement, HTMLElement | null>();

/** Forms that the browser does not check while their island wakes: its island shows the same problems in our words. */
const uncheckedForms = new Set<HTMLFormElement>();

function skipChecks(element: HTMLElement): void {
  for (const form of element.querySelectorAll('form')) {
    if (form.noValidate) continue;
    form.noValidate = true;
    uncheckedForms.add(form);
  }
}

/** A form that is sent while its island wakes waits for it; the click that sent it is replayed. */
function holdForm(event: SubmitEvent): void {
  if (!(event.target instanceof HTMLFormElement)) return;
  event.preventDefault();
  heldForms.set(event.target, event.submitter);
}

/** Ends the waiting, and gives the forms that were sent during it. */
function releaseForms(element: HTMLElement): readonly (readonly [HTMLFormElement, HTMLElement | null])[] {
  element.removeEventListener('click', holdLink);
  element.removeEventListener('submit', holdForm);
  for (const form of uncheckedForms) {
    if (!element.contains(form)) continue;
    form.noValidate = false;
    uncheckedForms.delete(form);
  }
  const sent = [...heldForms].filter(([form]) => element.contains(form));
  for (const [form] of sent) heldForms.delete(form);
  return sent;
}

/**
 * Whether the browser has sent a form by this button itself, as nothing held it yet: one with the method `dialog` it sends nowhere,
 * and one that is filled in wrongly not at all.
 */
const hasSent = (target: HTMLElement, held: ReadonlySet<HTMLFormElement | null>): boolean =>
  target instanceof HTMLButtonElement &&
  target.type === 'submit' &&
  target.form?.method !== 'dialog' &&
  target.form?.matches(':invalid') !== true &&
  !held.has(target.form);

function wake(element: HTMLElement): Promise<() => void> {
  const already = hydrated.get(element);
  if (already !== undefined) return already;
  skipChecks(element);
  const waking = loadAndHydrate(element);
  hydrated.set(element, waking);
  // Without its script a link leads where it leads, and a form is sent by the browser.
  waking.catch(() => {
    for (const [form, button] of releaseForms(element)) form.requestSubmit(button);
    // Lost on its way: whoever acts on it asks again.
    hydrated.delete(element);
    listen(element);
  });
  return waking;
}

async function loadAndHydrate(element: HTMLElement): Promise<() => void> {
  const load = loaders.get(element.dataset.island ?? '');
  if (load === undefined) {
    releaseForms(element);
    return () => undefined;
  }
  const [{ mount, replay }, module] = await Promise.all([import('./mount'), load()]);
  // From here on React hears what the visitor does, and hydrates for it.
  const held = new Set<HTMLFormElement | null>(releaseForms(element).map(([form]) => form));
  const early = takeEvents(element).filter(({ target }) => !hasSent(target, held));
  return new Promise((resolve) => {
    const end = mount(element, module, () => {
      element.dataset.ready = '';
      void replay(early);
      resolve(() => end());
    });
  });
}
