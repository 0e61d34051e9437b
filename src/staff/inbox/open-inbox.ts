import { answeredFacilities, EVERY_FACILITY } from '~/modules/identity';
import type { InboxMember } from '~/modules/leads';
import { SITES } from '~/sites';
import type { StaffVisit } from '../staff-visit';
import type { Names } from './request-words';

/** The requests that somebody may see: of all sites that share their facilities with the one that is open. */
export function inboxMember({ frame: { site }, member }: Pick<StaffVisit, 'frame' | 'member'>): InboxMember {
  const { siteIndex } = site;
  const sites = siteIndex === null ? [site] : SITES.filter((each) => each.siteIndex === siteIndex);
  const facilities = answeredFacilities(member, siteIndex);
  const ids = facilities === EVERY_FACILITY ? [null] : facilities;
  return {
    account: member.id,
    scopes: sites.flatMap(({ key }) => ids.map((siteId) => ({ site: key, siteId }))),
  };
}

export async function namesOf(
  { identity }: Pick<StaffVisit, 'identity'>,
  accounts: readonly (string | null)[],
): Promise<Names> {
  const names = new Map<string, string>();
  for (const account of new Set(accounts.filter((each) => each !== null))) {
    const name = (await identity.account(account))?.name;
    if (name !== undefined) names.set(account, name);
  }
  return names;
}
