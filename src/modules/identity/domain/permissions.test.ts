import { describe, expect, test } from 'vitest';
import { SITES, type SiteKey } from '~/sites';
import type { Member } from './account';
import {
  administers,
  administersAccounts,
  answeredFacilities,
  answersRequests,
  changesCapacity,
  EVERY_FACILITY,
  mayEdit,
  mayGrant,
  mayOpen,
  mayReviewStock,
  type Rights,
  seesConnections,
  seesFigures,
} from './permissions';

const member = (rights: Partial<Member> = {}): Member => ({
  id: 'me',
  name: 'Me Medarbetare',
  role: 'staff',
  workshops: [],
  sites: [],
  facilities: [],
  ...rights,
});
const admin = member({ role: 'admin' });
const withoutRights = member();
const administrator = (...sites: readonly SiteKey[]) =>
  member({ sites: sites.map((site) => ({ site, role: 'admin' })) });

describe('workshops', () => {
  const two = member({
    workshops: [
      { siteIndex: 'automotive-se-sites', departmentId: '1' },
      { siteIndex: 'carstore-se-sites', departmentId: '2' },
    ],
  });

  test('are opened by who works there, each by its index and its id', () => {
    expect(mayOpen(two, 'automotive-se-sites', '1')).toBe(true);
    expect(mayOpen(two, 'carstore-se-sites', '2')).toBe(true);
    expect(mayOpen(two, 'automotive-se-sites', '2')).toBe(false);
    expect(mayOpen(two, 'carstore-se-sites', '1')).toBe(false);
    expect(mayOpen(withoutRights, 'automotive-se-sites', '1')).toBe(false);
    expect(mayOpen(admin, 'automotive-se-sites', '1')).toBe(true);
  });

  test('capacity is changed by who administers all sites that sell it', () => {
    const selling = SITES.filter(({ siteIndex }) => siteIndex === 'automotive-se-sites');
    const ofAll = administrator(...selling.map(({ key }) => key));
    expect(changesCapacity(ofAll, 'automotive-se-sites')).toBe(true);
    expect(changesCapacity(ofAll, 'carstore-se-sites')).toBe(false);
    expect(changesCapacity(ofAll, null)).toBe(false);
    expect(changesCapacity(administrator('automotive-se'), 'automotive-se-sites')).toBe(false);
    expect(changesCapacity(administrator('carstore-se'), 'carstore-se-sites')).toBe(true);
    const publisher = member({ sites: [{ site: 'carstore-se', role: 'publisher' }] });
    expect(changesCapacity(publisher, 'carstore-se-sites')).toBe(false);
    expect(changesCapacity(admin, 'carstore-no-sites')).toBe(true);
  });

  test('have figures for who works there, or answers requests of their index', () => {
    const answering = member({ facilities: [{ siteIndex: 'carstore-no-sites', siteId: '7' }] });
    expect(seesFigures(two, 'carstore-se-sites')).toBe(true);
    expect(seesFigures(two, 'carstore-no-sites')).toBe(false);
    expect(seesFigures(answering, 'carstore-no-sites')).toBe(true);
    expect(seesFigures(withoutRights, 'carstore-se-sites')).toBe(false);
  });
});

test.each([
  ['editor', true, false],
  ['publisher', true, true],
  ['admin', true, true],
] as const)(
  'a site’s %s writes its drafts (%s) and publishes them (%s), and no other’s',
  (role, writes, publishes) => {
    const editing = member({
      sites: [
        { site: 'carstore-no', role: 'editor' },
        { site: 'carstore-se', role },
      ],
    });
    expect([
      mayEdit(editing, 'carstore-se', 'drafts'),
      mayEdit(editing, 'carstore-se', 'publishing'),
    ]).toEqual([writes, publishes]);
    expect(mayEdit(editing, 'carstore-no', 'publishing')).toBe(false);
    expect(mayEdit(editing, 'smart-se', 'drafts')).toBe(false);
    expect(mayEdit(admin, 'smart-se', 'publishing')).toBe(true);
  },
);

test('requests are answered at one’s own facilities, and at all by who has all', () => {
  const answers = (...ids: readonly string[]) =>
    member({ facilities: ids.map((siteId) => ({ siteIndex: 'carstore-se-sites', siteId })) });
  expect(answeredFacilities(answers('1', '2'), 'carstore-se-sites')).toEqual(['1', '2']);
  expect(answeredFacilities(answers('1', EVERY_FACILITY), 'carstore-se-sites')).toBe(EVERY_FACILITY);
  expect(answeredFacilities(answers('1', EVERY_FACILITY), 'automotive-se-sites')).toEqual([]);
  expect(answeredFacilities(admin, 'automotive-se-sites')).toBe(EVERY_FACILITY);
  expect(answersRequests(answers('1'), 'carstore-se-sites')).toBe(true);
  expect(answersRequests(answers('1'), 'automotive-se-sites')).toBe(false);
  expect(answersRequests(answers('1'), null)).toBe(false);
});

test('stock files that wait and connections are the group’s admins’', () => {
  const site = administrator('automotive-se');
  expect([admin, site, withoutRights].map(mayReviewStock)).toEqual([true, false, false]);
  expect([admin, site, withoutRights].map(seesConnections)).toEqual([true, false, false]);
});

describe('accounts', () => {
  const rights = (some: Partial<Rights>): Rights => ({
    role: 'staff',
    sites: [],
    workshops: [],
    facilities: [],
    ...some,
  });
  const editorOf = (...sites: readonly SiteKey[]) => sites.map((site) => ({ site, role: 'editor' as const }));
  const workshopAt = (siteIndex: string) => ({ siteIndex, departmentId: '1' });
  const facilityAt = (siteIndex: string) => ({ siteIndex, siteId: '1' });
  const carstore = administrator('carstore-se');

  test('are administered by the admins of the group and of a site', () => {
    const publisher = member({ sites: [{ site: 'carstore-se', role: 'publisher' }] });
    expect([admin, carstore, publisher, withoutRights].map(administersAccounts)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.each<[string, Partial<Rights>, boolean]>([
    ['an editor of their site', { sites: editorOf('carstore-se') }, true],
    ['an editor of another site', { sites: editorOf('carstore-no') }, false],
    ['an editor of their site and another', { sites: editorOf('carstore-se', 'carstore-no') }, false],
    ['a workshop of an index that is theirs', { workshops: [workshopAt('carstore-se-sites')] }, true],
    ['a workshop of an index that others share', { workshops: [workshopAt('automotive-se-sites')] }, false],
    ['a facility of theirs', { facilities: [facilityAt('carstore-se-sites')] }, true],
    [
      'a facility of theirs and another',
      { facilities: [facilityAt('carstore-se-sites'), facilityAt('carstore-no-sites')] },
      false,
    ],
    [
      'an editor of their site who works elsewhere',
      { sites: editorOf('carstore-se'), workshops: [workshopAt('carstore-no-sites')] },
      false,
    ],
    ['an admin of the group', { role: 'admin' }, false],
  ])('a site’s admin gives the rights of %s: %s', (_, some, expected) => {
    expect(mayGrant(carstore, rights(some))).toBe(expected);
    expect(mayGrant(admin, rights(some))).toBe(true);
    expect(administers(carstore, { id: 'other', ...rights(some) })).toBe(expected);
  });

  test('nobody administers themself, and a site’s admin nobody without rights', () => {
    const own = { id: 'me', ...rights({ sites: editorOf('carstore-se') }) };
    expect([administers(admin, own), administers(carstore, own)]).toEqual([false, false]);
    const bare = { id: 'other', ...rights({}) };
    expect([administers(admin, bare), administers(carstore, bare)]).toEqual([true, false]);
  });
});
