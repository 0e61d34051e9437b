import { useState } from 'react';
import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';
import type { CallFailure } from '../api';
import { Dialog } from '../dialogs/dialog';
import { DialogForm } from '../dialogs/dialog-form';
import type { Say } from '../messages';
import { familyOf, labelOf, parentsIn } from './item-options';
import { pageCalls, problemOfForm } from './page-calls';
import { PlaceFields } from './place-fields';

/** Gives a page another address; the old one redirects by itself. */
export function MovePageDialog({
  site,
  items,
  item,
  say,
  onMoved,
  onClose,
}: {
  readonly site: EditedSite;
  readonly items: readonly TreeItem[];
  readonly item: TreeItem;
  readonly say: Say;
  onMoved(): void;
  onClose(): void;
}) {
  const [name, setName] = useState(item.name);
  const [below, setBelow] = useState(item.parentId ?? '');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [isThere, setThere] = useState(false);
  const family = familyOf(items, item.id);
  const stays = name === item.name && below === item.parentId;
  const move = async () => {
    setThere(stays);
    if (stays) return setFailure(null);
    const moved = await pageCalls.move(site.key, item.id, { name, parentId: below });
    if (moved.ok) onMoved();
    else setFailure(moved.error);
  };
  return (
    <Dialog title={say('pages.moveTitle', { title: labelOf(item) })} onClose={onClose}>
      <p>{say('pages.moveIntro')}</p>
      <DialogForm
        act={say('pages.move')}
        problem={problemOfForm(failure, say)}
        say={say}
        onSubmit={move}
        onClose={onClose}
      >
        <PlaceFields
          name={name}
          below={below}
          parents={parentsIn(items).filter((each) => !family.has(each.id))}
          failure={failure}
          notice={isThere && stays ? say('pages.isThere') : ''}
          say={say}
          onName={setName}
          onBelow={setBelow}
        />
      </DialogForm>
    </Dialog>
  );
}
