import { useId } from 'react';
import type { Say } from '../messages';
import { FIELDS, type PictureField, type TypedPicture } from './typed-pictures';

/** The name, the folder and the text of a picture, and what somebody else has said meanwhile. */
export function PictureForm({
  words: { values, read, met },
  isUnsaved,
  say,
  onType,
  onSave,
}: {
  readonly words: TypedPicture;
  readonly isUnsaved: boolean;
  readonly say: Say;
  onType(field: PictureField, text: string): void;
  onSave(): void;
}) {
  const id = useId();
  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {FIELDS.map((field) => (
        <div className="field" key={field}>
          <label htmlFor={`${id}-${field}`}>{say(`pictures.${field}`)}</label>
          <input
            id={`${id}-${field}`}
            required={field === 'name'}
            maxLength={{ name: 200, folder: 100, alt: 1000 }[field]}
            aria-describedby={`${id}-${field}-met`}
            value={values[field]}
            onChange={(event) => onType(field, event.target.value)}
          />
          <div id={`${id}-${field}-met`}>
            {met.includes(field) && (
              <p className="problem">
                {read[field] === ''
                  ? say('pictures.theirsEmpty')
                  : say('pictures.theirs', { text: read[field] })}
              </p>
            )}
          </div>
        </div>
      ))}
      <button type="submit" className="button primary">
        {say('pictures.save')}
      </button>
      {isUnsaved && <p className="quiet">{say('save.unsaved')}</p>}
    </form>
  );
}
