import { answeredFacilities, EVERY_FACILITY } from '~/modules/identity';
import type { StaffVisit } from '../staff-visit';

/** The facilities of the site that a member may see and change: those that they answer for, by `site_id`. */
export function facilityScope({ frame: { site }, member }: Pick<StaffVisit, 'frame' | 'member'>): {
  readonly siteIndex: string;
  has(siteId: string): boolean;
} | null {
  const { siteIndex } = site;
  if (siteIndex === null) return null;
  const facilities = answeredFacilities(member, siteIndex);
  if (facilities.length === 0) return null;
  return { siteIndex, has: (siteId) => facilities === EVERY_FACILITY || facilities.includes(siteId) };
}
