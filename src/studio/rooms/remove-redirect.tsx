import type { ListedRedirect } from '~/modules/content/studio-wire';
import { ConfirmDialog } from '../dialogs/confirm-dialog';
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
  onRemove(): Promise<void>;
  onClose(): void;
}) {
  return (
    <ConfirmDialog
      title={say('redirects.removeTitle', { from: nameOf(row) })}
      act={say('redirects.remove')}
      say={say}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <p>{say('redirects.removeIntro', { to: row.to })}</p>
      <p>
        {row.hits > 0
          ? say('redirects.removeHits', { count: row.hits.toLocaleString(locale) })
          : say('redirects.removeUnused')}
      </p>
    </ConfirmDialog>
  );
}

/** Says how many there are before a file takes their place. */
export function ReplaceRedirects({
  file,
  count,
  say,
  onReplace,
  onClose,
}: Pick<RoomProps, 'say'> & {
  /** Null: nothing is asked. */
  readonly file: File | null;
  readonly count: number;
  onReplace(file: File): Promise<void>;
  onClose(): void;
}) {
  if (file === null) return null;
  return (
    <ConfirmDialog
      title={say('redirects.replaceTitle', { file: file.name })}
      act={say('redirects.replaceAct')}
      say={say}
      onConfirm={() => onReplace(file)}
      onClose={onClose}
    >
      <p>{say('redirects.replaceIntro', { count })}</p>
    </ConfirmDialog>
  );
}
