import { HIDDEN_PANEL } from '../filters/hidden-panel';

/** The panel beside the cards can be put away; the choice lasts as long as the tab (LIST-8). */
export function panelToggle(form: HTMLFormElement, signal: AbortSignal): void {
  const toggle = form.querySelector<HTMLElement>('[data-part="toggle"]');
  const label = toggle?.querySelector('span');
  if (!toggle || !label) return;
  const show = (hidden: boolean) => {
    form.toggleAttribute('data-hidden', hidden);
    toggle.setAttribute('aria-expanded', String(!hidden));
    label.textContent = (hidden ? toggle.dataset.show : toggle.dataset.hide) ?? '';
  };
  show(form.dataset.panel === 'Sticky' && sessionStorage.getItem(HIDDEN_PANEL) === 'true');
  toggle.addEventListener(
    'click',
    () => {
      const hidden = !form.hasAttribute('data-hidden');
      if (hidden) sessionStorage.setItem(HIDDEN_PANEL, 'true');
      else sessionStorage.removeItem(HIDDEN_PANEL);
      show(hidden);
    },
    { signal },
  );
}
