import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import type { EditedSite, LibraryPicture, TreeItem } from '~/modules/content/studio-wire';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { Failed } from '../failed';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import { useAnswer } from '../use-answer';
import { pictureCalls } from './picture-calls';
import { PicturePlaces, type PictureUser, usedBy } from './picture-places';

/** What a picture is called and says, where it is shown, and what can be done with it. */
export function PictureDetails({
  site,
  items,
  picture,
  others,
  problem,
  say,
  onChanged,
  onProblem,
  onBack,
  children,
}: {
  readonly site: EditedSite;
  readonly items: readonly TreeItem[];
  readonly picture: LibraryPicture;
  readonly others: readonly LibraryPicture[];
  /** What stands in the way of the last act; empty: nothing. */
  readonly problem: string;
  readonly say: Say;
  onChanged(notice: string): void;
  onProblem(text: string): void;
  /** To the list, where that is not beside it. */
  onBack(): void;
  /** Its words. */
  readonly children: ReactNode;
}) {
  const id = useId();
  const [by, setBy] = useState('');
  const [isRemoving, setIsRemoving] = useState(false);
  const usage = useAnswer(
    useCallback(() => pictureCalls.usage(site.key, picture.id), [site.key, picture.id]),
  );
  const use = usage.value === null ? null : usedBy(usage.value);
  const inUse = (by: PictureUser) => say(`pictures.inUse.${by}`);

  const isReplacing = useRef(false);
  const replace = async () => {
    if (isReplacing.current) return;
    isReplacing.current = true;
    const replaced = await pictureCalls.replace(site.key, picture.id, by);
    isReplacing.current = false;
    if (!replaced.ok) return onProblem(say(failureKey(replaced.error)));
    onProblem('');
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
      onProblem(inUse('site'));
    } else onProblem(say(failureKey(removed.error)));
  };
  return (
    <aside className="picture-details" aria-label={picture.name} tabIndex={-1}>
      <button type="button" className="button quiet-button to-pictures" onClick={onBack}>
        {say('pictures.toList')}
      </button>
      <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
      <p className="quiet">{say('pictures.size', { width: picture.width, height: picture.height })}</p>
      {children}
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
            onClick={() => (use === null ? setIsRemoving(true) : onProblem(inUse(use)))}
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
