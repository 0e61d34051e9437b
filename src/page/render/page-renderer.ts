import type { Log } from '~/platform/log';
import type { SvgSource } from '~/platform/media';
import type { Assets } from '../assets';
import type { BlockServices, PageContext, RegisteredBlock } from '../contract';
import type { CachedBlocks } from './block-cache/cached-blocks';

/** What pages are rendered with. */
export interface PageRenderer {
  readonly blocks: ReadonlyMap<string, RegisteredBlock>;
  readonly services: BlockServices;
  /** Markup of blocks that were rendered before; absent where views change while the process runs. */
  readonly cachedBlocks?: CachedBlocks;
  readonly assets: Assets;
  /** What the head says to analytics; nothing for a page that is no visitor's. */
  readonly pageData: (page: PageContext, subject: string | undefined) => string;
  /** Where icons that content gives by address come from. */
  readonly drawings: SvgSource;
  readonly development: boolean;
  readonly log: Log;
}
