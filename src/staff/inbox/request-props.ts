import type { AnswerTemplate, InboxRequest, Look, RequestEntry } from '~/modules/leads';
import type { DrivePanelProps } from '../drives/drive-panel';
import type { StaffFrame } from '../staff.shell';
import type { Names } from './request-words';

/** What a form has come to. */
export const REQUEST_OUTCOMES = [
  'take',
  'release',
  'note',
  'answer',
  'answered',
  'close',
  'reopen',
  'resend',
  'nothing',
  'held',
  'answeredMeanwhile',
  'wrongState',
  'empty',
] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

export interface RequestProps {
  readonly frame: StaffFrame;
  readonly request: InboxRequest;
  readonly entries: readonly RequestEntry[];
  readonly others: readonly InboxRequest[];
  /** Who looked at it; empty for those who need not know. */
  readonly looks: readonly Look[];
  readonly names: Names;
  readonly now: Date;
  readonly template: AnswerTemplate | null;
  /** What an answer begins with, or what was typed and is not sent. */
  readonly answer: string;
  /** What was typed for colleagues and is not saved. */
  readonly note: string;
  /** Of the forms of this page. */
  readonly entryId: string;
  readonly origin: string;
  readonly outcome: RequestOutcome | null;
  /** The test drive that came with it, as it is now. */
  readonly drive: Pick<DrivePanelProps, 'drive' | 'acts' | 'outcome'> | null;
}
