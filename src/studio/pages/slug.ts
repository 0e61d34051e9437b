import { slugify } from '~/platform/plain-letters';

/** The last part of an address that a title suggests: `Däck & hjul` → `dack-hjul`; at most 80 letters. */
export const slugFor = (title: string): string => slugify(title).slice(0, 80).replace(/-$/, '');
