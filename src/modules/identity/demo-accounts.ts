import type { Log } from '~/platform/log';
import type { Accounts } from './accounts';

/** The accounts of the demo stand in the README, so they open nothing but a demo. */
export const DEMO_ACCOUNTS = {
  admin: 'admin@nordhem.example',
  staff: 'staff@nordhem.example',
  editor: 'editor@nordhem.example',
  publisher: 'publisher@nordhem.example',
  password: 'nordhem-demo-2026',
} as const;

/** A database that was a demo once has accounts with a published password: outside a demo they are disabled. */
export async function closeDemoAccounts(accounts: Accounts, log: Log): Promise<void> {
  const list = await accounts.run({ command: 'list' });
  if (!list.ok) return;
  const open = new Set(list.value.flatMap(({ email, disabled }) => (disabled ? [] : [email])));
  const { password: _, ...emails } = DEMO_ACCOUNTS;
  for (const email of Object.values(emails).filter((each) => open.has(each))) {
    await accounts.run({ command: 'disable', email });
    log.warn('an account of the demo was disabled');
  }
}
