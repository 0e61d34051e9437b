import { useEffect, useRef, useState } from 'react';
import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { DeletePageDialog } from './delete-page-dialog';
import { MovePageDialog } from './move-page-dialog';
import { NewPageDialog } from './new-page-dialog';

/** What is done with the tree of pages: make, move and delete. */
export function PageActions({
  site,
  language,
  items,
  selected,
  locale,
  say,
  onMade,
  onChanged,
}: {
  readonly site: EditedSite;
  readonly language: string;
  readonly items: readonly TreeItem[];
  readonly selected: TreeItem | undefined;
  readonly locale: string;
  readonly say: Say;
  /** @param isThere false: whoever has made it has gone on with something else */
  onMade(id: string, isThere: boolean): void;
  /** @param gone id of a page that is not there any more */
  onChanged(notice: string, gone?: string): void;
}) {
  const [dialog, setDialog] = useState<'new' | 'move' | 'delete' | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const newPage = useRef<HTMLButtonElement>(null);
  const close = () => setDialog(null);
  /** The answer to one that was left closes no other. */
  const closeOwn = (which: typeof dialog) => setDialog((now) => (now === which ? null : now));
  // The button that led to the dialog goes with the page.
  useEffect(() => {
    if (isDeleted && document.activeElement === document.body) newPage.current?.focus();
    setDeleted(false);
  }, [isDeleted]);
  const mayChange = site.mayPublish && selected !== undefined && selected.parentId !== null;
  return (
    <div className="acts">
      <button ref={newPage} type="button" className="button" onClick={() => setDialog('new')}>
        {say('pages.new')}
      </button>
      {mayChange && (
        <>
          <button type="button" className="button" onClick={() => setDialog('move')}>
            {say('pages.move')}
          </button>
          <button type="button" className="button" onClick={() => setDialog('delete')}>
            {say('pages.delete')}
          </button>
        </>
      )}
      {dialog === 'new' && (
        <NewPageDialog
          site={site}
          language={language}
          items={items}
          parent={selected}
          say={say}
          onMade={(id, isThere) => {
            closeOwn('new');
            onMade(id, isThere);
          }}
          onClose={close}
        />
      )}
      {dialog === 'move' && selected !== undefined && (
        <MovePageDialog
          site={site}
          items={items}
          item={selected}
          say={say}
          onMoved={() => {
            closeOwn('move');
            onChanged(say('pages.moved'));
          }}
          onClose={close}
        />
      )}
      {dialog === 'delete' && selected !== undefined && (
        <DeletePageDialog
          site={site}
          language={language}
          items={items}
          item={selected}
          locale={locale}
          say={say}
          onDeleted={() => {
            closeOwn('delete');
            setDeleted(true);
            onChanged(say('pages.deleted'), selected.id);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
