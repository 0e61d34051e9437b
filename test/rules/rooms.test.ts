import { describe, expect, test } from 'vitest';
import { roomViolations } from './rooms';
import { sourcesOfTheHouse } from './sources';

test('every import keeps to the rooms of the house', () => {
  expect(roomViolations(sourcesOfTheHouse())).toEqual([]);
});

describe('a planted breach is found', () => {
  test.each([
    ['ui/a.tsx', "import { x } from '~/modules/stock';", 'ui may not import modules'],
    ['modules/stock/a.ts', "import { x } from '../../blocks/registry';", 'modules may not import blocks'],
    ['modules/leads/a.ts', "import { x } from '~/modules/stock/stock';", 'past the door'],
    ['features/x/a.ts', "import { x } from '~/blocks/registry';", 'features may not import blocks'],
    ['blocks/x/a.ts', "import { x } from '~/features/y/z';", 'past the door'],
    ['blocks/x/x.view.tsx', "import { y } from '../y/y.view';", 'a block may not import another'],
    ['blocks/x/parts/a.ts', "import type { y } from '~/blocks/y/y.block';", 'a block may not import another'],
    ['platform/db/a.ts', "export * from '../../sites';", 'platform may not import sites'],
    ['blocks/x/x.view.tsx', "const { x } = await import('~/app/main');", 'blocks may not import app'],
    ['themes/a.ts', "import type { x } from '~/sites';", 'themes may not import sites'],
    ['helpers/a.ts', "import { x } from '~/ui/button';", 'no room of the house'],
    ['blocks/x/x.data.ts', "import { sql } from 'drizzle-orm';", 'speaks SQL outside a store'],
    ['modules/leads/domain/a.ts', 'const x = process.env.HOME;', 'reads the environment'],
  ])('in %s: %s', (path, text, message) => {
    expect(roomViolations(new Map([[path, text]])).join()).toContain(message);
  });

  test('in SQL that names another module’s table', () => {
    const planted = new Map([
      ['modules/leads/store/migrations/0001.sql', 'CREATE TABLE leads (id int);'],
      ['modules/stock/store/a.ts', 'sql`select * from leads`'],
    ]);
    expect(roomViolations(planted)).toEqual([
      'src/modules/stock/store/a.ts names leads, a table of modules/leads',
    ]);
  });
});
