import type { z } from 'zod';
import { accountSchema, EDITOR_ROLES, type Member, ROLES } from './account';
import { EVERY_FACILITY, type Rights } from './permissions';

/** What an account may do, as it is kept with an invitation. */
export const rightsSchema: z.ZodType<Rights> = accountSchema.pick({
  role: true,
  sites: true,
  workshops: true,
  facilities: true,
});

export type RightsFailure =
  /** Not all of it is the giver's to give. */
  | { readonly code: 'not-yours' }
  /** Staff work, answer or edit somewhere; admins everywhere. */
  | { readonly code: 'place-missing' }
  /** There is no such workshop or facility. */
  | { readonly code: 'unknown-place' }
  /** Somebody else has given others since the page was shown. */
  | { readonly code: 'changed' };

/** Rights in one order, by which a form says what it was filled with. */
export function seenRights({
  role,
  sites,
  workshops,
  facilities,
}: Pick<Member, 'role' | 'sites' | 'workshops' | 'facilities'>): string {
  const places = [
    ...sites.map((each) => `${each.site}=${each.role}`),
    ...workshops.map((each) => `${each.siteIndex}/${each.departmentId}`),
    ...facilities.map((each) => `${each.siteIndex}:${each.siteId}`),
  ];
  return [role, ...places.toSorted()].join(' ');
}

/** What a form of rights has, as typed. */
export interface TypedRights {
  readonly role: string | null;
  readonly sites: readonly { readonly site: string; readonly role: string }[];
  /** `INDEX/ID`. */
  readonly workshops: readonly string[];
  readonly facilities: readonly string[];
}

/** What was typed, without what it does not name: an admin has no places, and who has all facilities has no single ones. */
export function readRights(typed: TypedRights): Rights {
  const role = ROLES.find((each) => each === typed.role) ?? 'staff';
  if (role === 'admin') return { role, sites: [], workshops: [], facilities: [] };
  const sites = typed.sites.flatMap(({ site, role: name }) => {
    const editorRole = EDITOR_ROLES.find((each) => each === name);
    return editorRole === undefined ? [] : [{ site, role: editorRole }];
  });
  const pairs = (texts: readonly string[]) =>
    [...new Set(texts)].flatMap((text) => {
      const [siteIndex = '', id = '', ...more] = text.split('/');
      return id === '' || more.length > 0 ? [] : [{ siteIndex, id }];
    });
  const facilities = pairs(typed.facilities).map(({ siteIndex, id }) => ({ siteIndex, siteId: id }));
  const whole = new Set(
    facilities.flatMap(({ siteIndex, siteId }) => (siteId === EVERY_FACILITY ? [siteIndex] : [])),
  );
  return {
    role,
    sites,
    workshops: pairs(typed.workshops).map(({ siteIndex, id }) => ({ siteIndex, departmentId: id })),
    facilities: facilities.filter(
      ({ siteIndex, siteId }) => siteId === EVERY_FACILITY || !whole.has(siteIndex),
    ),
  };
}
