import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bays, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage } from '~test/workshop/engine-stage';
import { recount } from '~test/workshop/recount';

const stage = engineStage();

test('a number that another booking has is drawn again', async () => {
  const { database } = stage;
  await stage.start(testSchedule([testWorkshop({ resources: bays(1) })]));
  // The first number that is drawn is taken. A sequence remembers it, as it is not rolled back.
  await database.rows(database.db, sql`CREATE SEQUENCE first_number MINVALUE 0`);
  await database.rows(
    database.db,
    sql`CREATE FUNCTION refuse_first() RETURNS trigger AS $$ BEGIN
        IF (SELECT is_called FROM first_number) AND (SELECT last_value FROM first_number) <> abs(hashtext(NEW.number)::bigint)
        THEN RETURN NEW; END IF;
        PERFORM setval('first_number', abs(hashtext(NEW.number)::bigint));
        RAISE unique_violation; END $$ LANGUAGE plpgsql`,
  );
  await database.rows(
    database.db,
    sql`CREATE TRIGGER refuse_first BEFORE INSERT ON workshop_bookings FOR EACH ROW EXECUTE FUNCTION refuse_first()`,
  );
  await stage.booked('numbers');
  expect((await recount(database)).occupations).toHaveLength(1);
});
