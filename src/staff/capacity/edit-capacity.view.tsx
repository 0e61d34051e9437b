import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { List } from '~/ui/text/list';
import { WayBack } from '../layout/way-back';
import { capacityEditPath, capacityPath } from '../paths';
import staffStyles from '../staff.module.css';
import styles from './capacity.module.css';
import { changeText } from './capacity-log';
import type { EditProps } from './capacity-props';
import { itemTitle } from './capacity-words';
import { BayFields, DayFields, PriceFields, ServiceFields, WeekFields } from './edit-fields';

/** The form of one thing, filled with what counts, or with what was typed and could not be taken. */
export function EditCapacityView(props: EditProps) {
  const { frame, workshop, capacity, state } = props;
  const { t } = frame;
  const { part, item, revision, problems, conflict } = state;
  const { departmentId } = workshop;
  const [first] = Object.keys(problems);
  return (
    <>
      <WayBack href={capacityPath(departmentId)}>{t('capacity.back')}</WayBack>
      <h1 className={staffStyles.title}>
        {itemTitle(state, capacity.shown(state), capacity.services, frame)}
      </h1>
      <p className={staffStyles.muted}>{workshop.name}</p>
      {first !== undefined && (
        <Alert tone="danger" live className={styles.alert}>
          {t('capacity.refused')} <a href={`#${first}`}>{t('blocked.toField')}</a>
        </Alert>
      )}
      {conflict.length > 0 && (
        <Alert tone="warning" live className={styles.alert}>
          <p>{t('capacity.conflict')}</p>
          <List className={styles.log}>
            {conflict.map((change) => (
              <li key={change.id}>{changeText(change, props)}</li>
            ))}
          </List>
        </Alert>
      )}
      <form
        method="post"
        action={capacityEditPath(departmentId, { part, item })}
        className={styles.form}
        noValidate
      >
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="step" value="preview" />
        {part === 'hours' && <WeekFields {...props} />}
        {part === 'day' && <DayFields {...props} />}
        {part === 'bay' && <BayFields {...props} />}
        {part === 'service' && <ServiceFields {...props} />}
        {part === 'price' && <PriceFields {...props} />}
        <div className={styles.acts}>
          <Button type="submit">{t('capacity.check')}</Button>
          <LinkButton href={capacityPath(departmentId)} variant="ghost">
            {t('capacity.back')}
          </LinkButton>
        </div>
      </form>
    </>
  );
}
