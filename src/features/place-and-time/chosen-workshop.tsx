import type { Department } from '~/modules/service-booking/browser';
import { telHref } from '~/platform/phone/pattern';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon/icon';
import styles from './chosen-part.module.css';
import type { Tools } from './tools';

interface Props {
  readonly tools: Tools;
  readonly department: Department;
  readonly onChange: () => void;
}

/** The chosen workshop in place of the list, and the way back to it (BY-PLACE-7). */
export function ChosenWorkshop({ tools: { t }, department, onChange }: Props) {
  const { departmentId, name, address, telefon } = department;
  return (
    <div className={styles.chosen} data-chosen-workshop={departmentId}>
      <Icon name="CheckCircle" size="1.5rem" className={styles.mark} />
      <div className={styles.words}>
        <p className={styles.value}>{name}</p>
        <p className={styles.note}>{address}</p>
        {telefon !== '' && (
          <p className={styles.note}>
            <a href={telHref(telefon)}>{telefon}</a>
          </p>
        )}
      </div>
      <Button variant="ghost" size="s" onClick={onChange}>
        {t('byPlace.change')}
      </Button>
    </div>
  );
}
