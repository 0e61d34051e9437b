import { pageData, startAnalytics } from '~/ui/analytics';
import { startConsent } from '~/ui/consent';
import { capturedEvents, replay } from './early-events';
import { enhance, enhanceClicked } from './enhance';
import type { IslandModule } from './mount';
import { offerWayToTop } from './scroll-to-top';
import { once, whenTouched, whenVisible } from './waking';

/** Every island of the site as a chunk of its own, by file name. */
const modules = import.meta.glob<IslandModule>('/src/{blocks,ui,app}/**/*.island.tsx');
const loaders = new Map(
  Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ''), load]),
);

/** Wakes each island of the page when its mode says so. Preact is loaded with the first that wakes. */
function start(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('fc-island')) schedule(element);
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
  mount(element, module, () => replay(element));
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
offerWayToTop();
