import type { DriveState, StaffDriveAct } from '../drive';

/** Until so many minutes before it begins nobody can have come. */
const EARLY_MINUTES = 60;

/** What staff may do with a drive at a minute of the facility's clock; the state that each leads to. */
export function actsOf(
  { state, starts }: { readonly state: DriveState; readonly starts: number },
  now: number,
): readonly StaffDriveAct[] {
  if (state === 'came' || state === 'missed') return ['undone'];
  if (state === 'cancelled') return [];
  return [
    ...(now >= starts - EARLY_MINUTES ? (['came'] as const) : []),
    ...(now >= starts ? (['missed'] as const) : []),
    ...(now < starts ? (['cancelled'] as const) : []),
  ];
}

export const STATE_AFTER = {
  came: 'came',
  missed: 'missed',
  undone: 'booked',
  cancelled: 'cancelled',
} as const satisfies Record<StaffDriveAct, DriveState>;
