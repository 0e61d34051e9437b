import { useId, useState } from 'react';
import type { EditedSite, LibraryPicture } from '~/modules/content/studio-wire';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import { pictureCalls } from './picture-calls';

const FIELDS = ['name', 'folder', 'alt'] as const;
type Field = (typeof FIELDS)[number];

const wordsOf = ({ name, folder, alt }: LibraryPicture) => ({ name, folder, alt });

/** The name, the folder and the text of a picture, and what somebody else has said meanwhile. */
export function PictureForm({
  site,
  picture,
  say,
  onSaved,
  onProblem,
}: {
  readonly site: EditedSite;
  readonly picture: LibraryPicture;
  readonly say: Say;
  onSaved(notice: string): void;
  /** Why it was not saved; empty once it is. */
  onProblem(text: string): void;
}) {
  const id = useId();
  const [read, setRead] = useState(wordsOf(picture));
  const [values, setValues] = useState(read);
  /** Where somebody else has written something else meanwhile, which is said. */
  const [met, setMet] = useState<readonly Field[]>([]);
  // What a colleague has written in another field meanwhile stays.
  const changed = FIELDS.filter((field) => values[field] !== read[field]);
  const changedIn = (words: typeof read) => Object.fromEntries(changed.map((field) => [field, words[field]]));

  const save = async () => {
    const body = { ...changedIn(values), read: changedIn(read) };
    const saved = await pictureCalls.describe(site.key, picture.id, body);
    if (saved.ok) {
      setRead(values);
      setMet([]);
      onProblem('');
      return onSaved(say('pictures.saved'));
    }
    onProblem(say(failureKey(saved.error)));
    if (saved.error.code !== 'conflict') return;
    const fresh = await pictureCalls.list(site.key);
    const theirs = fresh.ok ? fresh.value.pictures.find((each) => each.id === picture.id) : undefined;
    if (theirs === undefined) return;
    const now = wordsOf(theirs);
    setMet(changed.filter((field) => now[field] !== read[field]));
    setRead(now);
    // What is written by now, in these fields and others, stays.
    const after = (typed: typeof read, field: Field) =>
      typed[field] === read[field] && !changed.includes(field) ? now[field] : typed[field];
    setValues((typed) => ({
      name: after(typed, 'name'),
      folder: after(typed, 'folder'),
      alt: after(typed, 'alt'),
    }));
  };

  return (
    <form
      className="fields"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
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
            onChange={(event) => setValues({ ...values, [field]: event.target.value })}
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
    </form>
  );
}
