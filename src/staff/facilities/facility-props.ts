import type { StaffFacility } from '~/modules/facilities';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';
import type { BookingHours } from '../staff-visit';

/** What a form about a facility has come to. */
export const FACILITY_OUTCOMES = ['changed', 'released'] as const;
type FacilityOutcome = (typeof FACILITY_OUTCOMES)[number];

/** Coming visits of a workshop that cannot stay as they are. */
export interface VisitsToMove {
  readonly count: number;
  /** Where they are listed; null: for others than who looks. */
  readonly href: string | null;
}

export interface FacilityProps {
  readonly frame: StaffFrame;
  readonly facility: StaffFacility;
  bookingHoursOf(departmentId: string): BookingHours | undefined;
  /** By the key of the department. */
  readonly toMove: ReadonlyMap<string, VisitsToMove>;
  readonly names: Names;
  readonly outcome: FacilityOutcome | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
}
