/**
 * The browser's own ways on the page. The form of a part that failed loads the page again and stays where the visitor is.
 * A link back to a list goes back where the visitor came from, when that was a page of this site: with its filters
 * and where it was scrolled to (CAR-PAGE-4). Otherwise it stays the link that it is.
 */
export default function enhance(element: HTMLElement): void {
  if (element instanceof HTMLFormElement) interceptReload(element);
  else interceptBack(element);
}

function interceptReload(form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.reload();
  });
}

function interceptBack(link: HTMLElement): void {
  const goBack = historyAction();
  if (goBack === null) return;
  link.dataset.before = '';
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    goBack();
  });
}

/** Null when there is nothing of ours to go back to. Anchors of this page are passed over where the browser tells. */
function historyAction(): (() => void) | null {
  if ('navigation' in window) {
    const entries = navigation.entries();
    const here = navigation.currentEntry?.index ?? 0;
    const before = entries.findLast((entry) => entry.index < here && pathOf(entry.url) !== location.pathname);
    return before === undefined ? null : () => void navigation.traverseTo(before.key);
  }
  const cameFrom = document.referrer === '' ? '' : new URL(document.referrer).origin;
  return cameFrom === location.origin && history.length > 1 ? () => history.back() : null;
}

const pathOf = (url: string | null): string => (url === null ? '' : new URL(url).pathname);
