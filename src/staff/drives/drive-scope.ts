import { answeredFacilities, EVERY_FACILITY } from '~/modules/identity';
import type { DriveScope } from '~/modules/test-drives';
import type { StaffVisit } from '../staff-visit';

/** The facilities whose test drives a member may see and change: those whose requests are theirs to answer. */
export function driveScope({
  frame: { site },
  member,
}: Pick<StaffVisit, 'frame' | 'member'>): DriveScope | null {
  const { siteIndex } = site;
  if (siteIndex === null) return null;
  const facilities = answeredFacilities(member, siteIndex);
  if (facilities.length === 0) return null;
  return { siteIndex, siteIds: facilities === EVERY_FACILITY ? null : facilities };
}
