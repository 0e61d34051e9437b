import type { JsonValue } from '~/platform/json';

/** What happened, for the data layer: `event` names it, the rest describes it. Never personal data. */
export interface AnalyticsEvent {
  readonly event: string;
  readonly [key: string]: JsonValue;
}

/** Name of the event that opens every page's part of the data layer (ANALYTICS-2). */
export const PAGE_VIEW = 'page_view';
