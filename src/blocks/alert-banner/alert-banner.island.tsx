import { useEffect, useRef, useState } from 'react';
import { IconButton } from '~/ui/button';
import { defineIsland } from '~/ui/island-definition';
import styles from './alert-banner.module.css';
import { type DismissalMode, isDismissed, rememberDismissal } from './dismissal';
import { NoticeBody, type NoticeWords } from './notice-body';

export type AlertBannerProps = NoticeWords & {
  readonly mode: DismissalMode;
  readonly dismissLabel: string;
};

/**
 * A notice that a visitor may close (specification 1 §2.5, §4). Pages are cached for everybody, so the
 * server cannot know who closed it: where scripts run it stays collapsed until the page has looked.
 */
function AlertBanner({ mode, dismissLabel, ...words }: AlertBannerProps) {
  const root = useRef<HTMLElement>(null);
  const dismissible = words.type !== 'Warning';
  const [state, setState] = useState<'unknown' | 'open' | 'collapsed'>(dismissible ? 'unknown' : 'open');
  const { title } = words;

  useEffect(() => {
    if (!dismissible) return;
    // Pages that the browser kept come back with `pageshow`: another page may have closed the notice.
    const look = () => setState(isDismissed(mode, title) ? 'collapsed' : 'open');
    look();
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [dismissible, mode, title]);

  useEffect(() => {
    if (mode !== 'session' || state !== 'open' || root.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0) setState('collapsed');
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [mode, state]);

  const dismiss = () => {
    rememberDismissal(mode, title);
    neighbourOf(root.current)?.focus({ preventScroll: true });
    setState('collapsed');
  };

  return (
    <NoticeBody {...words} state={state} root={root}>
      {dismissible && (
        <IconButton icon="Cross" label={dismissLabel} className={styles.dismiss} onClick={dismiss} />
      )}
    </NoticeBody>
  );
}

/** Where the focus goes when the button it was on goes away: the header's first link outside the notice. */
function neighbourOf(notice: HTMLElement | null): HTMLElement | null {
  const links = notice?.closest('header')?.querySelectorAll<HTMLElement>('a[href]') ?? [];
  const outside = [...links].find((link) => !notice?.contains(link));
  return outside ?? document.querySelector<HTMLElement>('main');
}

export default defineIsland('alert-banner', AlertBanner);
