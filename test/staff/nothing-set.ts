import type { StaffSettings } from '~/modules/settings';
import type { StaffTemplates } from '~/modules/templates';

/** No templates. */
export const noTemplates: StaffTemplates = {
  list: async () => [],
  open: async () => null,
  draw: () => null,
  change: async () => ({ ok: false, error: { code: 'unknown' } }),
  test: async () => ({ ok: false, error: { code: 'unknown' } }),
};

/** Nothing is set. */
export const noSettings: StaffSettings = {
  list: async () => [],
  open: async () => null,
  check: () => ({ ok: false, error: {} }),
  write: async () => ({ ok: false, error: { code: 'unknown' } }),
  withdraw: async () => ({ ok: false, error: { code: 'unknown' } }),
};
