import { type Account, EVERY_FACILITY } from '~/modules/identity';
import { siteNamed } from '~/sites';
import type { StaffFrame } from '../staff.shell';

/** What somebody may do, in a few words. */
export function rightsText(
  { role, sites, workshops, facilities }: Pick<Account, 'role' | 'sites' | 'workshops' | 'facilities'>,
  t: StaffFrame['t'],
): string {
  if (role === 'admin') return t('people.role.admin');
  const parts = sites.map((each) => `${siteNamed(each.site).name}: ${t(`people.site.${each.role}`)}`);
  if (workshops.length > 0) parts.push(t('people.workshops', { count: workshops.length }));
  const named = facilities.filter(({ siteId }) => siteId !== EVERY_FACILITY);
  if (named.length < facilities.length) parts.push(t('people.everyFacility'));
  if (named.length > 0) parts.push(t('people.facilities', { count: named.length }));
  return parts.length === 0 ? t('people.role.staff') : parts.join(' · ');
}
