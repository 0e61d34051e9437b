import { useEffect, useId, useRef } from 'react';
import type { TreeItem } from '~/modules/content/studio-wire';
import type { CallFailure } from '../api';
import { Choice } from '../dialogs/choice';
import type { Say } from '../messages';
import { ItemOptions } from './item-options';
import { isOfPlace, problemKey } from './page-calls';

interface Place {
  readonly name: string;
  /** Id of the page above. */
  readonly below: string;
  readonly parents: readonly TreeItem[];
}

interface NameProps extends Place {
  /** Why the page was refused; what is not of its place is said elsewhere. */
  readonly failure: CallFailure | null;
  /** What is known of the place before anything is sent. */
  readonly notice?: string;
  readonly say: Say;
  onName(name: string): void;
}

/** What a page that is made is called. */
export function TitleField({
  title,
  say,
  onTitle,
}: {
  readonly title: string;
  readonly say: Say;
  onTitle(title: string): void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{say('pages.title')}</label>
      <input
        id={id}
        required
        maxLength={500}
        value={title}
        onChange={(event) => onTitle(event.target.value)}
      />
    </div>
  );
}

/** The last part of a page's address, with the whole of it, and why it was refused. The keyboard is brought to what was refused. */
export function NameField({ name, below, parents, failure, notice = '', say, onName }: NameProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const above = parents.find((item) => item.id === below)?.path ?? null;
  const refusal = failure !== null && isOfPlace(failure) ? failure : null;
  const problem = refusal === null ? notice : say(problemKey(refusal));
  useEffect(() => {
    if (refusal !== null) input.current?.focus();
  }, [refusal]);
  return (
    <div className="field">
      <label htmlFor={id}>{say('pages.name')}</label>
      <input
        ref={input}
        id={id}
        required
        maxLength={100}
        value={name}
        autoCapitalize="none"
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-address ${id}-problem`}
        onChange={(event) => onName(event.target.value)}
      />
      <p id={`${id}-address`} className="help address">
        {name !== '' && above !== null && `${above === '/' ? '' : above}/${name}`}
      </p>
      <p id={`${id}-problem`} className="problem" role="status">
        {problem}
      </p>
    </div>
  );
}

/** Where a page stands: its name in the address, and the page above it. */
export function PlaceFields({ onBelow, ...props }: NameProps & { onBelow(id: string): void }) {
  const { below, parents, say } = props;
  return (
    <>
      <NameField {...props} />
      <Choice label={say('pages.parent')} value={below} onSet={onBelow}>
        <ItemOptions items={parents} />
      </Choice>
    </>
  );
}
