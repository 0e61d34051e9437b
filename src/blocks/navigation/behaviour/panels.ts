/** The items of the bar, More among them. */
const ITEMS = '[data-menu-item], [data-menu-more]';

export const itemsOf = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(ITEMS),
];

export const panelOf = (item: Element): HTMLElement | null =>
  item.querySelector<HTMLElement>(':scope > [data-menu-panel]');

export const isOpen = (panel: Element | null): boolean => panel?.matches(':popover-open') === true;

export function hide(panel: HTMLElement | null): void {
  if (panel !== null && isOpen(panel)) panel.hidePopover();
}

/** The button that opens a panel or sheet. */
export const openerOf = (root: HTMLElement, panel: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>(
    `[popovertarget="${CSS.escape(panel.id)}"]:not([popovertargetaction="hide"])`,
  );
