import type { Phones } from '~/modules/identity';

/** Every account has this confirmed number, or none; codes are sent to nobody. */
export const phonesWith = (confirmed: () => string | null = () => null): Phones => ({
  of: async () => ({ confirmed: confirmed(), waiting: null }),
  begin: async () => ({ ok: false, error: { code: 'malformed-phone' } }),
  confirm: async () => ({ ok: false, error: { code: 'code-expired' } }),
  remove: async () => undefined,
});
