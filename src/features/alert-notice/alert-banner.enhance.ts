import { collapseAbove, onceAbove } from './collapse-above';
import { type DismissalMode, isDismissed, rememberDismissal } from './dismissal';

/**
 * A notice that a visitor may close (ALERT-4, ALERT-5). Its inline script has collapsed one that was closed
 * before; this closes it, and follows what other pages of the visit have done.
 */
export default function enhance(notice: HTMLElement): () => void {
  const mode: DismissalMode = notice.dataset.remember === 'session' ? 'session' : 'cookie';
  const title = notice.dataset.about ?? '';
  const button = notice.querySelector<HTMLElement>('[data-dismiss]');
  const leave = new AbortController();
  const { signal } = leave;
  let passed = false;
  const show = () => {
    const gone = passed || (button !== null && isDismissed(mode, title));
    if (gone) notice.dataset.state = 'collapsed';
    else delete notice.dataset.state;
  };

  button?.addEventListener(
    'click',
    () => {
      rememberDismissal(mode, title);
      if (notice.contains(document.activeElement)) neighbourOf(notice)?.focus({ preventScroll: true });
      notice.dataset.state = 'collapsed';
    },
    { signal },
  );
  // Pages that the browser kept come back with `pageshow`: meanwhile it may have been closed, or its time may be over.
  addEventListener('pageshow', show, { signal });
  if (mode === 'session') {
    const pass = () => {
      passed = true;
      collapseAbove(notice, show);
    };
    onceAbove(notice, pass, signal);
  }
  return () => leave.abort();
}

/** Where the focus goes when the button it was on goes away: the header's first link outside the notice. */
function neighbourOf(notice: HTMLElement): HTMLElement | null {
  const links = notice.closest('header')?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  const outside = [...links].find((link) => !notice.contains(link) && link.checkVisibility());
  return outside ?? document.querySelector<HTMLElement>('main');
}
