import { kindOf } from '~/modules/settings';
import { TextArea, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import type { SettingProps } from './setting-props';
import { problemText } from './setting-words';
import styles from './settings.module.css';

/** A field for each part of a setting, filled with what applies, or with what was typed. */
export function SettingFields({ frame, site, language, opened, state }: SettingProps) {
  const { t } = frame;
  const kind = kindOf(opened.setting);
  return Object.entries(kind.labels(site)).map(([name, label]) => {
    const value = state.fields[name] ?? '';
    const builtIn = opened.builtIn[name] ?? '';
    const problem = state.problems[name];
    return (
      <Field
        key={name}
        id={name}
        label={t(label)}
        hint={value === builtIn ? undefined : t('staffSettings.builtIn', { text: builtIn })}
        error={problem === undefined ? undefined : problemText(problem, frame)}
      >
        {({ required: _, ...control }) =>
          kind.perLanguage ? (
            <TextArea
              {...control}
              className={styles.text}
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
  });
}

/** So that a text stands open as a whole, within reason. */
const rowsOf = (text: string): number => Math.min(10, Math.max(2, Math.ceil(text.length / 50)));
