import { formatDateTime } from '~/platform/time';
import type { CarProps } from './car-props';
import styles from './stock.module.css';

type Logged = CarProps['car']['changes'][number];
const FIELDS = ['visibility', 'highlighted', 'description'] as const;

/** Who changed what by hand, with what was before and after. */
export function CarLog({ frame, car: { changes }, names }: CarProps) {
  const { t, site, language } = frame;
  if (changes.length === 0) return null;
  const valueText = (overlay: Logged['before'], field: (typeof FIELDS)[number]): string => {
    if (field === 'visibility') return t(`staffCars.state.${overlay.visibility ?? 'shown'}`);
    const value = overlay[field];
    if (value === null) return t('staffCars.asInFile');
    return typeof value === 'string' ? `”${value}”` : t(value ? 'staffCars.yes' : 'staffCars.no');
  };
  return (
    <section className={styles.panel} aria-labelledby="log">
      <h2 id="log">{t('staffCars.log')}</h2>
      <ol className={styles.refusals}>
        {changes.map(({ id, account, at, before, after }) => (
          <li key={id}>
            <span className={styles.count}>
              {`${formatDateTime(at, site.zone, language)}, ${names.get(account) ?? t('inbox.formerColleague')}`}
            </span>
            {FIELDS.filter((field) => before[field] !== after[field]).map((field) => (
              <span key={field}>
                {`${t(`staffCars.field.${field}`)}: ${valueText(before, field)} → ${valueText(after, field)}`}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
