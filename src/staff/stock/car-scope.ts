import { answeredFacilities, EVERY_FACILITY, type Member } from '~/modules/identity';
import type { StaffScope } from '~/modules/stock';
import { SITES, type Site } from '~/sites';

/** The cars that a member may see and change: those of the facilities that they answer for; null without any. */
export function carScope({ carIndex }: Site, member: Member): StaffScope | null {
  // A site may show another one's cars: they stand at that one's facilities.
  const owner = SITES.find((each) => carIndex === `${each.key}-cars`);
  if (carIndex === null || owner === undefined) return null;
  const facilities = answeredFacilities(member, owner.siteIndex);
  if (facilities === EVERY_FACILITY) return { carIndex, stores: null };
  return facilities.length === 0 ? null : { carIndex, stores: facilities };
}
