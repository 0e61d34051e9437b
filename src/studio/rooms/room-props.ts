import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';
import type { Say } from '../messages';

/** What every room is given. */
export interface RoomProps {
  readonly site: EditedSite;
  readonly language: string;
  readonly items: readonly TreeItem[];
  readonly locale: string;
  readonly say: Say;
  /** Something has changed that the tree of pages shows. */
  onChanged(): void;
  onNotice(text: string): void;
}
