import type { BlockKind, StudioPage } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import { labelOf } from '../panel/labels';
import { type Difference, differencesBetween } from '../state/differences';
import type { PageDocument } from '../state/document';
import { Dialog } from './dialog';

/** Two editors on one page: what differs, and which of both the draft shall be. */
export function ConflictDialog({
  mine,
  theirs,
  kinds,
  say,
  onKeep,
  onTake,
}: {
  readonly mine: PageDocument;
  readonly theirs: StudioPage;
  readonly kinds: ReadonlyMap<string, BlockKind>;
  readonly say: Say;
  onKeep(): void;
  onTake(): void;
}) {
  const differences = differencesBetween(mine, theirs);
  const nameOf = ({ componentName, field, kind }: Difference) => {
    const block = componentName === null ? say('page') : (kinds.get(componentName)?.title ?? componentName);
    return field === undefined ? `${block}: ${say(`diff.${kind}`)}` : `${block}: ${labelOf({ name: field })}`;
  };
  return (
    <Dialog title={say('conflict', { author: theirs.author })}>
      <p>{differences.length === 0 ? say('sameContent') : say('conflictIntro')}</p>
      {differences.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it with the arrow keys
        <section className="differences" tabIndex={0} aria-label={say('diff.changed')}>
          <table>
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
        </section>
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
