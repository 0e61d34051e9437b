import type { NoteFailure, OpenedVisit, StaffWorkshop, WorkChangeFailure } from '~/modules/workshop';
import type { StaffFrame } from '../staff.shell';
import type { Done } from '../workshop/done-notice';

/** What has just been saved. */
export const VISIT_OUTCOMES = ['work', 'told', 'note'] as const;

/** Why work or note could not be saved. */
export type VisitProblem =
  | (Exclude<WorkChangeFailure, { readonly code: 'unknown-booking' }> & { readonly of: 'work' })
  | { readonly code: Exclude<NoteFailure['code'], 'unknown-booking'> | 'note-too-long'; readonly of: 'note' };

export interface VisitProps {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly canChoose: boolean;
  /** By the clock of the workshop. */
  readonly today: string;
  readonly visit: OpenedVisit;
  /** Services that are ticked: those of the visit, or what was ticked and could not be saved. */
  readonly chosen: readonly string[];
  readonly note: string;
  readonly problem: VisitProblem | null;
  readonly outcome: (typeof VISIT_OUTCOMES)[number] | null;
  /** The step that was just marked, or why it was not. */
  readonly step: Done | null;
}
