import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STAFF_VIEWS } from '~/staff/staff.shell';

test('staff pages have the styles of every view of the staff room', () => {
  const files = globSync('src/staff/**/*.{view,shell}.tsx').map((path) => path.replace(/^src\//, ''));
  expect(files.toSorted()).toEqual(STAFF_VIEWS.toSorted());
});
