import { type DismissalMode, isDismissed, rememberDismissal } from './dismissal';

/**
 * A notice that a visitor may close (specification 1 §2.5, §4). Its inline script has collapsed one that was closed
 * before; this closes it, and follows what other pages of the visit have done.
 */
export default function enhance(notice: HTMLElement): () => void {
  const mode: DismissalMode = notice.dataset.remember === 'session' ? 'session' : 'cookie';
  const title = notice.dataset.about ?? '';
  const button = notice.querySelector<HTMLElement>('[data-dismiss]');
  const leave = new AbortController();
  const { signal } = leave;
  const collapse = () => {
    notice.dataset.state = 'collapsed';
  };

  button?.addEventListener(
    'click',
    () => {
      rememberDismissal(mode, title);
      if (notice.contains(document.activeElement)) neighbourOf(notice)?.focus({ preventScroll: true });
      collapse();
    },
    { signal },
  );
  // Pages that the browser kept come back with `pageshow`: another page may have closed the notice.
  addEventListener(
    'pageshow',
    () => {
      if (button !== null && isDismissed(mode, title)) collapse();
    },
    { signal },
  );
  if (mode === 'session') collapseOnceAbove(notice, collapse, signal);
  return () => leave.abort();
}

/** Remembered per session, a notice gives way once it has been scrolled past. */
function collapseOnceAbove(notice: HTMLElement, collapse: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (entry && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0) collapse();
  });
  observer.observe(notice);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Where the focus goes when the button it was on goes away: the header's first link outside the notice. */
function neighbourOf(notice: HTMLElement): HTMLElement | null {
  const links = notice.closest('header')?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  const outside = [...links].find((link) => !notice.contains(link));
  return outside ?? document.querySelector<HTMLElement>('main');
}
