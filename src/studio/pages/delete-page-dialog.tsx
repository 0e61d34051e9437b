import { useCallback, useState } from 'react';
import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';
import { Choice } from '../dialogs/choice';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
import { Consequence } from '../dialogs/waiting-versions';
import { Failed } from '../failed';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import { inWords } from '../schedule/site-time';
import { useAnswer } from '../use-answer';
import { familyOf, ItemOptions, labelOf, titleOf } from './item-options';
import { pageCalls } from './page-calls';

/** Says before a page goes who links to it, and which releases it stops. */
export function DeletePageDialog({
  site,
  language,
  items,
  item,
  locale,
  say,
  onDeleted,
  onClose,
}: {
  readonly site: EditedSite;
  readonly language: string;
  readonly items: readonly TreeItem[];
  readonly item: TreeItem;
  readonly locale: string;
  readonly say: Say;
  onDeleted(): void;
  onClose(): void;
}) {
  const ask = useCallback(() => pageCalls.links(site.key, item.id), [site.key, item.id]);
  const { value: found, failure, again } = useAnswer(ask);
  const [successor, setSuccessor] = useState('');
  const [problem, setProblem] = useState('');
  const remove = async () => {
    const deleted = await pageCalls.delete(site.key, item.id, successor);
    if (deleted.ok) onDeleted();
    else setProblem(say(failureKey(deleted.error)));
  };
  const family = familyOf(items, item.id);
  const successors = items.filter(
    ({ id: other, path, published }) =>
      published && path !== null && !path.includes('*') && !family.has(other),
  );
  const titles = new Map(
    items.map((each) => [each.id, each.path === null ? titleOf(each, say) : labelOf(each)]),
  );
  return (
    <ConfirmDialog
      title={say('pages.deleteTitle', { title: labelOf(item) })}
      act={say('pages.delete')}
      isReady={found !== null}
      problem={problem}
      say={say}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{say('pages.deleteIntro')}</p>
      {failure !== null && <Failed failure={failure} say={say} onAgain={again} />}
      {found === null ? (
        failure === null && <p>{say('loading')}</p>
      ) : (
        <>
          {found.releases.length > 0 && (
            <ul className="findings">
              {found.releases.map(({ name, at }) => (
                <Consequence
                  key={`${name} ${at}`}
                  text={say('pages.stopsRelease', { name, at: inWords(at, site.zone, locale) })}
                  releasesAt={[site.key, language]}
                  say={say}
                />
              ))}
            </ul>
          )}
          {found.below > 0 && <p>{say('pages.below', { count: found.below })}</p>}
          <p>{say(found.links.length > 0 ? 'pages.linked' : 'pages.notLinked')}</p>
          <ul className="versions">
            {found.links.map(({ itemId, language }) => (
              <li key={`${itemId} ${language}`}>{`${titles.get(itemId) ?? itemId} (${language})`}</li>
            ))}
          </ul>
        </>
      )}
      {item.path !== null && (
        <Choice label={say('pages.successor')} value={successor} onSet={setSuccessor}>
          <option value="">{say('pages.noSuccessor')}</option>
          <ItemOptions items={successors} />
        </Choice>
      )}
    </ConfirmDialog>
  );
}
