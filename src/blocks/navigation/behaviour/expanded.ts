const isOpen = (panel: Element) => panel.matches(':popover-open');

/**
 * Says in `aria-expanded` what the browser knows of its popovers, keeps the page still and out of reach
 * behind the mobile menu, and closes all when the page is left: the browser may bring it back as it was.
 */
export function followExpanded(root: HTMLElement, signal: AbortSignal): void {
  const panels = [...root.querySelectorAll<HTMLElement>('[popover]')];
  for (const panel of panels) markButtons(root, panel, isOpen(panel));

  root.addEventListener(
    'beforetoggle',
    ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLElement)) return;
      placeBelowBar(root, target);
      markButtons(root, target, newState === 'open');
      if ('mobileMenu' in target.dataset) shutOut(root, newState === 'open');
    },
    { capture: true, signal },
  );
  root.addEventListener(
    'toggle',
    ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLElement && newState === 'closed') giveFocusBack(root, target);
    },
    { capture: true, signal },
  );
  window.addEventListener('pagehide', () => closeAll(panels), { signal });
  matchMedia('(width >= 1280px)').addEventListener('change', () => closeAll(panels), { signal });
}

function markButtons(root: HTMLElement, panel: HTMLElement, open: boolean): void {
  const buttons = root.querySelectorAll<HTMLElement>(`[popovertarget="${CSS.escape(panel.id)}"]`);
  for (const button of buttons)
    if (button.getAttribute('popovertargetaction') !== 'hide')
      button.setAttribute('aria-expanded', String(open));
}

/** Browsers give the focus back from the outermost popover only; from an inner sheet it would be lost. */
function giveFocusBack(root: HTMLElement, sheet: HTMLElement): void {
  const isSheet = 'mobileLevel' in sheet.dataset || 'mobileMenu' in sheet.dataset;
  const { activeElement } = document;
  // While it fades out, a closing sheet still holds the focus.
  const lost = activeElement === null || activeElement === document.body || sheet.contains(activeElement);
  if (!isSheet || !lost) return;
  const opener = root.querySelector<HTMLElement>(
    `[popovertarget="${CSS.escape(sheet.id)}"]:not([popovertargetaction="hide"])`,
  );
  opener?.focus();
}

function closeAll(panels: readonly HTMLElement[]): void {
  for (const panel of panels) if (isOpen(panel)) panel.hidePopover();
}

/** All but the menu itself: the areas beside the header, and what stands in the bar behind the sheet. */
function shutOut(root: HTMLElement, away: boolean): void {
  const header = root.closest('header');
  for (const area of header?.parentElement?.children ?? []) {
    if (area instanceof HTMLElement && area !== header && area.tagName !== 'SCRIPT') area.inert = away;
  }
}

/** For browsers that cannot anchor one box to another. */
function placeBelowBar(root: HTMLElement, panel: HTMLElement): void {
  if (CSS.supports('top', 'anchor(bottom)') || !('menuPanel' in panel.dataset)) return;
  const bar = root.querySelector('[data-navigation-bar]');
  if (bar)
    panel.style.setProperty('--navigation-bottom', `${Math.max(0, bar.getBoundingClientRect().bottom)}px`);
}
