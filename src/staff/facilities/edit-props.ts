import type { FieldProblems, LoggedOverride, StaffFacility } from '~/modules/facilities';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';
import type { EditedPart } from './edit-form';

export interface EditState extends EditedPart {
  readonly fields: ReadonlyMap<string, string>;
  /** That the form is about. */
  readonly revision: number;
  readonly problems: FieldProblems;
  /** What others have changed since, the newest first. */
  readonly conflict: readonly LoggedOverride[];
}

export interface EditProps {
  readonly frame: StaffFrame;
  readonly facility: StaffFacility;
  readonly state: EditState;
  readonly names: Names;
  /** `YYYY-MM-DD` */
  readonly today: string;
}
