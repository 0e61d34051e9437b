import { useCallback, useId, useState } from 'react';
import type { EditedSite, LibraryPicture, TreeItem } from '~/modules/content/studio-wire';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { Failed } from '../failed';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import { useAnswer } from '../use-answer';
import { pictureCalls } from './picture-calls';
import { PicturePlaces, type PictureUser, usedBy } from './picture-places';

const FIELDS = ['name', 'folder', 'alt'] as const;

/** What a picture is called and says, where it is shown, and what can be done with it. */
export function PictureDetails({
  site,
  items,
  picture,
  others,
  say,
  onChanged,
}: {
  readonly site: EditedSite;
  readonly items: readonly TreeItem[];
  readonly picture: LibraryPicture;
  readonly others: readonly LibraryPicture[];
  readonly say: Say;
  onChanged(notice: string): void;
}) {
  const id = useId();
  const [read, setRead] = useState({ name: picture.name, folder: picture.folder, alt: picture.alt });
  const [values, setValues] = useState(read);
  const [by, setBy] = useState('');
  const [problem, setProblem] = useState('');
  const [isRemoving, setIsRemoving] = useState(false);
  const usage = useAnswer(
    useCallback(() => pictureCalls.usage(site.key, picture.id), [site.key, picture.id]),
  );
  const use = usage.value === null ? null : usedBy(usage.value);
  const inUse = (by: PictureUser) => say(`pictures.inUse.${by}`);

  const save = async () => {
    // What a colleague has written in another field meanwhile stays.
    const changed = FIELDS.filter((field) => values[field] !== read[field]);
    const changes = Object.fromEntries(changed.map((field) => [field, values[field]]));
    const saved = await pictureCalls.describe(site.key, picture.id, changes);
    setProblem(saved.ok ? '' : say(failureKey(saved.error)));
    if (!saved.ok) return;
    setRead(values);
    onChanged(say('pictures.saved'));
  };
  const replace = async () => {
    const replaced = await pictureCalls.replace(site.key, picture.id, by);
    if (!replaced.ok) return setProblem(say(failureKey(replaced.error)));
    await usage.again();
    const { pages, alerts, texts } = replaced.value;
    onChanged(say('pictures.replaced', { count: pages + alerts + texts }));
  };
  const remove = async () => {
    setIsRemoving(false);
    const removed = await pictureCalls.remove(site.key, picture.id);
    if (removed.ok) onChanged(say('pictures.deleted'));
    else if (removed.error.code === 'in-use') {
      // Somebody has begun to show it, or deleted a page that does.
      await usage.again();
      setProblem(inUse('site'));
    } else setProblem(say(failureKey(removed.error)));
  };
  return (
    <aside className="picture-details" aria-label={picture.name}>
      <img src={picture.src} alt={picture.alt} />
      <p className="quiet">{say('pictures.size', { width: picture.width, height: picture.height })}</p>
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
              value={values[field]}
              onChange={(event) => setValues({ ...values, [field]: event.target.value })}
            />
          </div>
        ))}
        <button type="submit" className="button primary">
          {say('pictures.save')}
        </button>
      </form>
      <h3>{say('pictures.usedOn')}</h3>
      {usage.failure !== null && <Failed failure={usage.failure} say={say} onAgain={usage.again} />}
      {usage.value === null && usage.failure === null && <p role="status">{say('loading')}</p>}
      {usage.value !== null && <PicturePlaces usage={usage.value} items={items} say={say} />}
      {site.mayPublish && (
        <>
          {use !== null && others.length > 0 && (
            <form
              className="field"
              onSubmit={(event) => {
                event.preventDefault();
                void replace();
              }}
            >
              <label htmlFor={`${id}-by`}>{say('pictures.replaceBy')}</label>
              <select id={`${id}-by`} required value={by} onChange={(event) => setBy(event.target.value)}>
                <option value="" />
                {others.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </select>
              <button type="submit" className="button">
                {say('pictures.replace')}
              </button>
            </form>
          )}
          <button
            type="button"
            className="button"
            onClick={() => (use === null ? setIsRemoving(true) : setProblem(inUse(use)))}
          >
            {say('pictures.delete')}
          </button>
          {isRemoving && (
            <ConfirmDialog
              title={say('pictures.deleteTitle', { name: picture.name })}
              act={say('pictures.delete')}
              say={say}
              onConfirm={remove}
              onClose={() => setIsRemoving(false)}
            >
              <p>{say('pictures.deleteIntro')}</p>
            </ConfirmDialog>
          )}
        </>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </aside>
  );
}
