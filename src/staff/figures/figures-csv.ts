import { NO_REQUESTS, type RequestFigures, type RequestReport } from '~/modules/leads';
import { NO_VISITS, type StaffWorkshop, type VisitFigures, type VisitReport } from '~/modules/workshop';
import { CSV_MARK, csvLine, tenths } from '../csv';
import type { StaffFrame } from '../staff.shell';
import type { FigureSpan } from './figures';

/** Visits with the names of their workshops. */
export interface NamedVisits {
  readonly workshops: readonly StaffWorkshop[];
  readonly report: VisitReport;
}

/** Periods first, then facilities, in one table: a column says which. */
export function csvOfRequestReport(report: RequestReport, span: FigureSpan, { t, site }: StaffFrame): string {
  const cells = ({ received, answered, late, open, medianHours }: RequestFigures) => [
    received,
    answered,
    late,
    open,
    medianHours === null ? null : tenths(medianHours),
  ];
  const head = ['received', 'answered', 'late', 'open', 'median'] as const;
  return [
    CSV_MARK + csvLine([t(`figures.${span.unit}`), ...head.map((name) => t(`figures.${name}`))], site),
    ...span.periods.map((period) =>
      csvLine([period, ...cells(report.periods.get(period) ?? NO_REQUESTS)], site),
    ),
    csvLine([t('figures.facility')], site),
    ...report.facilities.map((each) => csvLine([each.name, ...cells(each)], site)),
  ].join('');
}

export function csvOfVisitReport(
  { workshops, report }: NamedVisits,
  span: FigureSpan,
  { t, site }: StaffFrame,
): string {
  const cells = ({ visits, hours, cancelled, missed }: VisitFigures) => [
    visits,
    tenths(hours),
    cancelled,
    missed,
  ];
  const head = ['visits', 'hours', 'cancelled', 'missed'] as const;
  return [
    CSV_MARK + csvLine([t(`figures.${span.unit}`), ...head.map((name) => t(`figures.${name}`))], site),
    ...span.periods.map((period) =>
      csvLine([period, ...cells(report.periods.get(period) ?? NO_VISITS)], site),
    ),
    csvLine([t('figures.workshop')], site),
    ...workshops.map(({ departmentId, name }) =>
      csvLine([name, ...cells(report.workshops.get(departmentId) ?? NO_VISITS)], site),
    ),
  ].join('');
}
