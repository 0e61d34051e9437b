import { expect, test } from 'vitest';
import type { Sources } from './rooms';
import { sourcesOfTheHouse } from './sources';

/** What the release that still runs beside the new one would stumble over. */
const BREAKS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops a table or view', /\bdrop\s+(?:table|view|schema|type)\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['renames', /\brename\b/i],
  ['changes the type of a column', /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i],
  ['forbids null in a column that is there', /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i],
  [
    'adds a column that old inserts leave empty',
    /\badd\s+column\s+(?:(?!default|,|;).)*\bnot\s+null\b(?:(?!default|,|;).)*(?=,|;|$)/is,
  ],
];

/** A release that goes on while its successor starts reads and writes the successor's schema. */
function breaches(sources: Sources): readonly string[] {
  return [...sources].flatMap(([path, text]) => {
    if (!/\/migrations\/\d{4}_\w+\.sql$/.test(path)) return [];
    const statements = text.replaceAll(/--.*$/gm, '').split(';');
    return BREAKS.flatMap(([what, pattern]) =>
      statements.some((statement) => pattern.test(`${statement};`)) ? [`src/${path} ${what}`] : [],
    );
  });
}

test('migrations only add: the old release goes on until the new one has taken over', () => {
  const sources = sourcesOfTheHouse();
  expect([...sources.keys()].filter((path) => path.endsWith('.sql')).length).toBeGreaterThan(20);
  expect(breaches(sources)).toEqual([]);
});

test.each([
  'DROP TABLE cars;',
  'ALTER TABLE cars DROP COLUMN color;',
  'ALTER TABLE cars RENAME COLUMN color TO paint;',
  'ALTER TABLE cars ALTER COLUMN price TYPE bigint;',
  'ALTER TABLE cars ALTER COLUMN color SET NOT NULL;',
  'ALTER TABLE cars ADD COLUMN color text NOT NULL;',
])('%s is found', (statement) => {
  expect(breaches(new Map([['modules/cars/store/migrations/0002_x.sql', statement]]))).toHaveLength(1);
});

test.each([
  'CREATE TABLE cars (id int NOT NULL);',
  "ALTER TABLE cars ADD COLUMN color text NOT NULL DEFAULT 'red';",
  'ALTER TABLE cars ADD COLUMN color text;',
  '-- DROP TABLE is not what this does\nALTER TABLE cars DROP CONSTRAINT cars_state_check;',
])('%s is fine', (statement) => {
  expect(breaches(new Map([['modules/cars/store/migrations/0002_x.sql', statement]]))).toEqual([]);
});
