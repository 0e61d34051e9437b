import type { ListedRedirect } from '~/modules/content/studio-wire';
import { Dialog, LeaveDialog } from '../dialogs/dialog';
import type { RoomProps } from './room-props';

/** How a redirect is told from the others: its address with the query it asks for. */
export const nameOf = ({ from, query }: Pick<ListedRedirect, 'from' | 'query'>): string =>
  Object.keys(query).length === 0 ? from : `${from} ${JSON.stringify(query)}`;

/** Says who follows a redirect before it goes. */
export function RemoveRedirect({
  row,
  locale,
  say,
  onRemove,
  onClose,
}: Pick<RoomProps, 'locale' | 'say'> & {
  readonly row: ListedRedirect;
  onRemove(): void;
  onClose(): void;
}) {
  return (
    <Dialog title={say('redirects.removeTitle', { from: nameOf(row) })} onClose={onClose}>
      <p>{say('redirects.removeIntro', { to: row.to })}</p>
      <p>
        {row.hits > 0
          ? say('redirects.removeHits', { count: row.hits.toLocaleString(locale) })
          : say('redirects.removeUnused')}
      </p>
      <LeaveDialog label={say('cancel')}>
        <button type="button" className="button primary" onClick={onRemove}>
          {say('redirects.remove')}
        </button>
      </LeaveDialog>
    </Dialog>
  );
}
