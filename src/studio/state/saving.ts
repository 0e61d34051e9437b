import type { StudioPage, StudioProblem } from '~/modules/content/studio-wire';
import type { Result } from '~/platform/result';
import type { CallFailure, DraftBase } from '../api';
import { documentOf, type PageDocument } from './document';
import type { DraftKeeper } from './unsent-draft';

export type SaveState =
  | 'published'
  | 'scheduled'
  | 'unpublished'
  | 'new'
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'failed'
  | 'invalid'
  | 'conflict'
  | 'signedOut'
  | 'gone'
  | 'forbidden';

/** How a draft stands with the server. */
export interface Saving {
  readonly state: SaveState;
  readonly problems: readonly StudioProblem[];
  /** What somebody else has saved meanwhile. */
  readonly theirs: StudioPage | null;
}

/** What only somebody can change: it is not asked for again and again. */
export const WAITS: Readonly<Partial<Record<CallFailure['code'], SaveState>>> = {
  'signed-out': 'signedOut',
  'not-found': 'gone',
  forbidden: 'forbidden',
};
export const isWaiting = (state: SaveState): boolean => Object.values(WAITS).includes(state);

export interface SaverOptions {
  readonly opened: StudioPage;
  readonly keeper: DraftKeeper;
  /** What the saver before this one has sent without an answer. */
  readonly unanswered?: readonly PageDocument[];
  send(
    document: PageDocument,
    base: DraftBase,
    keepsStored: boolean,
  ): Promise<Result<DraftBase, CallFailure>>;
  onChange(saving: Saving): void;
}

/** With nothing to save. */
export const restingState = (page: StudioPage): SaveState =>
  page.revision > 0 ? 'saved' : page.source === 'none' ? 'new' : stateWithoutDraft(page);

/** Once what is typed is the page again as it is without a draft. */
export const stateWithoutDraft = ({ scheduled, source }: StudioPage): SaveState =>
  scheduled.length > 0 ? 'scheduled' : source === 'archived' ? 'unpublished' : 'published';

/** What of a page is known to be stored. */
export const savedOf = (page: StudioPage, document = documentOf(page)) => {
  const { revision, number, publishedAt } = page;
  return { document, revision, number, publishedAt };
};
