import type { StudioPage, StudioProblem } from '~/modules/content/studio-wire';
import type { CallFailure } from '../api';

export type SaveState =
  | 'published'
  | 'scheduled'
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

/** With nothing to save. */
export const restingState = ({ source, revision }: StudioPage): SaveState =>
  revision > 0 ? 'saved' : source === 'none' ? 'new' : source === 'scheduled' ? 'scheduled' : 'published';

/** Once what is typed is the page again as it is without a draft. */
export const stateWithoutDraft = ({ scheduled }: StudioPage): SaveState =>
  scheduled.length > 0 ? 'scheduled' : 'published';
