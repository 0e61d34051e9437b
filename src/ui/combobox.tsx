import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './combobox.module.css';

export interface ComboboxProps {
  /** Prefix of element ids. */
  readonly id: string;
  /** Address of the suggestions; what has been typed is added as `q`. */
  readonly source: string;
  /** Name of the list of suggestions. */
  readonly label: string;
  /** What is said when there are none, one, two … of them. */
  readonly announcements: readonly string[];
  /** So many characters are typed before anything is suggested; one by default. */
  readonly minLength?: number;
  /** The suggestions stay so many milliseconds after the box is left; none by default. */
  readonly hideAfter?: number;
  /** Choosing sends the form of the box. */
  readonly submits?: boolean;
  readonly className?: string | undefined;
  /** Said below the suggestions, such as where they come from. */
  readonly credit?: string;
  /** One text box, which works without the suggestions. */
  readonly children: ReactNode;
}

/**
 * A text box that completes what is typed (ARIA pattern "combobox with list autocomplete"). Without a script it is the
 * text box; `combobox.enhance.ts` comes with the first touch and finds its parts here.
 */
export function Combobox({
  id,
  source,
  label,
  announcements,
  minLength,
  hideAfter,
  submits = false,
  className,
  credit,
  children,
}: ComboboxProps) {
  return (
    <div
      className={classNames(styles.combobox, className)}
      data-enhance="combobox"
      data-enhance-when="interaction"
      data-source={source}
      data-announcements={announcements.join('|')}
      data-min-length={minLength}
      data-hide-after={hideAfter}
      data-submits={submits ? '' : undefined}
    >
      {children}
      <div popover="manual" className={styles.popup} data-part="popup">
        <div id={`${id}-options`} role="listbox" aria-label={label} />
        {credit !== undefined && <p className={styles.credit}>{credit}</p>}
      </div>
      <p role="status" className="visually-hidden" data-part="announcement" />
      {/* As text: what a template holds are no children of its own, which React would look for. */}
      <template dangerouslySetInnerHTML={{ __html: OPTION }} />
    </div>
  );
}

const OPTION = `<div role="option" aria-selected="false" class="${styles.option}"><span class="${styles.text}"></span><span class="${styles.note}"></span><span class="${styles.count}"></span></div>`;
