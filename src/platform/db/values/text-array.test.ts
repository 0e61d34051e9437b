import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { type Database, textArray } from '..';

onBothDatabases(postgresOfFile(), (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const received = async (array: unknown) =>
    (await database.rows(database.db, sql`SELECT t FROM unnest(${sql.param(array)}::text[]) AS t`)).map(
      ({ t }) => t,
    );

  test('texts arrive as they were sent, in binary form as in a literal', async () => {
    // No zero byte, which PostgreSQL has no place for in a text.
    const unit = fc.oneof(fc.constantFrom('"', '\\', ',', '{', '}', 'å', '€', '🚗', '\n'), fc.string());
    const text = fc.string({ unit, maxLength: 40 }).map((it) => it.replaceAll('\u0000', ' '));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text), { maxLength: 20 }), async (texts) => {
        expect(await received(textArray(texts))).toEqual(texts);
        expect(await received(texts)).toEqual(texts);
      }),
    );
  });

  test('half of a surrogate pair becomes the same letter on either way', async () => {
    const texts = ['a\ud83dz', '\udc00'];
    expect(await received(textArray(texts))).toEqual(await received(texts));
  });
});
