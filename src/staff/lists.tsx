import type { PlainKey } from '~/messages';
import { answersRequests, type Member, mayOpen } from '~/modules/identity';
import type { StaffWorkshop } from '~/modules/workshop';
import { itemsWithWords } from '~/platform/typed-words';
import { meantSearch, type ShownSearch, searchMeant } from './layout/meant-search';
import { searchText } from './layout/search-text';
import { NoticeView } from './notice.view';
import { INBOX_PATH, STUDIO_PATH, workshopPath } from './paths';
import type { Permission } from './permissions';
import type { StaffFrame } from './staff.shell';
import type { Shown, StaffAnswer, StaffVisit } from './staff-visit';
import { WorkshopsView } from './workshop/workshops.view';

/** Most workshops that are listed at once; a search finds the others. */
const MAX_WORKSHOPS = 100;

/** The workshops of the site that a member may open, by name. */
export async function openTo({
  staffBookings,
  frame,
  member,
}: Pick<StaffVisit, 'staffBookings' | 'frame' | 'member'>): Promise<{
  readonly all: readonly StaffWorkshop[];
  readonly open: readonly StaffWorkshop[];
}> {
  const { siteIndex } = frame.site;
  if (siteIndex === null) return { all: [], open: [] };
  const all = await staffBookings.workshops(siteIndex);
  return { all, open: all.filter(({ departmentId }) => mayOpen(member, siteIndex, departmentId)) };
}

/** Choice of workshop; whoever has one goes to it, and whoever only edits goes to the studio. */
export async function workshopsPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, member } = visit;
  const { open } = await openTo(visit);
  const [only, ...others] = open;
  if (only !== undefined && others.length === 0) return { to: workshopPath(only.departmentId) };
  if (open.length === 0 && answersRequests(member, frame.site.siteIndex)) return { to: INBOX_PATH };
  if (open.length === 0 && member.sites.length > 0) return { to: STUDIO_PATH };
  const search = searchText(c.req.query('q'));
  const shown = await matchingWorkshops(visit, open, search);
  return {
    title: frame.t('staff.workshops'),
    content: <WorkshopsView frame={frame} shown={shown} search={searched(member, search)} />,
    status: 200,
  };
}

const searched = ({ role }: Member, search: string) => (role === 'admin' ? search : null);

/** The workshops whose name, town or number has all the words of a search. */
export const matchingWorkshops = (
  visit: StaffVisit,
  workshops: readonly StaffWorkshop[],
  search: string,
): Promise<ShownSearch<readonly StaffWorkshop[]>> =>
  searchMeant(search, {
    find: (text) =>
      itemsWithWords(
        workshops,
        text,
        ({ name, city, departmentId }) => `${name} ${city} ${departmentId}`,
      ).slice(0, MAX_WORKSHOPS),
    isEmpty: ({ length }) => length === 0,
    meant: (typed) =>
      meantSearch(
        visit,
        typed,
        workshops.flatMap(({ city }) => city ?? []),
      ),
  });

export function missingPage({ frame: { t } }: { readonly frame: StaffFrame }): Shown {
  const content = (
    <NoticeView
      icon="Search"
      title={t('staff.missing')}
      text={t('staff.missingText')}
      link={{ href: '/staff', text: t('staff.toStart') }}
    />
  );
  return { title: t('staff.missing'), content, status: 404 };
}

/** What is said of what is missing; other pages have one text. */
const FORBIDDEN: Partial<Record<Permission, readonly [title: PlainKey, text: PlainKey]>> = {
  workshop: ['staff.forbidden', 'staff.forbiddenText'],
  capacity: ['staff.forbidden', 'staff.forbiddenText'],
  'change-capacity': ['capacity.forbidden', 'capacity.forbiddenText'],
  inbox: ['inbox.forbidden', 'inbox.forbiddenText'],
  cars: ['staffCars.forbidden', 'staffCars.forbiddenText'],
  facilities: ['staffFacilities.forbidden', 'staffFacilities.forbiddenText'],
  templates: ['templates.forbidden', 'templates.forbiddenText'],
  settings: ['staffSettings.forbidden', 'staffSettings.forbiddenText'],
  people: ['people.forbidden', 'people.forbiddenText'],
};

/** @param needs what is missing */
export function forbiddenPage({ frame: { t } }: { readonly frame: StaffFrame }, needs: Permission): Shown {
  const [titleKey, textKey]: readonly [PlainKey, PlainKey] = FORBIDDEN[needs] ?? [
    'people.forbidden',
    'staff.forbiddenPage',
  ];
  const [title, text] = [t(titleKey), t(textKey)];
  const content = (
    <NoticeView icon="Shield" title={title} text={text} link={{ href: '/staff', text: t('staff.toStart') }} />
  );
  return { title, content, status: 403 };
}

/** For a form that another site sent. */
export function foreignPage({ frame: { t } }: { readonly frame: StaffFrame }): Shown {
  const content = (
    <NoticeView
      icon="Shield"
      title={t('error.title')}
      text={t('staff.foreignText')}
      link={{ href: '/staff', text: t('staff.toStart') }}
    />
  );
  return { title: t('error.title'), content, status: 403 };
}
