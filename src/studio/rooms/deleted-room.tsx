import { useMemo, useRef, useState } from 'react';
import { type DeletedPage, MAX_DELETED } from '~/modules/content/studio-wire';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { Failed } from '../failed';
import { failureKey } from '../failure-key';
import { pageCalls } from '../pages/page-calls';
import { RestorePageDialog } from '../pages/restore-page-dialog';
import { inShort } from '../schedule/site-time';
import { useAnswer } from '../use-answer';
import { useFocusWhenLost } from '../use-focus-when-lost';
import type { RoomProps } from './room-props';

/** Pages that were deleted: restored as drafts, or erased before their time is over. */
export function DeletedRoom({ site, language, items, locale, say, onChanged, onNotice, onOpen }: RoomProps) {
  const ask = useMemo(() => () => pageCalls.deleted(site.key), [site.key]);
  const { value: deleted, failure, again } = useAnswer(ask);
  const [restoring, setRestoring] = useState<DeletedPage | null>(null);
  const [erasing, setErasing] = useState<DeletedPage | null>(null);
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWhenLost = useFocusWhenLost(heading);

  const showRestored = ({ id, languages, times }: DeletedPage, isThere: boolean) => {
    onChanged();
    const first = languages.includes(language) ? language : languages.find((each) => isOfSite(each));
    const restored = say('deleted.restored');
    const notice = times.length > 0 ? `${restored} ${say('deleted.timesGone')}` : restored;
    if (isThere) return onOpen(id, first ?? language, notice);
    void again();
    onNotice(notice);
  };
  const isOfSite = (each: string) => site.languages.includes(each);
  const erase = async ({ id }: DeletedPage) => {
    const erased = await pageCalls.erase(site.key, id);
    setErasing(null);
    setProblem(erased.ok ? '' : say(failureKey(erased.error)));
    await again();
    if (!erased.ok) return;
    onNotice(say('deleted.erased'));
    focusWhenLost();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {say('deleted.title')}
      </h2>
      {failure !== null && <Failed failure={failure} say={say} onAgain={again} />}
      {deleted === null ? (
        failure === null && <p className="quiet">{say('loading')}</p>
      ) : (
        <>
          <p className="quiet">{say('deleted.intro', { days: deleted.days })}</p>
          <p className="problem" role="alert">
            {problem}
          </p>
          {deleted.pages.length === 0 ? (
            <p>{say('deleted.none')}</p>
          ) : (
            <DeletedPages
              pages={deleted.pages}
              site={site}
              locale={locale}
              say={say}
              onRestore={setRestoring}
              onErase={setErasing}
            />
          )}
          {deleted.pages.length === MAX_DELETED && (
            <p className="quiet">{say('deleted.most', { count: MAX_DELETED })}</p>
          )}
        </>
      )}
      {restoring !== null && (
        <RestorePageDialog
          site={site}
          items={items}
          page={restoring}
          locale={locale}
          say={say}
          onRestored={(isThere) => showRestored(restoring, isThere)}
          onClose={() => {
            setRestoring(null);
            void again();
          }}
        />
      )}
      {erasing !== null && (
        <ConfirmDialog
          title={say('deleted.eraseTitle', { title: erasing.title })}
          act={say('deleted.erase')}
          say={say}
          onConfirm={() => erase(erasing)}
          onClose={() => setErasing(null)}
        >
          <p>{say('deleted.eraseIntro')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function DeletedPages({
  pages,
  site,
  locale,
  say,
  onRestore,
  onErase,
}: Pick<RoomProps, 'site' | 'locale' | 'say'> & {
  readonly pages: readonly DeletedPage[];
  onRestore(page: DeletedPage): void;
  onErase(page: DeletedPage): void;
}) {
  const button = (text: string, { title }: DeletedPage, act: () => void) => (
    <button type="button" className="button" aria-label={`${text}: ${title}`} onClick={act}>
      {text}
    </button>
  );
  return (
    <table className="records">
      <thead>
        <tr>
          <th scope="col">{say('deleted.page')}</th>
          <th scope="col">{say('deleted.address')}</th>
          <th scope="col">{say('deleted.languages')}</th>
          <th scope="col">{say('deleted.when')}</th>
          <th scope="col">{say('deleted.who')}</th>
          <th scope="col">{say('deleted.until')}</th>
          <td className="acts" />
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.id}>
            <th scope="row">
              {page.title}
              {page.below > 0 && (
                <small className="quiet">{say('deleted.below', { count: page.below })}</small>
              )}
            </th>
            <td>{page.address ?? '–'}</td>
            <td>{page.languages.join(', ') || '–'}</td>
            <td>{inShort(page.deletedAt, site.zone, locale)}</td>
            <td>{page.who || '–'}</td>
            <td>{inShort(page.until, site.zone, locale)}</td>
            <td className="acts">
              {button(say('deleted.restore'), page, () => onRestore(page))}{' '}
              {button(say('deleted.erase'), page, () => onErase(page))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
