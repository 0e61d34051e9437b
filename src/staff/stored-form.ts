import { randomUUID } from 'node:crypto';
import type { StaffFormFields } from '~/modules/workshop';
import { searchText } from './layout/search-text';
import type { StaffVisit } from './staff-visit';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a form is stored under, from an address or a field; null for anything else. */
export const readFormKey = (text: string | undefined): string | null =>
  text !== undefined && UUID.test(text) ? text : null;

/** What the signed-in member has typed of a form; null where nothing of it is stored, or not any more. */
export async function findForm(
  { staffForms, member }: Pick<StaffVisit, 'staffForms' | 'member'>,
  key: string,
): Promise<URLSearchParams | null> {
  const fields = await staffForms.find(member.id, key);
  return fields === null ? null : new URLSearchParams(fields.map(([name, value]) => [name, value]));
}

/** Stores it, so that its pages can be asked for by the key. */
export const putForm = (
  { staffForms, member }: Pick<StaffVisit, 'staffForms' | 'member'>,
  key: string,
  fields: StaffFormFields,
): Promise<void> => staffForms.put(member.id, key, fields);

/** Stores what was looked for, and returns what the address of its page names it by. */
export async function putSearch(visit: StaffVisit, text: string): Promise<string> {
  const key = randomUUID();
  await putForm(visit, key, [['q', searchText(text)]]);
  return key;
}

/** What the page of an address looks for; empty: nothing. */
export async function findSearch(visit: StaffVisit): Promise<string> {
  const key = readFormKey(visit.c.req.query('search'));
  return (key === null ? null : await findForm(visit, key))?.get('q') ?? '';
}
