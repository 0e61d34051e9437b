import type { StaffSettings } from '~/modules/settings';
import type { StaffTemplates } from '~/modules/templates';
import type { StaffFormFields, StaffForms } from '~/modules/workshop';

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

/** Forms of staff in memory. */
export function memoryForms(): StaffForms {
  const forms = new Map<string, StaffFormFields>();
  return {
    put: async (account, key, fields) => void forms.set(`${account} ${key}`, fields),
    find: async (account, key) => forms.get(`${account} ${key}`) ?? null,
  };
}
