import type { ComboboxProps } from '~/ui/combobox/combobox';
import { ComboboxIsland } from '~/ui/combobox/combobox-island';
import { PARAMETERS } from '../query/list-query';

interface KeyphraseBoxProps {
  readonly id: string;
  readonly placeholder: string;
  readonly defaultValue?: string;
  /** Source of suggestions; without one it is a plain box. */
  readonly suggestions: Pick<ComboboxProps, 'source' | 'label' | 'announcements'> | undefined;
  readonly className: string | undefined;
}

/** Where the words of a search are typed, with suggestions where there are some. */
export function KeyphraseBox({ id, suggestions, className, ...given }: KeyphraseBoxProps) {
  const input = { ...given, name: PARAMETERS.keyphrase, maxLength: 200 };
  return suggestions === undefined ? (
    <input {...input} id={id} type="search" autoComplete="off" enterKeyHint="search" className={className} />
  ) : (
    <ComboboxIsland
      {...suggestions}
      id={id}
      submits
      input={{ ...input, ...(className !== undefined && { look: className }) }}
    />
  );
}
