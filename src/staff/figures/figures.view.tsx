import { NO_REQUESTS, type RequestFigures, type RequestReport } from '~/modules/leads';
import { NO_VISITS, type VisitFigures } from '~/modules/workshop';
import { formatLocal } from '~/platform/time';
import { ListTabs } from '../layout/list-tabs';
import { figuresPath } from '../paths';
import staff from '../staff.module.css';
import type { StaffFrame } from '../staff.shell';
import { weekInWords } from '../workshop/calendar';
import { FigureTable } from './figure-table';
import { FIGURE_UNITS, type FigureSpan } from './figures';
import styles from './figures.module.css';
import type { NamedVisits } from './figures-csv';

/** Requests and visits of a dozen weeks or months, as bars with their numbers, and as files. */
export function FiguresView({
  frame,
  span,
  requests,
  visits,
}: {
  readonly frame: StaffFrame;
  readonly span: FigureSpan;
  readonly requests: RequestReport | null;
  readonly visits: NamedVisits | null;
}) {
  const { t } = frame;
  return (
    <>
      <h1 className={staff.title}>{t('figures.title')}</h1>
      <ListTabs
        label={t('figures.title')}
        tabs={FIGURE_UNITS.map((unit) => ({
          href: figuresPath({ by: unit }),
          text: t(`figures.${unit}s`),
          isCurrent: unit === span.unit,
        }))}
      />
      {requests !== null && <Requests frame={frame} span={span} report={requests} />}
      {visits !== null && <Visits frame={frame} span={span} {...visits} />}
    </>
  );
}

const REQUEST_COLUMNS = ['received', 'answered', 'late', 'open', 'median'] as const;

function Requests({
  frame,
  span,
  report,
}: {
  readonly frame: StaffFrame;
  readonly span: FigureSpan;
  readonly report: RequestReport;
}) {
  const { t, locale } = frame;
  const hours = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const row = (name: string, { medianHours, ...counts }: RequestFigures) => ({
    name,
    size: counts.received,
    cells: [
      counts.received,
      counts.answered,
      counts.late,
      counts.open,
      medianHours === null ? '–' : t('figures.hoursShort', { hours: hours.format(medianHours) }),
    ],
  });
  const columns = REQUEST_COLUMNS.map((name) => t(`figures.${name}`));
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('figures.requests')}</h2>
      <FigureTable
        frame={frame}
        title={t('figures.requests')}
        first={t(`figures.${span.unit}`)}
        columns={columns}
        rows={span.periods.map((each) =>
          row(periodText(each, span, locale), report.periods.get(each) ?? NO_REQUESTS),
        )}
        total={row(t('figures.total'), report.total)}
      />
      {report.facilities.length > 1 && (
        <FigureTable
          frame={frame}
          title={t('figures.requests')}
          first={t('figures.facility')}
          columns={columns}
          rows={report.facilities.map((each) => row(each.name || t('figures.noFacility'), each))}
        />
      )}
      <a className={styles.file} href={figuresPath({ by: span.unit }, '/requests.csv')}>
        {t('figures.download')}
      </a>
    </section>
  );
}

const VISIT_COLUMNS = ['visits', 'hours', 'cancelled', 'missed'] as const;

function Visits({
  frame,
  span,
  workshops,
  report,
}: NamedVisits & { readonly frame: StaffFrame; readonly span: FigureSpan }) {
  const { t, locale } = frame;
  const row = (name: string, { visits, hours, cancelled, missed }: VisitFigures) => ({
    name,
    size: visits,
    cells: [visits, Math.round(hours), cancelled, missed],
  });
  const columns = VISIT_COLUMNS.map((name) => t(`figures.${name}`));
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('figures.visitsTitle')}</h2>
      <FigureTable
        frame={frame}
        title={t('figures.visitsTitle')}
        first={t(`figures.${span.unit}`)}
        columns={columns}
        rows={span.periods.map((each) =>
          row(periodText(each, span, locale), report.periods.get(each) ?? NO_VISITS),
        )}
        total={row(t('figures.total'), report.total)}
      />
      {workshops.length > 1 && (
        <FigureTable
          frame={frame}
          title={t('figures.visitsTitle')}
          first={t('figures.workshop')}
          columns={columns}
          rows={workshops.map(({ departmentId, name }) =>
            row(name, report.workshops.get(departmentId) ?? NO_VISITS),
          )}
        />
      )}
      <a className={styles.file} href={figuresPath({ by: span.unit }, '/visits.csv')}>
        {t('figures.download')}
      </a>
    </section>
  );
}

const periodText = (first: string, { unit }: FigureSpan, locale: string): string =>
  unit === 'week'
    ? weekInWords(first, locale)
    : formatLocal(first, locale, { month: 'long', year: 'numeric' });
