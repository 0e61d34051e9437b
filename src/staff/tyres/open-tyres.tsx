import type { StaffAgreement, StaffTyres, TyreWorkshop } from '~/modules/tyre-hotel';
import { missingPage } from '../lists';
import { NoticeView } from '../notice.view';
import { workshopPath } from '../paths';
import type { Shown, StaffVisit } from '../staff-visit';
import { type Opened, opened } from '../workshop/workshop-acts';

/** A workshop whose tyre hotel is ours. */
export interface OpenedTyres extends Opened {
  readonly tyres: StaffTyres;
  readonly place: TyreWorkshop;
}

/** The workshop of the address; the page that says that there is none, or no tyre hotel of ours. */
export async function openedTyres(visit: StaffVisit): Promise<OpenedTyres | Shown> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const { staffTyres } = visit;
  if (staffTyres === null) return elsewhere(visit, at.workshop.departmentId);
  const place = { siteIndex: at.siteIndex, departmentId: at.workshop.departmentId };
  return { ...at, tyres: staffTyres, place };
}

export interface OpenedAgreement extends OpenedTyres {
  readonly agreement: StaffAgreement;
}

/** The agreement of the address, if it is one of this workshop; the look at it is logged. */
export async function openedAgreement(visit: StaffVisit): Promise<OpenedAgreement | Shown> {
  const at = await openedTyres(visit);
  if ('status' in at) return at;
  const id = visit.c.req.param('id') ?? '';
  const agreement = await at.tyres.agreement(at.place, id, visit.member.id);
  return agreement === null ? missingPage(visit) : { ...at, agreement };
}

/** The places of the workshop that nothing lies in. */
export async function freePlaces({ tyres, place }: OpenedTyres): Promise<readonly string[]> {
  const places = await tyres.places(place);
  return places.filter(({ set }) => set === null).map(({ name }) => name);
}

/** Who did it, to which agreement: nothing of the customer. */
export function noteTyres({ log, member, c }: StaffVisit, act: string, agreement: string): void {
  log.info(
    { account: member.id, workshop: c.req.param('departmentId'), agreement, act },
    'the tyre hotel changed by staff',
  );
}

export const fieldText = (fields: { get(name: string): unknown }, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

/** The group's own service has the agreements. */
function elsewhere({ frame: { t } }: StaffVisit, departmentId: string): Shown {
  const link = { href: workshopPath(departmentId), text: t('staff.day') };
  const content = <NoticeView icon="Info" title={t('tyres.name')} text={t('tyres.elsewhere')} link={link} />;
  return { title: t('tyres.name'), content, status: 200 };
}
