import type { CapacityItem } from '~/modules/workshop';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { List } from '~/ui/text/list';
import { capacityEditPath } from '../paths';
import styles from './capacity.module.css';
import { Change, Origin, Release } from './capacity-parts';
import type { CapacityProps } from './capacity-props';
import { dateText } from './capacity-words';

/** Bays and mechanics, with what they can do, those that are out last. */
export function BaysPanel(props: CapacityProps) {
  const { frame, capacity, workshop, canChange, today } = props;
  const { t } = frame;
  const bays = capacity.bays.flatMap((id) => {
    const shown = capacity.shown({ part: 'bay', item: id });
    return shown?.part === 'bay' && shown.shown !== null ? [{ id, ...shown.shown }] : [];
  });
  const isOut = ({ outFrom }: (typeof bays)[number]) => outFrom !== null && outFrom <= today;
  const booked = capacity.services.filter(({ kind }) => kind !== 'tyreHotel');
  return (
    <section className={styles.panel} aria-labelledby="bays">
      <h2 id="bays">{t('capacity.bays')}</h2>
      <List className={styles.list}>
        {[...bays.filter((bay) => !isOut(bay)), ...bays.filter(isOut)].map((bay) => {
          const { id, name, competences, outFrom } = bay;
          const at: CapacityItem = { part: 'bay', item: id };
          const own = capacity.overrides.find((each) => each.part === 'bay' && each.item === id)?.override;
          const isAdded = own?.part === 'bay' && own.value.added !== null;
          const does = booked.filter(({ competence }) => competences.includes(competence)).length;
          return (
            <li key={id} className={styles.row}>
              <span className={styles.rowName}>{name}</span>
              <span className={styles.value}>{t('capacity.does', { count: does, all: booked.length })}</span>
              {outFrom !== null && (
                <Badge tone="warning">{t('capacity.outSince', { date: dateText(outFrom, frame) })}</Badge>
              )}
              {isAdded ? (
                <Badge tone="info">{t('capacity.added')}</Badge>
              ) : (
                own != null && <Origin {...props} at={at} />
              )}
              <span className={styles.rowActs}>
                <Change {...props} at={at} label={name} />
                {!isAdded && <Release {...props} at={at} label={name} />}
              </span>
            </li>
          );
        })}
      </List>
      {canChange && (
        <div className={styles.acts}>
          <LinkButton
            href={capacityEditPath(workshop.departmentId, { part: 'bay', item: '' })}
            variant="secondary"
          >
            {t('capacity.addBay')}
          </LinkButton>
        </div>
      )}
    </section>
  );
}
