import { useId, useState } from 'react';
import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';
import { Dialog } from '../dialogs/dialog';
import type { Say } from '../messages';
import { familyOf, ItemOptions, labelOf, parentsIn } from './item-options';
import { pageCalls, problemKey } from './page-calls';

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
  const id = useId();
  const [name, setName] = useState(item.name);
  const [below, setBelow] = useState(item.parentId ?? '');
  const [problem, setProblem] = useState('');
  const family = familyOf(items, item.id);
  const move = async () => {
    const moved = await pageCalls.move(site.key, item.id, { name, parentId: below });
    if (moved.ok) onMoved();
    else setProblem(say(problemKey(moved.error)));
  };
  return (
    <Dialog title={say('pages.moveTitle', { title: labelOf(item) })} onClose={onClose}>
      <p>{say('pages.moveIntro')}</p>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <div className="field">
          <label htmlFor={`${id}-name`}>{say('pages.name')}</label>
          <input
            id={`${id}-name`}
            required
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}-parent`}>{say('pages.parent')}</label>
          <select id={`${id}-parent`} value={below} onChange={(event) => setBelow(event.target.value)}>
            <ItemOptions items={parentsIn(items).filter((each) => !family.has(each.id))} />
          </select>
        </div>
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="dialog-acts">
          <button type="button" className="button" onClick={onClose}>
            {say('cancel')}
          </button>
          <button type="submit" className="button primary">
            {say('pages.move')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
