import { IMPORT_ACCOUNT, OWN_CAR_FIELDS } from '~/modules/stock';
import { formatDateTime } from '~/platform/time';
import { List } from '~/ui/text/list';
import type { CarProps } from './car-props';
import { ownFieldLabel, typedText } from './own-car-words';
import styles from './stock.module.css';

type Logged = CarProps['car']['changes'][number];
const FIELDS = ['visibility', 'highlighted', 'description', 'pictures'] as const;

/** Who changed what by hand, with what was before and after. */
export function CarLog({ frame, car: { changes }, names, storeNames }: CarProps) {
  const { t, site, locale } = frame;
  if (changes.length === 0) return null;
  const valueText = (overlay: Logged['before'], field: (typeof FIELDS)[number]): string => {
    if (field === 'visibility') return t(`staffCars.state.${overlay.visibility ?? 'shown'}`);
    if (overlay[field] === null) return t('staffCars.asInFile');
    if (field === 'pictures') return t('staffCars.pictureCount', { count: overlay.pictures?.length ?? 0 });
    const value = overlay[field];
    return typeof value === 'string' ? `”${value}”` : t(value ? 'staffCars.yes' : 'staffCars.no');
  };
  const nameOf = (account: string): string =>
    account === IMPORT_ACCOUNT ? t('staffCars.import') : (names.get(account) ?? t('inbox.formerColleague'));
  return (
    <section className={styles.panel} aria-labelledby="log">
      <h2 id="log">{t('staffCars.log')}</h2>
      <List ordered className={styles.refusals}>
        {changes.map(({ id, account, at, before, after }) => (
          <li key={id}>
            <span className={styles.count}>
              {`${formatDateTime(at, site.zone, locale)}, ${nameOf(account)}`}
            </span>
            {typedChanges(before, after).map(({ field, from, to }) => (
              <span key={field}>
                {`${ownFieldLabel(field, frame)}: ${typedText(field, from, frame, storeNames)} → ${typedText(field, to, frame, storeNames)}`}
              </span>
            ))}
            {FIELDS.filter((field) => isOther(before[field], after[field])).map((field) => (
              <span key={field}>
                {`${t(`staffCars.field.${field}`)}: ${valueText(before, field)} → ${valueText(after, field)}`}
              </span>
            ))}
          </li>
        ))}
      </List>
    </section>
  );
}

const isOther = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

/** What was typed otherwise. */
const typedChanges = ({ typed: before }: Logged['before'], { typed: after }: Logged['after']) =>
  OWN_CAR_FIELDS.filter((field) => after?.[field] !== undefined).map((field) => ({
    field,
    from: before?.[field] ?? '',
    to: after?.[field] ?? '',
  }));
