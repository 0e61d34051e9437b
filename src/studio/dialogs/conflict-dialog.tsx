import type { StudioPage } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import type { NamedField, NamedKind } from '../names/name-kinds';
import { type Difference, differencesBetween } from '../state/differences';
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
  const differences = differencesBetween(mine, theirs);
  const nameOf = ({ componentName, field, kind }: Difference) => {
    const of = componentName === null ? { title: say('page'), fields: pageForms } : kinds.get(componentName);
    const what =
      field === undefined ? say(`diff.${kind}`) : of?.fields.find(({ name }) => name === field)?.label;
    return `${of?.title ?? componentName}: ${what ?? field}`;
  };
  return (
    <Dialog title={say('conflict', { author: theirs.author })}>
      <p>{differences.length === 0 ? say('sameContent') : say('conflictIntro')}</p>
      {differences.length > 0 && (
        <table className="differences" aria-label={say('diff.changed')}>
          <thead>
            <tr>
              <td />
              <th scope="col">{say('mine')}</th>
              <th scope="col">{say('theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference, at) => (
              <tr key={at}>
                <th scope="row">{nameOf(difference)}</th>
                <td>{difference.mine}</td>
                <td>{difference.theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
