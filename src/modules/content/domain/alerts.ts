import type { BlockNode } from './blocks/block-contract';
import { fold, routeSegments } from './route';

/** The block that an alert is drawn as. */
export const ALERT_BLOCK = 'AlertBanner';

/** An alert banner of a site: words for each language, where and when it is shown. */
export interface Alert {
  readonly id: string;
  /** Grows with each change; a save names the one that it began from, 0 for a new alert. */
  readonly revision: number;
  readonly startsAt: Date;
  /** Null: until somebody ends it. */
  readonly endsAt: Date | null;
  /** Paths below the language, `/a/**` for a page and all below it; none: every page. */
  readonly pages: readonly string[];
  /** The fields of the block by language; where a language has none, its pages show nothing. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export const isShownAt = ({ startsAt, endsAt }: Pick<Alert, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  startsAt <= now && (endsAt === null || endsAt > now);

/** `/a/b` or `/a/**`, as it is stored; null for what is no such path. */
export function alertPath(text: string): string | null {
  const [, base = '', below = ''] = /^(\/.*?)(\/?\*\*)?$/.exec(text.trim().replace(/[?#].*$/, '')) ?? [];
  const segments = base.startsWith('/') ? routeSegments(base) : null;
  if (segments === null || segments.some((segment) => segment.includes('*'))) return null;
  const path = `/${segments.map(fold).join('/')}`;
  return below === '' ? path : `${path === '/' ? '' : path}/**`;
}

/** Whether an alert stands on the page of a route, given by its segments. */
export function standsOn({ pages }: Pick<Alert, 'pages'>, segments: readonly string[]): boolean {
  const path = `/${segments.map(fold).join('/')}`;
  return (
    pages.length === 0 ||
    pages.some((page) => {
      if (!page.endsWith('/**')) return page === path;
      const base = page.slice(0, -3);
      return path === base || path.startsWith(`${base}/`) || base === '';
    })
  );
}

/** The blocks of the alerts that a page shows above its header, the newest first. */
export const alertNodes = (
  alerts: readonly Alert[],
  language: string,
  segments: readonly string[],
): readonly BlockNode[] =>
  alerts
    .filter((alert) => standsOn(alert, segments))
    .flatMap(({ id, texts }) => {
      const fields = texts[language];
      return fields === undefined ? [] : [{ uid: `alert-${id}`, componentName: ALERT_BLOCK, fields }];
    });
