import type { OpenedTemplate } from '~/modules/templates';
import { TextArea, TextInput } from '~/ui/form/controls';
import { Field } from '~/ui/form/field';
import sides from '../layout/two-sides.module.css';
import type { TemplateProps } from './template-props';
import { bracedNames, fieldLabel, problemText } from './template-words';

type Opened = OpenedTemplate['fields'][number];

/** A field for each text, filled with what is valid, or with what was typed. */
export function TextFields(props: TemplateProps) {
  const { frame, language, opened, state } = props;
  const all = opened.fields.map(({ field }) => field);
  return opened.fields.map((each) => {
    const { field, text } = each;
    const problem = state.problems[field.key];
    const value = state.texts[field.key] ?? text;
    return (
      <Field
        key={field.key}
        id={field.key}
        label={fieldLabel(field, all, frame)}
        hint={hintOf(each, value, props)}
        error={problem === undefined ? undefined : problemText(problem, frame)}
      >
        {({ required: _, ...control }) =>
          field.kind === 'text' ? (
            <TextArea
              {...control}
              className={sides.text}
              name={field.key}
              rows={rowsOf(value)}
              defaultValue={value}
              lang={language}
            />
          ) : (
            <TextInput {...control} name={field.key} defaultValue={value} lang={language} />
          )
        }
      </Field>
    );
  });
}

/** So that a text stands open as a whole, within reason. */
const rowsOf = (text: string): number => Math.min(10, Math.max(2, Math.ceil(text.length / 50)));

function hintOf(
  { field, builtIn, allowed }: Opened,
  value: string,
  { frame: { t } }: TemplateProps,
): string | undefined {
  const { required = [] } = field;
  const optional = allowed.filter((name) => !required.some((each) => each === name));
  const hints = [
    ...(required.length === 0 ? [] : [t('templates.mustName', { names: bracedNames(required) })]),
    ...(optional.length === 0 ? [] : [t('templates.mayName', { names: bracedNames(optional) })]),
    ...(value === builtIn ? [] : [t('templates.builtIn', { text: builtIn })]),
  ];
  return hints.length === 0 ? undefined : hints.join(' ');
}
