import type { Facilities } from '~/modules/facilities';
import { DEMO_ACCOUNTS, type Identity } from '~/modules/identity';

const { admin: ADMIN, staff: STAFF, editor: EDITOR, publisher: PUBLISHER, password } = DEMO_ACCOUNTS;
const SITE = 'automotive-se';
const SITE_INDEX = `${SITE}-sites`;
/** Where the demo's staff work: more than one, so that there is something to choose. */
const WORKSHOPS = 2;

/** Makes the accounts of the demo, where they are missing; that of workshop staff where there are workshops. */
export async function makeDemoAccounts({ accounts }: Identity, facilities: Facilities): Promise<void> {
  const list = await accounts.run({ command: 'list' });
  const known = new Set(list.ok ? list.value.map(({ email }) => email) : []);
  if (!known.has(ADMIN)) {
    const admin = { email: ADMIN, name: 'Anna Berg', role: 'admin', password, place: null } as const;
    await accounts.run({ command: 'add', account: admin });
  }
  for (const [email, name, role] of [
    [EDITOR, 'Elin Dahl', 'editor'],
    [PUBLISHER, 'Petra Holm', 'publisher'],
  ] as const) {
    if (known.has(email)) continue;
    const account = { email, name, role: 'staff' as const, password, place: null };
    await accounts.run({ command: 'add', account: { ...account, sites: [{ site: SITE, role }] } });
  }
  if (known.has(STAFF)) return;
  await facilities.catchUp();
  const departments = facilities
    .all(SITE_INDEX)
    .flatMap(({ site_departments }) => site_departments)
    .flatMap(({ group, erp_id }) => (group === 'Workshop' && erp_id !== '' ? [erp_id] : []))
    .slice(0, WORKSHOPS);
  if (departments.length === 0) return;
  const place = { siteIndex: SITE_INDEX, departments };
  const staff = { email: STAFF, name: 'Sven Lind', role: 'staff', password, place } as const;
  await accounts.run({ command: 'add', account: staff });
}
