import type { StudioPage } from '~/modules/content/studio-wire';
import { PageChanges } from '../changes/page-changes';
import type { Say } from '../messages';
import type { NamedField, NamedKind } from '../names/name-kinds';
import type { PageDocument } from '../state/document';
import { Dialog } from './dialog';

/** Two editors on one page: what differs, and which of both the draft shall be. */
export function ConflictDialog({
  mine,
  theirs,
  kinds,
  pageForms,
  say,
  onKeep,
  onTake,
}: {
  readonly mine: PageDocument;
  readonly theirs: StudioPage;
  readonly kinds: ReadonlyMap<string, NamedKind>;
  readonly pageForms: readonly NamedField[];
  readonly say: Say;
  onKeep(): void;
  onTake(): void;
}) {
  return (
    <Dialog title={say('conflict', { author: theirs.author })} className="comparing">
      <p>{say('conflictIntro')}</p>
      <PageChanges
        before={theirs}
        after={mine}
        kinds={kinds}
        pageForms={pageForms}
        sides={{ before: say('theirs'), after: say('mine') }}
        say={say}
      />
      <div className="dialog-acts">
        <button type="button" className="button" onClick={onTake}>
          {say('takeTheirs')}
        </button>
        <button type="button" className="button primary" onClick={onKeep}>
          {say('keepMine')}
        </button>
      </div>
    </Dialog>
  );
}
