import { useId } from 'react';
import type { TextEntry } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import type { TypedText } from './typed-texts';

/** One text: what it is without the editors, their words, and what somebody else has saved while it was typed. */
export function TextForm({
  entry: { key, fallback, own },
  typed,
  say,
  onType,
  onSet,
}: {
  readonly entry: TextEntry;
  /** What is typed and not saved. */
  readonly typed: TypedText | undefined;
  readonly say: Say;
  onType(text: string): void;
  onSet(value: string | null): void;
}) {
  const id = useId();
  const value = typed?.text ?? own ?? '';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSet(value === '' ? null : value);
      }}
    >
      <label htmlFor={id}>{key}</label>
      {fallback !== null && <p className="quiet">{`${say('texts.fallback')}: ${fallback}`}</p>}
      <div className="text-line">
        <input
          id={id}
          maxLength={10_000}
          placeholder={say('texts.own')}
          aria-describedby={`${id}-state`}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
        <button type="submit" className="button" aria-label={`${say('texts.save')}: ${key}`}>
          {say('texts.save')}
        </button>
        {own !== null && (
          <button
            type="button"
            className="button"
            aria-label={`${say('texts.reset')}: ${key}`}
            onClick={() => onSet(null)}
          >
            {say('texts.reset')}
          </button>
        )}
      </div>
      <div id={`${id}-state`}>
        {typed?.isMet === true ? (
          <p className="problem" role="alert">
            {own === null ? say('texts.theirsNone') : say('texts.theirs', { text: own })}
          </p>
        ) : (
          typed !== undefined && <p className="quiet">{say('save.unsaved')}</p>
        )}
      </div>
    </form>
  );
}
