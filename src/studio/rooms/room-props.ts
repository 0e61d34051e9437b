import type { EditedSite, TreeItem } from '~/modules/content/studio-wire';
import type { Say } from '../messages';
import type { NamedKinds } from '../names/name-kinds';

/** What every room is given. */
export interface RoomProps {
  readonly site: EditedSite;
  readonly language: string;
  readonly items: readonly TreeItem[];
  readonly kinds: NamedKinds;
  readonly locale: string;
  readonly say: Say;
  /** What is looked for in the room at first; empty: everything. */
  readonly find: string;
  /** Something has changed that the tree of pages shows. */
  onChanged(): void;
  onNotice(text: string): void;
  /** Opens a page on the canvas, and says something about it. */
  onOpen(id: string, language: string, notice?: string): void;
}
