import { hide, isOpen, openerOf } from './panels';

/**
 * Says in `aria-expanded` what the browser knows of its popovers, keeps the page still and out of reach
 * behind the mobile menu, and closes all when the page is left: the browser may bring it back as it was.
 */
export function watchExpanded(root: HTMLElement, signal: AbortSignal): void {
  const panels = [...root.querySelectorAll<HTMLElement>('[popover]')];
  const closeAll = () => {
    for (const panel of panels) hide(panel);
  };
  for (const panel of panels) updateExpanded(root, panel, isOpen(panel));

  root.addEventListener(
    'beforetoggle',
    ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLElement) updateExpanded(root, target, newState === 'open');
    },
    { capture: true, signal },
  );
  root.addEventListener(
    'toggle',
    ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLElement && newState === 'closed') restoreFocus(root, target);
    },
    { capture: true, signal },
  );
  root.addEventListener('click', ({ target }) => isLinkWithinPage(target) && closeAll(), { signal });
  addEventListener('pagehide', closeAll, { signal });
  matchMedia('(width >= 1280px)').addEventListener('change', closeAll, { signal });
}

/** A link to a place on the page that is shown: nothing else would close the menu that covers it. */
function isLinkWithinPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[popover] a[href*="#"]') : null;
  return (
    link?.pathname === location.pathname && link.search === location.search && link.host === location.host
  );
}

function updateExpanded(root: HTMLElement, panel: HTMLElement, open: boolean): void {
  openerOf(root, panel)?.setAttribute('aria-expanded', String(open));
  if ('mobileMenu' in panel.dataset) setPageInert(root, open);
  if ('mobileLevel' in panel.dataset) setCoveredInert(panel, open);
}

/** Browsers give the focus back only where they gave it away; a panel that hovering opened would lose it. */
function restoreFocus(root: HTMLElement, panel: HTMLElement): void {
  const { activeElement } = document;
  // While it fades out, a closing sheet still holds the focus.
  const inside = panel.contains(activeElement);
  const isSheet = 'mobileLevel' in panel.dataset || 'mobileMenu' in panel.dataset;
  const lost = isSheet && (activeElement === null || activeElement === document.body);
  if (inside || lost) openerOf(root, panel)?.focus({ preventScroll: true });
}

/** The areas beside the header; the bar stays, with the button that closes the menu. */
function setPageInert(root: HTMLElement, inert: boolean): void {
  // Where the scroll bar takes room, its going would move everything.
  const { documentElement } = document;
  if (!inert) documentElement.style.removeProperty('scrollbar-gutter');
  else if (innerWidth > documentElement.clientWidth) documentElement.style.scrollbarGutter = 'stable';
  const header = root.closest('header') ?? root;
  for (const area of header.parentElement?.children ?? []) {
    if (area instanceof HTMLElement && area !== header && area.tagName !== 'SCRIPT') area.inert = inert;
  }
}

/** What a sheet lies over is out of reach: everything else in the sheet that it belongs to. */
function setCoveredInert(sheet: HTMLElement, inert: boolean): void {
  const below = sheet.parentElement?.closest('[popover]') ?? null;
  for (let part: Element = sheet; part !== below && part.parentElement !== null; part = part.parentElement) {
    for (const beside of part.parentElement.children) {
      if (beside instanceof HTMLElement && beside !== part) beside.inert = inert;
    }
  }
}
