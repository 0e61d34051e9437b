import { expect, test } from 'vitest';
import { changesCapacity } from './permissions';

const administrator = (
  ...sites: readonly ('automotive-se' | 'mercedes-se' | 'smart-se' | 'carstore-se')[]
) => ({
  role: 'staff' as const,
  sites: sites.map((site) => ({ site, role: 'admin' as const })),
});

test('capacity is changed by who administers all sites that sell it', () => {
  const three = administrator('automotive-se', 'mercedes-se', 'smart-se');
  expect(changesCapacity(three, 'automotive-se-sites')).toBe(true);
  expect(changesCapacity(three, 'carstore-se-sites')).toBe(false);
  expect(changesCapacity(three, null)).toBe(false);
  expect(changesCapacity(administrator('automotive-se'), 'automotive-se-sites')).toBe(false);
  expect(changesCapacity(administrator('carstore-se'), 'carstore-se-sites')).toBe(true);
  const publisher = { role: 'staff' as const, sites: [{ site: 'carstore-se', role: 'publisher' as const }] };
  expect(changesCapacity(publisher, 'carstore-se-sites')).toBe(false);
  expect(changesCapacity({ role: 'admin', sites: [] }, 'carstore-no-sites')).toBe(true);
});
