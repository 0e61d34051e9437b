import type {
  CapacityItem,
  CapacityPreview,
  CapacityProblems,
  LoggedCapacity,
  StaffWorkshop,
  WorkshopCapacity,
} from '~/modules/workshop';
import type { Names } from '../inbox/request-words';
import type { StaffFrame } from '../staff.shell';

export const CAPACITY_OUTCOMES = ['changed', 'released'] as const;

/** A workshop's capacity and who looks at it. */
export interface CapacityProps {
  readonly frame: StaffFrame;
  readonly workshop: StaffWorkshop;
  readonly capacity: WorkshopCapacity;
  readonly names: Names;
  /** `YYYY-MM-DD`, by the workshop's clock. */
  readonly today: string;
  /** Whether whoever looks may change it. */
  readonly canChange: boolean;
  /** Whether they may see its customers, and move visits. */
  readonly canOpen: boolean;
}

/** The form of one thing. */
export interface EditState extends CapacityItem {
  /** What was typed, or what counts; several values of a name are several abilities. */
  readonly fields: URLSearchParams;
  /** That the form is about. */
  readonly revision: number;
  readonly problems: CapacityProblems;
  /** What others have changed since, the newest first. */
  readonly conflict: readonly LoggedCapacity[];
}

export type EditProps = CapacityProps & { readonly state: EditState };

/** What a change would do, before it is saved. */
export type PreviewProps = CapacityProps & {
  readonly state: EditState;
  readonly isRelease: boolean;
  readonly preview: CapacityPreview;
  /** Visits have been booked since the last look. */
  readonly hasMore: boolean;
};
