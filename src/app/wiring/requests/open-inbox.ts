import { createInbox, type Inbox, type InboxOptions } from '~/modules/leads';
import { mailLook } from '~/page/mail-look';
import type { StaffAccounts } from '../staff/open-identity';

type InboxPorts = Omit<InboxOptions, 'nameOf' | 'hasAnswerers' | 'look'> & {
  /** Whoever answers; null where the staff pages are closed. */
  readonly staff: StaffAccounts | null;
};

/** The requests of visitors as staff answer them. */
export function openInbox({ staff, ...options }: InboxPorts): Inbox {
  return createInbox({
    ...options,
    nameOf: async (account) => (await staff?.identity.account(account))?.name ?? null,
    hasAnswerers: async ({ siteIndex }, siteId) =>
      (await staff?.identity.hasAnswerers(siteIndex, siteId)) ?? false,
    look: mailLook,
  });
}
