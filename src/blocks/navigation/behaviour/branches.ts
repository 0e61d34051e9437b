/** A mouse on its way to what is open passes over other branches: only where it rests it means one. In ms. */
const REST_MS = 90;

/**
 * In the large layout one branch at a time shows what is below it: the one that the mouse rests on or whose button
 * was pressed. Whenever a panel opens, it begins with the one that was selected for it.
 */
export function selectBranches(root: HTMLElement, signal: AbortSignal): void {
  for (const panel of root.querySelectorAll<HTMLElement>('[data-menu-panel]')) {
    const branches = [...panel.querySelectorAll<HTMLElement>('[data-menu-branch="opens"]')];
    if (branches.length > 0) selectWithin(panel, branches, signal);
  }
}

function selectWithin(panel: HTMLElement, branches: readonly HTMLElement[], signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const select = (selected: HTMLElement) => {
    clearTimeout(timer);
    for (const branch of branches) {
      const on = branch === selected;
      branch.toggleAttribute('data-selected', on);
      branch.querySelector('[data-branch-toggle]')?.setAttribute('aria-expanded', String(on));
    }
  };
  const first = branches.find((branch) => 'preselected' in branch.dataset);
  panel.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      if (newState === 'open' && first) select(first);
    },
    { signal },
  );
  for (const branch of branches) {
    const head = branch.querySelector('[data-branch-head]');
    head?.addEventListener(
      'pointerenter',
      (event) => {
        if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
        clearTimeout(timer);
        timer = setTimeout(() => select(branch), REST_MS);
      },
      { signal },
    );
    head?.addEventListener('pointerleave', () => clearTimeout(timer), { signal });
    head?.querySelector('[data-branch-toggle]')?.addEventListener('click', () => select(branch), { signal });
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
}
