import type { InboxMember, RequestReport } from '~/modules/leads';
import type { VisitReport } from '~/modules/workshop';
import { addDays, addMonths, mondayOf } from '~/platform/time';

/** Requests and visits, counted for staff. */
export interface Figures {
  requests(
    scopes: InboxMember['scopes'],
    span: FigureSpan & { readonly zone: string },
  ): Promise<RequestReport>;
  visits(
    place: { readonly siteIndex: string; readonly departmentIds: readonly string[] },
    span: FigureSpan,
  ): Promise<VisitReport>;
}

export const FIGURE_UNITS = ['week', 'month'] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** A dozen weeks or months, the present one the last. */
export interface FigureSpan {
  readonly unit: FigureUnit;
  /** First days, `YYYY-MM-DD`, in order. */
  readonly periods: readonly string[];
  readonly from: string;
  /** The day after the last. */
  readonly until: string;
}

const COUNT = 12;

export function figureSpan(unit: FigureUnit, today: string): FigureSpan {
  const present = unit === 'week' ? mondayOf(today) : `${today.slice(0, 7)}-01`;
  const away = (steps: number) => (unit === 'week' ? addDays(present, 7 * steps) : addMonths(present, steps));
  const periods = Array.from({ length: COUNT }, (_, at) => away(at + 1 - COUNT));
  return { unit, periods, from: periods[0] ?? present, until: away(1) };
}
