import { Checkbox, FieldGroup } from '~/ui/form/controls';
import { TextField } from './edit-fields';
import type { EditProps } from './edit-props';
import styles from './facilities.module.css';

/** Everybody of the department, and rows for new people. */
export function PeopleFields(props: EditProps) {
  const { frame, state } = props;
  const { t } = frame;
  const field = (name: string) => state.fields.get(name) ?? '';
  const count = Math.min(Number(field('count')) || 0, 60);
  const names = (at: number) => `${field(`first_name-${at}`)} ${field(`last_name-${at}`)}`.trim();
  return (
    <>
      <p className={styles.hint}>{t('staffFacilities.peopleHint')}</p>
      <input type="hidden" name="count" value={count} />
      {Array.from({ length: count }, (_, at) => (
        <div key={`${at}`} className={styles.panel}>
          <FieldGroup legend={names(at) || t('staffFacilities.newPerson')}>
            <input type="hidden" name={`source-${at}`} value={field(`source-${at}`)} />
            <div className={styles.person}>
              {(['first_name', 'last_name', 'title', 'phone', 'email'] as const).map((name) => (
                <TextField
                  key={name}
                  props={props}
                  name={`${name}-${at}`}
                  label={t(`staffFacilities.field.${name}`)}
                  type={name === 'phone' ? 'tel' : name === 'email' ? 'email' : 'text'}
                />
              ))}
              <TextField
                props={props}
                name={`order-${at}`}
                label={t('staffFacilities.order')}
                type="number"
              />
            </div>
            <Checkbox
              name={`shown-${at}`}
              defaultChecked={field(`shown-${at}`) !== ''}
              label={t('staffFacilities.shown')}
            />
          </FieldGroup>
        </div>
      ))}
    </>
  );
}
