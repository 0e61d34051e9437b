import type { JsonObject } from '~/platform/json';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { CarProps } from './car-props';
import styles from './stock.module.css';

/** Longest value that is written out: more is for whoever opens the file. */
const MAX_TEXT = 600;

function textOf(value: unknown): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** The record as it came and as it is shown side by side, by the field names of the record; what differs first. */
export function CarRecords({
  frame: { t },
  car: { own },
  received,
  shown,
}: CarProps & { readonly received: JsonObject }) {
  const receivedTitle = t(own === null ? 'staffCars.received' : 'staffCars.own.written');
  const display: Readonly<Record<string, unknown>> = shown ?? {};
  const fields = [...new Set([...Object.keys(received), ...Object.keys(display)])]
    .map((field) => ({ field, from: textOf(received[field]), to: textOf(display[field]) }))
    .filter(({ from, to }) => from !== '–' || to !== '–');
  const rows = [
    ...fields.filter(({ from, to }) => from !== to),
    ...fields.filter(({ from, to }) => from === to),
  ];
  return (
    <section className={styles.panel} aria-labelledby="records">
      <h2 id="records">{t('staffCars.records')}</h2>
      {/* Each value says it for itself to whoever cannot see its column. */}
      <p className={styles.recordsHead} aria-hidden="true">
        <span>{receivedTitle}</span>
        <span>{t('staffCars.displayed')}</span>
      </p>
      <dl className={styles.records}>
        {rows.map(({ field, from, to }) => (
          <div key={field} data-differs={from === to ? undefined : ''}>
            <dt lang="en">{field}</dt>
            <dd>
              <VisuallyHidden>{receivedTitle}: </VisuallyHidden>
              {from}
            </dd>
            <dd>
              <VisuallyHidden>{t('staffCars.displayed')}: </VisuallyHidden>
              {shown === null ? t('staffCars.notDisplayed') : to}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
