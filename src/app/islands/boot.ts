import { pageData, startAnalytics } from '~/ui/analytics';
import { startConsent } from '~/ui/consent';
import { onMarkup } from '~/ui/island/brought-markup';
import { enhance, enhanceClicked } from './enhance';
import { once, whenInteracted } from './waking';

/** What wakes islands, which a page without any does not load. Lost on its way: it is asked for again when somebody acts. */
function withIslands(root: ParentNode, act: (islands: typeof import('./runtime')) => void): void {
  if (!root.querySelector('fc-island')) return;
  const again = () =>
    whenInteracted(
      document.body,
      once(() => withIslands(root, act)),
    );
  void import('./runtime').then(act, again);
}

function wakeMarkup(root: ParentNode): void {
  withIslands(root, (islands) => islands.startIslands(root));
  enhance(root, wakeMarkup);
}

/** The way to the top, once the page is not there: at once where the browser has restored a place. */
function startWhenScrolled(): void {
  const wait = () => addEventListener('scroll', start, { once: true });
  const start = () => void import('./scroll-to-top').then((script) => script.startScrollToTop(), wait);
  if (scrollY > 0) start();
  else wait();
}

/** Lost on its way: it is asked for again when somebody acts, who then looks at the car. */
function startCarPage(): void {
  const again = () => whenInteracted(document.body, once(startCarPage));
  void import('./car-page').then((script) => script.carPage(), again);
}

wakeMarkup(document);
onMarkup(wakeMarkup, (root) => withIslands(root, (islands) => islands.endIslands(root)));
enhanceClicked(wakeMarkup);
// What may be needed comes after what is asked now.
void startConsent(pageData() !== null).finally(() =>
  withIslands(document, (islands) => islands.prefetchIslands()),
);
startAnalytics();
if (document.querySelector('[data-car-view]')) startCarPage();
startWhenScrolled();
// The pointer moves before it rests on a link: load it then. A page that is laid out under a resting pointer gets events of
// that pointer too, though nobody has done anything.
addEventListener('pointermove', function prefetch({ movementX, movementY }) {
  if (!movementX && !movementY) return;
  removeEventListener('pointermove', prefetch);
  // Nobody waits for it: where it is lost, pages come when they are asked for.
  void import('./fetch-ahead').then(
    (script) => script.prefetchPages(),
    () => undefined,
  );
});
