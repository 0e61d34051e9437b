import { expect, test } from 'vitest';
import { translator } from '~/messages';
import { EVERY_FACILITY } from '~/modules/identity';
import { rightsText } from './account-words';
import type { Rights } from './rights-form';

const t = translator('sv');
const none: Rights = { role: 'staff', sites: [], workshops: [], facilities: [] };
const facility = (siteId: string) => ({ siteIndex: 'automotive-se-sites', siteId });

test('who answers for all facilities is not said to answer for one', () => {
  expect(rightsText({ ...none, facilities: [facility(EVERY_FACILITY)] }, t)).toBe(
    'svarar för alla anläggningar',
  );
  expect(rightsText({ ...none, facilities: [facility('12'), facility('13')] }, t)).toBe(
    'svarar för 2 anläggningar',
  );
  expect(rightsText(none, t)).toBe('Medarbetare');
});
