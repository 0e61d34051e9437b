import { pageData, startAnalytics } from '~/ui/analytics';
import { onMarkup } from '~/ui/brought-markup';
import { startConsent } from '~/ui/consent';
import { enhance, enhanceClicked } from './enhance';
import { endIslands, fetchIslandsAtRest, hearIslandClicks, startIslands } from './islands';

function wakeMarkup(root: ParentNode): void {
  startIslands(root);
  enhance(root, wakeMarkup);
}

/** Acts once the page is not at its top: at once where the browser has restored a place. */
function whenScrolled(act: () => void): void {
  if (scrollY > 0) act();
  else addEventListener('scroll', act, { once: true, passive: true });
}

wakeMarkup(document);
onMarkup(wakeMarkup, endIslands);
enhanceClicked(wakeMarkup);
hearIslandClicks();
fetchIslandsAtRest();
startConsent(pageData() !== null);
startAnalytics();
whenScrolled(() => void import('./scroll-to-top').then((script) => script.offerWayToTop()));
// The pointer moves before it rests on a link: load it then.
addEventListener('pointerover', () => void import('./fetch-ahead').then((script) => script.fetchAhead()), {
  once: true,
});
