import { type FieldGroup, type FormField, kindOf } from '~/modules/settings';
import { FieldGroup as Fieldset, TextArea, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import sides from '../layout/two-sides.module.css';
import type { SettingProps } from './setting-props';
import { problemText } from './setting-words';
import styles from './settings.module.css';

/** A field for each part of a setting, filled with what applies, or with what was typed. */
export function SettingFields(props: SettingProps) {
  const { frame, site, opened } = props;
  const groups = kindOf(opened.setting).groups(site);
  const fieldsOf = ({ fields }: FieldGroup) =>
    fields.map((field) => <SettingField key={field.name} field={field} {...props} />);
  return (
    <>
      {opened.setting === 'loan' && <p className={sides.hint}>{frame.t('staffSettings.hint.periods')}</p>}
      {groups.map((group) =>
        group.legend === null ? (
          fieldsOf(group)
        ) : (
          <Fieldset key={group.fields[0]?.name} legend={group.legend(frame.t)}>
            <div className={styles.group}>{fieldsOf(group)}</div>
          </Fieldset>
        ),
      )}
    </>
  );
}

function SettingField({
  field,
  frame,
  language,
  opened,
  state,
}: SettingProps & { readonly field: FormField }) {
  const { t } = frame;
  const { name, label, hint, isText, isWide } = field;
  const value = state.fields[name] ?? '';
  const builtIn = opened.builtIn[name] ?? '';
  const problem = state.problems[name];
  const hints = [
    ...(hint === undefined ? [] : [hint(t)]),
    ...(value === builtIn || builtIn === '' ? [] : [t('staffSettings.builtIn', { text: builtIn })]),
  ];
  return (
    <Field
      id={name}
      className={isWide && styles.wide}
      label={label(t)}
      hint={hints.length === 0 ? undefined : hints.join(' ')}
      error={problem === undefined ? undefined : problemText(problem, frame)}
    >
      {({ required: _, ...control }) =>
        isText ? (
          <TextArea
            {...control}
            className={sides.text}
            name={name}
            rows={rowsOf(value)}
            defaultValue={value}
            lang={language}
          />
        ) : (
          <TextInput {...control} name={name} defaultValue={value} autoComplete="off" />
        )
      }
    </Field>
  );
}

/** So that a text stands open as a whole, within reason. */
const rowsOf = (text: string): number => Math.min(10, Math.max(2, Math.ceil(text.length / 50)));
