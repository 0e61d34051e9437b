import { readForm } from '~/platform/http';
import { missingPage, openTo } from '../lists';
import { customersPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { findSearch, putSearch } from '../stored-form';
import { type Opened, opened } from '../workshop/workshop-acts';
import { CustomersView } from './customers.view';

/** `search`: what a search is stored under. */
export async function customersPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  return 'status' in at ? at : show(visit, at, await findSearch(visit));
}

/** A form that is posted, so that no name and no plate stands in an address. */
export async function findCustomers(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: 4 * 1024 });
  if (!form.ok) return missingPage(visit);
  const search = await putSearch(visit, form.value.get('q') ?? '');
  return { to: customersPath(at.workshop.departmentId, { search }) };
}

async function show(visit: StaffVisit, { workshop, canChoose }: Opened, text: string): Promise<StaffAnswer> {
  const { frame, customerSearch, member } = visit;
  const { open } = await openTo(visit);
  const ids = open.map(({ departmentId }) => departmentId);
  const found = text === '' ? null : await customerSearch.search(frame.site, ids, text, member.id);
  const shown = { frame, workshop, canChoose, text, found, workshops: open };
  return {
    title: `${workshop.name}, ${frame.t('customers.name')}`,
    content: <CustomersView {...shown} />,
    status: 200,
  };
}
