import { useCallback, useId, useState } from 'react';
import type { EditedSite, LibraryPicture, TreeItem } from '~/modules/content/studio-wire';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { Failed } from '../failed';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import { useAnswer } from '../use-answer';
import { pictureCalls } from './picture-calls';
import { PictureForm } from './picture-form';
import { PicturePlaces, type PictureUser, usedBy } from './picture-places';

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
  const [by, setBy] = useState('');
  const [problem, setProblem] = useState('');
  const [isRemoving, setIsRemoving] = useState(false);
  const usage = useAnswer(
    useCallback(() => pictureCalls.usage(site.key, picture.id), [site.key, picture.id]),
  );
  const use = usage.value === null ? null : usedBy(usage.value);
  const inUse = (by: PictureUser) => say(`pictures.inUse.${by}`);

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
      <PictureForm site={site} picture={picture} say={say} onSaved={onChanged} onProblem={setProblem} />
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
