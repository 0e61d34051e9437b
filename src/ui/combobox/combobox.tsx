import type { RefAttributes } from 'react';
import { classNames } from '../class-names';
import { TextInput, type TextInputProps } from '../form/controls';
import type { FieldControl } from '../form/field';
import type { IconName } from '../icon/icon';
import styles from './combobox.module.css';
import type { ComboboxOptions, ComboboxState } from './combobox-model';
import type { Suggestion } from './suggestion-source';
import { useCombobox } from './use-combobox';

/** The text box itself, as it stands in its form. */
interface ComboboxInput extends Partial<Omit<FieldControl, 'id'>> {
  readonly name: string;
  readonly maxLength: number;
  readonly placeholder: string;
  readonly defaultValue?: string;
  /** Id of a form that it does not stand in. */
  readonly form?: string;
  /** Id of a list of values that the browser offers where this script does not come. */
  readonly list?: string;
  readonly icon?: IconName;
  /** The look of a box that is no control of a form, such as in a search bar. */
  readonly look?: string;
}

export interface ComboboxProps extends ComboboxOptions {
  /** Id of the text box, and prefix of the others. */
  readonly id: string;
  readonly input: ComboboxInput;
  /** Name of the list of suggestions. */
  readonly label: string;
  readonly className?: string;
  /** Said below the suggestions, such as where they come from. */
  readonly credit?: string;
}

/**
 * A text box that completes what is typed (ARIA pattern "combobox with list autocomplete"). Drawn by the server it is the
 * text box, which works in its form without a script.
 */
export function Combobox(props: ComboboxProps) {
  const { id, input, label, className, credit } = props;
  const { state, isAwake, handlers, choose, ...refs } = useCombobox(props);
  const { look, list, ...attributes } = input;
  const box: TextInputProps & RefAttributes<HTMLInputElement> = {
    ...attributes,
    ...handlers,
    ...(isAwake ? comboboxAttributes(id, state) : { list }),
    id,
    type: 'search',
    autoComplete: 'off',
    enterKeyHint: 'search',
    ref: refs.input,
  };
  return (
    <div className={classNames(styles.combobox, className)} data-source={props.source}>
      {look === undefined ? <TextInput {...box} /> : <input {...box} className={look} />}
      <div ref={refs.popup} popover="manual" className={styles.popup}>
        <div id={`${id}-options`} role="listbox" aria-label={label}>
          {state.suggestions.map((suggestion, at) => (
            <Option
              key={`${suggestion.text} ${suggestion.note}`}
              id={`${id}-options-${at}`}
              suggestion={suggestion}
              isActive={at === state.active}
              onChoose={choose}
            />
          ))}
        </div>
        {credit !== undefined && <p className={styles.credit}>{credit}</p>}
      </div>
      <p role="status" className="visually-hidden">
        {state.announced}
      </p>
    </div>
  );
}

/** The browser's own list of values would lie over the suggestions: it is not among these. */
const comboboxAttributes = (id: string, { isOpen, active }: ComboboxState): TextInputProps => ({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': isOpen,
  'aria-controls': `${id}-options`,
  'aria-activedescendant': active < 0 ? undefined : `${id}-options-${active}`,
});

interface OptionProps {
  readonly id: string;
  readonly suggestion: Suggestion;
  readonly isActive: boolean;
  readonly onChoose: (text: string) => void;
}

function Option({ id, suggestion: { text, note, count }, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus and names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      data-text={text}
      onClick={() => onChoose(text)}
    >
      <span className={styles.text}>{text}</span>
      <span className={styles.note}>{note}</span>
      <span className={styles.count}>
        {count === null ? '' : count.toLocaleString(document.documentElement.lang)}
      </span>
    </div>
  );
}
