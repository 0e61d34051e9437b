import { savesData } from './saves-data';

/** How long a pointer rests on a link before its page is likely to be opened, in milliseconds. */
const REST_MS = 120;
/** What one page may fetch ahead: so many documents, and no further one after so many bytes. */
const LIMITS = { documents: 8, bytes: 300_000 } as const;
const NO_PAGES = /^\/(api|_dev|media|-|assets|staff)(\/|$)/;

/**
 * Prefetches the page behind a link that the pointer rests on: with a mouse only, and not where data saving is on. The browser
 * caches it for some minutes.
 */
export function prefetchPages(): void {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches || savesData()) return;
  const remaining: { documents: number; bytes: number } = { ...LIMITS };
  const requested = new Set<string>([pageOf(location)]);
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if (entry instanceof PerformanceResourceTiming && requested.has(entry.name))
        remaining.bytes -= entry.transferSize || entry.encodedBodySize;
    }
  }).observe({ type: 'resource' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null || pointerType !== 'mouse' || !isOurPage(link)) return;
      timer = setTimeout(() => {
        const address = pageOf(link);
        if (requested.has(address) || remaining.documents <= 0 || remaining.bytes <= 0) return;
        remaining.documents -= 1;
        requested.add(address);
        const element = document.createElement('link');
        Object.assign(element, { rel: 'prefetch', as: 'document', href: address });
        document.head.append(element);
      }, REST_MS);
    },
    { passive: true },
  );
}

const pageOf = ({ origin, pathname, search }: Location | HTMLAnchorElement): string =>
  origin + pathname + search;

function isOurPage(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin &&
    link.target !== '_blank' &&
    !link.hasAttribute('download') &&
    !link.relList.contains('nofollow') &&
    !NO_PAGES.test(link.pathname)
  );
}
