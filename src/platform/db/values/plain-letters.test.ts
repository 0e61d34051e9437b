import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { fold } from '../../plain-letters';
import type { Database } from '../database';
import { likeText, plainLetters } from './plain-letters';

onBothDatabases(postgresOfFile(), (open) => {
  const inDatabase = async (database: Database, texts: readonly string[]) => {
    const rows = await database.rows(
      database.db,
      sql`SELECT ${plainLetters(sql`t.text`)} AS plain FROM unnest(${sql.param([...texts])}::text[]) WITH ORDINALITY AS t (text, at)
        ORDER BY at`,
    );
    return rows.map(({ plain }) => plain);
  };

  test('a name is as plain in the database as it is in the code', async () => {
    const database = await open([]);
    const letter = fc.constantFrom(
      ..."aAzZ09 -_%'’.@åÅäÄöÖæÆøØéÉèÈüÜáíóúýÝčČďĎľĽĺňŇŕřšŠťžŽôÔłŁđĐðÐþÞßẞœŒıİñÑçÇàâêëîïûğĞşŞ\u0301\u030a\u0308",
    );
    const names = fc.sample(fc.string({ unit: letter, maxLength: 30 }), { numRuns: 500, seed: 7 });
    expect(await inDatabase(database, names)).toEqual(names.map(fold));
    await database.close();
  });

  test('nothing in a text is a wildcard', async () => {
    const database = await open([]);
    const rows = await database.rows(
      database.db,
      sql`SELECT '50%_a\\b' LIKE ${likeText('50%_a\\b')} AS same, '50x_a\\b' LIKE ${likeText('50%_a\\b')} AS other`,
    );
    expect(rows).toEqual([{ same: true, other: false }]);
    await database.close();
  });
});
