import type { StaffFacility } from '~/modules/facilities';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';
import type { BookingHours } from '../staff-visit';

/** What a form about a facility has come to. */
export const FACILITY_OUTCOMES = ['changed', 'released'] as const;
type FacilityOutcome = (typeof FACILITY_OUTCOMES)[number];

export interface FacilityProps {
  readonly frame: StaffFrame;
  readonly facility: StaffFacility;
  bookingHoursOf(departmentId: string): BookingHours | undefined;
  readonly names: Names;
  readonly outcome: FacilityOutcome | null;
  /** `YYYY-MM-DD` */
  readonly today: string;
}
