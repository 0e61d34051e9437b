import { expect, test } from 'vitest';
import { browserPackages } from './browser-packages';
import { sourcesOfTheHouse } from './sources';

/** `virtual:` is made by our own build. */
const FOR_BROWSERS =
  /^(virtual:|(react|react-dom|embla-carousel|idiomorph|maplibre-gl|vanilla-cookieconsent)(\/(?!server)|$))/;

test('browsers load no package that is meant for the server', () => {
  const strange = [...browserPackages(sourcesOfTheHouse())].filter(([name]) => !FOR_BROWSERS.test(name));
  expect(strange).toEqual([]);
});

test('a planted package is found behind doors and later imports, types are none', () => {
  const planted = new Map([
    ['blocks/x/x.island.tsx', "const y = await import('~/platform/time');"],
    ['platform/time/index.ts', "export { isHoliday } from './holidays';"],
    ['platform/time/holidays.ts', "import Holidays from 'date-holidays';\nimport type { z } from 'zod';"],
    ['app/main.ts', "import pg from 'pg';"],
  ]);
  expect([...browserPackages(planted)]).toEqual([
    ['date-holidays', 'blocks/x/x.island.tsx → platform/time/index.ts → platform/time/holidays.ts'],
  ]);
});
