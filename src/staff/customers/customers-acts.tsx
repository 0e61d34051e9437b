import { readForm } from '~/platform/http';
import { missingPage, openTo } from '../lists';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { type Opened, opened } from '../workshop/workshop-acts';
import { CustomersView } from './customers.view';

export async function customersPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  return 'status' in at ? at : show(visit, at, '');
}

/** A form that is posted, so that no name and no plate stands in an address. */
export async function findCustomers(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: 4 * 1024 });
  if (!form.ok) return missingPage(visit);
  return show(visit, at, (form.value.get('q') ?? '').trim().slice(0, 100));
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
