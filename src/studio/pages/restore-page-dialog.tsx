import { useState } from 'react';
import type { DeletedPage, EditedSite, TreeItem } from '~/modules/content/studio-wire';
import { useIsMounted } from '~/ui/mounted/use-is-mounted';
import type { CallFailure } from '../api';
import { Dialog } from '../dialogs/dialog';
import { DialogForm } from '../dialogs/dialog-form';
import type { Say } from '../messages';
import { inShort } from '../schedule/site-time';
import { parentsIn } from './item-options';
import { pageCalls, problemOfForm } from './page-calls';
import { PlaceFields } from './place-fields';

/** When a page was to be published or taken off, in the time of its site. */
const timeText = (
  { title, language, act, at }: DeletedPage['times'][number],
  { zone }: EditedSite,
  locale: string,
  say: Say,
): string =>
  say(act === 'publish' ? 'deleted.toPublish' : 'deleted.toUnpublish', {
    title,
    language,
    at: inShort(at, zone, locale),
  });

/** Says what comes back, and asks for another place where the one it had is not free. */
export function RestorePageDialog({
  site,
  items,
  page,
  locale,
  say,
  onRestored,
  onClose,
}: {
  readonly site: EditedSite;
  readonly items: readonly TreeItem[];
  readonly page: DeletedPage;
  readonly locale: string;
  readonly say: Say;
  /** @param isThere false: the dialog was left meanwhile */
  onRestored(isThere: boolean): void;
  onClose(): void;
}) {
  const parents = parentsIn(items);
  const [name, setName] = useState(page.name);
  const isParentThere = parents.some((each) => each.id === page.parentId);
  const [below, setBelow] = useState((isParentThere ? page.parentId : parents[0]?.id) ?? '');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const isMounted = useIsMounted();
  const isWhereItWas = below === page.parentId && name === page.name;
  const isTaken = items.some((each) => each.parentId === below && each.name === name);
  const restore = async () => {
    const restored = await pageCalls.restore(site.key, page.id, { parentId: below, name });
    if (restored.ok) onRestored(isMounted());
    else setFailure(restored.error);
  };
  return (
    <Dialog title={say('deleted.restoreTitle', { title: page.title })} onClose={onClose}>
      <p>{say('deleted.restoreIntro')}</p>
      {page.below > 0 && <p>{say('deleted.restoreBelow', { count: page.below })}</p>}
      {page.leadsTo !== null && isWhereItWas && <p>{say('deleted.leads', { to: page.leadsTo })}</p>}
      {page.times.length > 0 && (
        <>
          <p>{say('deleted.times')}</p>
          <ul>
            {page.times.map((time) => (
              <li key={`${time.title} ${time.language} ${time.act} ${time.at}`}>
                {timeText(time, site, locale, say)}
              </li>
            ))}
          </ul>
        </>
      )}
      {!isParentThere && <p className="problem">{say('deleted.parentGone')}</p>}
      <DialogForm
        act={say('deleted.makeDraft')}
        problem={problemOfForm(failure, say)}
        isIncomplete={isTaken}
        say={say}
        onSubmit={restore}
        onClose={onClose}
      >
        <PlaceFields
          name={name}
          below={below}
          parents={parents}
          notice={isTaken ? say('deleted.taken') : ''}
          failure={failure}
          say={say}
          onName={setName}
          onBelow={setBelow}
        />
      </DialogForm>
    </Dialog>
  );
}
