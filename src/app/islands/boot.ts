import { pageData, startAnalytics } from '~/ui/analytics';
import { startConsent } from '~/ui/consent';
import { capturedEvents, replay, takeEvents } from './early-events';
import { enhance, enhanceClicked } from './enhance';
import type { IslandModule } from './mount';
import { savesData } from './saves-data';
import { once, whenTouched, whenVisible } from './waking';

/** Every island of the site as a chunk of its own, by file name. */
const modules = import.meta.glob<IslandModule>('/src/{features,blocks,ui,page,staff}/**/*.island.tsx');
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ''), load]),
);

/** Wakes each island of the page when its mode says so. React is loaded with the first that wakes. */
function start(root: ParentNode): void {
  const islands = [...root.querySelectorAll<HTMLElement>('fc-island')];
  for (const element of islands) schedule(element);
  // What still sleeps then finds its scripts there and compiled: the first touch answers within 100 ms.
  if (!savesData()) whenIdle(() => islands.forEach(fetchScripts));
}

function fetchScripts(element: HTMLElement): void {
  void import('./mount');
  void loaders.get(element.dataset.island ?? '')?.();
}

function schedule(element: HTMLElement): void {
  const wakeOnce = once(() => wake(element));
  const { when } = element.dataset;
  if (when === 'load' || capturedEvents().some((event) => element.contains(event.target))) {
    wakeOnce();
    return;
  }
  if (when === 'visible') whenVisible(element, wakeOnce, Number(element.dataset.margin ?? 200));
  if (when === 'idle') whenIdle(wakeOnce);
  // A visitor who acts on an island does not wait for its turn.
  whenTouched(element, wakeOnce);
}

async function wake(element: HTMLElement): Promise<void> {
  const load = loaders.get(element.dataset.island ?? '');
  if (load === undefined) return;
  const [{ mount }, module] = await Promise.all([import('./mount'), load()]);
  // From here on React hears what the visitor does, and hydrates for it.
  const early = takeEvents(element);
  mount(element, module, () => {
    element.dataset.ready = '';
    replay(early);
  });
}

/** Acts once the page is not at its top: at once where the browser has restored a place. */
function whenScrolled(act: () => void): void {
  if (scrollY > 0) act();
  else addEventListener('scroll', act, { once: true, passive: true });
}

function whenIdle(wakeUp: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(wakeUp, { timeout: 3000 });
  else setTimeout(wakeUp, 200);
}

start(document);
enhance(document);
enhanceClicked();
startConsent(pageData() !== null);
startAnalytics();
whenScrolled(() => void import('./scroll-to-top').then((script) => script.offerWayToTop()));
// Nobody rests a pointer on a link before it has moved.
addEventListener('pointerover', () => void import('./fetch-ahead').then((script) => script.fetchAhead()), {
  once: true,
});
