import type { Facilities } from '~/modules/facilities';
import type { Identity } from '~/modules/identity';
import type { Log } from '~/platform/log';

/** In the README, so it opens nothing but a demo. */
const PASSWORD = 'nordhem-demo-2026';
const STAFF = 'staff@nordhem.example';
const ADMIN = 'admin@nordhem.example';
const SITE_INDEX = 'automotive-se-sites';
/** Where the demo's staff work: more than one, so that there is something to choose. */
const WORKSHOPS = 2;

/** Makes the two accounts of the demo, where they are missing and there are workshops. */
export async function makeDemoAccounts({ accounts }: Identity, facilities: Facilities): Promise<void> {
  const known = await addressesOf(accounts);
  if (!known.has(ADMIN)) {
    const admin = {
      email: ADMIN,
      name: 'Anna Berg',
      role: 'admin',
      password: PASSWORD,
      place: null,
    } as const;
    await accounts.run({ command: 'add', account: admin });
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
  const staff = { email: STAFF, name: 'Sven Lind', role: 'staff', password: PASSWORD, place } as const;
  await accounts.run({ command: 'add', account: staff });
}

/** A database that was a demo once has accounts whose password everybody can read: in earnest they are closed. */
export async function closeDemoAccounts({ accounts }: Identity, log: Log): Promise<void> {
  const known = await addressesOf(accounts);
  for (const email of [STAFF, ADMIN].filter((each) => known.get(each) === false)) {
    await accounts.run({ command: 'disable', email });
    log.warn('an account of the demo was disabled');
  }
}

/** Address → whether its account is disabled. */
async function addressesOf(accounts: Identity['accounts']): Promise<ReadonlyMap<string, boolean>> {
  const list = await accounts.run({ command: 'list' });
  return new Map(list.ok ? list.value.map(({ email, disabled }) => [email, disabled]) : []);
}
