import { PANEL_HIDDEN_KEY } from '../filters/hidden-panel';

/** Hides and shows the panel beside the cards; stored for the tab (LIST-8). */
export function panelToggle(form: HTMLFormElement, signal: AbortSignal): void {
  const toggle = form.querySelector<HTMLElement>('[data-part="toggle"]');
  const label = toggle?.querySelector('span');
  if (!toggle || !label) return;
  const show = (hidden: boolean) => {
    form.toggleAttribute('data-hidden', hidden);
    toggle.setAttribute('aria-expanded', String(!hidden));
    label.textContent = (hidden ? toggle.dataset.show : toggle.dataset.hide) ?? '';
  };
  show(form.dataset.panel === 'Sticky' && isStoredHidden());
  toggle.addEventListener(
    'click',
    () => {
      const hidden = !form.hasAttribute('data-hidden');
      storeHidden(hidden);
      show(hidden);
    },
    { signal },
  );
}

function isStoredHidden(): boolean {
  try {
    return sessionStorage.getItem(PANEL_HIDDEN_KEY) === 'true';
  } catch {
    return false;
  }
}

function storeHidden(hidden: boolean): void {
  try {
    if (hidden) sessionStorage.setItem(PANEL_HIDDEN_KEY, 'true');
    else sessionStorage.removeItem(PANEL_HIDDEN_KEY);
  } catch {
    // A browser that stores nothing shows the panel again on the next page.
  }
}
