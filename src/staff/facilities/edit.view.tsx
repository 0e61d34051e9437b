import { Alert } from '~/ui/alert';
import { Button, LinkButton } from '~/ui/button';
import { List } from '~/ui/text/list';
import { WayBack } from '../layout/way-back';
import { facilityEditPath, facilityPath } from '../paths';
import staffStyles from '../staff.module.css';
import { DayFields, Holidays } from './day-fields';
import { ContactFields, WeekFields } from './edit-fields';
import type { EditProps } from './edit-props';
import styles from './facilities.module.css';
import { changeText } from './facility-log';
import { departmentTitle, partTitle } from './facility-words';
import { PeopleFields } from './people-fields';

/** The form of one part, filled with what is shown, or with what was typed and could not be taken. */
export function EditView(props: EditProps) {
  const { frame, facility, state, names } = props;
  const { t } = frame;
  const { department, part, revision, problems, conflict } = state;
  const { site_id: siteId, site_official_name: name } = facility.shown;
  const of = department === '' ? name : `${name}, ${departmentTitle(facility.shown, department, frame)}`;
  return (
    <>
      <WayBack href={facilityPath(siteId)}>{t('staffFacilities.back')}</WayBack>
      <h1 className={staffStyles.title}>{partTitle(part, department, frame)}</h1>
      <p className={staffStyles.muted}>{of}</p>
      {Object.keys(problems).length > 0 && (
        <Alert tone="danger" live className={styles.alert}>
          {t('staffFacilities.refused')}
        </Alert>
      )}
      {conflict.length > 0 && (
        <Alert tone="warning" live className={styles.alert}>
          <p>{t('staffFacilities.conflict')}</p>
          <List className={styles.log}>
            {conflict.map((change) => (
              <li key={change.id}>{changeText(change, names, frame)}</li>
            ))}
          </List>
        </Alert>
      )}
      <form
        method="post"
        action={facilityEditPath(siteId, { department, part })}
        className={styles.form}
        noValidate
      >
        <input type="hidden" name="revision" value={revision} />
        {part === 'contact' && <ContactFields {...props} />}
        {part === 'hours' && <WeekFields {...props} />}
        {part === 'deviations' && <DayFields {...props} />}
        {part === 'people' && <PeopleFields {...props} />}
        <div className={styles.acts}>
          <Button type="submit">{t('staffFacilities.save')}</Button>
          <LinkButton href={facilityPath(siteId)} variant="ghost">
            {t('staffFacilities.back')}
          </LinkButton>
        </div>
      </form>
      {part === 'deviations' && <Holidays {...props} />}
    </>
  );
}
