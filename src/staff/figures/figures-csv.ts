import { NO_REQUESTS, type RequestFigures, type RequestReport } from '~/modules/leads';
import { NO_VISITS, type StaffWorkshop, type VisitFigures, type VisitReport } from '~/modules/workshop';
import { CSV_MARK, csvLine } from '../csv';
import type { StaffFrame } from '../staff.shell';
import type { FigureSpan } from './figures';

/** Visits with the names of their workshops. */
export interface NamedVisits {
  readonly workshops: readonly StaffWorkshop[];
  readonly report: VisitReport;
}

/** Periods first, then facilities, in one table: a column says which. */
export function csvOfRequestReport(report: RequestReport, span: FigureSpan, { t }: StaffFrame): string {
  const cells = ({ received, answered, late, open, medianHours }: RequestFigures) => [
    `${received}`,
    `${answered}`,
    `${late}`,
    `${open}`,
    medianHours === null ? '' : medianHours.toFixed(1),
  ];
  const head = ['received', 'answered', 'late', 'open', 'median'] as const;
  return [
    CSV_MARK + csvLine([t(`figures.${span.unit}`), ...head.map((name) => t(`figures.${name}`))]),
    ...span.periods.map((period) => csvLine([period, ...cells(report.periods.get(period) ?? NO_REQUESTS)])),
    csvLine([t('figures.facility')]),
    ...report.facilities.map((each) => csvLine([each.name, ...cells(each)])),
  ].join('');
}

export function csvOfVisitReport(
  { workshops, report }: NamedVisits,
  span: FigureSpan,
  { t }: StaffFrame,
): string {
  const cells = ({ visits, hours, cancelled, missed }: VisitFigures) => [
    `${visits}`,
    hours.toFixed(1),
    `${cancelled}`,
    `${missed}`,
  ];
  const head = ['visits', 'hours', 'cancelled', 'missed'] as const;
  return [
    CSV_MARK + csvLine([t(`figures.${span.unit}`), ...head.map((name) => t(`figures.${name}`))]),
    ...span.periods.map((period) => csvLine([period, ...cells(report.periods.get(period) ?? NO_VISITS)])),
    csvLine([t('figures.workshop')]),
    ...workshops.map(({ departmentId, name }) =>
      csvLine([name, ...cells(report.workshops.get(departmentId) ?? NO_VISITS)]),
    ),
  ].join('');
}
