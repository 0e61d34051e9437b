import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { hotel, openHotel } from '~test/tyre-hotel/hotel-stage';
import { HERE, openedAgreement, WHO } from '~test/tyre-hotel/staff-agreement';
import { typedWheelsOf } from '../domain/typed-wheels';
import type { SetChange } from './staff-tyres';

const UNKNOWN = { ok: false, error: { code: 'shelf-unknown' } };

async function change(what: SetChange) {
  const { id: agreementId, sets } = await openedAgreement();
  const { id: setId = '', revision = -1 } = sets[0] ?? {};
  return hotel().staff.changeSet(HERE, { agreementId, setId, revision }, what, WHO);
}

const placeNow = async () => (await openedAgreement()).sets[0]?.shelf;
const namesOf = async () => (await hotel().staff.places(HERE)).map(({ name }) => name);

onBothDatabases(postgresOfFile(), (open) => {
  openHotel(open);

  test('a place that the workshop does not have takes no set, until whoever typed it says that it is new', async () => {
    const names = await namesOf();
    expect(await change({ act: 'move', shelf: 'B-12-33' })).toEqual(UNKNOWN);
    expect([await placeNow(), await namesOf()]).toEqual(['B-12-3', names]);
    const mistyped = { act: 'move', shelf: 'b-12-33 ', isNewPlace: true } as const;
    expect(await change(mistyped)).toMatchObject({ ok: true });
    expect([await placeNow(), (await namesOf()).length]).toEqual(['b-12-33', names.length + 1]);
  });

  test('a place is spelt as the workshop has it, however it is typed', async () => {
    await hotel().staff.addPlaces(HERE, ['K-1']);
    expect(await change({ act: 'move', shelf: ' k-1' })).toMatchObject({ ok: true });
    expect(await placeNow()).toBe('K-1');
  });

  test('neither a new set nor one that comes off the car goes to a place that is not there', async () => {
    const { staff } = hotel();
    const { id, sets } = await openedAgreement();
    const typed = typedWheelsOf(sets[0]?.wheels ?? []);
    const { FL, FR } = typed.wheels;
    const made = {
      setId: randomUUID(),
      season: 'summer',
      typed: { ...typed, wheels: { ...typed.wheels, RL: FL, RR: FR } },
    } as const;
    expect(await staff.addSet(HERE, id, { ...made, state: 'stored', shelf: 'Q-1' }, WHO)).toEqual(UNKNOWN);
    expect(await staff.addSet(HERE, id, { ...made, state: 'fitted', shelf: '' }, WHO)).toMatchObject({
      ok: true,
    });
    expect(await change({ act: 'fit', shelf: 'Q-1' })).toEqual(UNKNOWN);
    expect((await openedAgreement()).sets.map(({ state }) => state)).toEqual(['stored', 'fitted']);
    expect(await namesOf()).not.toContain('Q-1');
  });

  test('what is refused for another reason adds no place', async () => {
    expect(await change({ act: 'hand-in', shelf: 'Q-2', isNewPlace: true })).toEqual({
      ok: false,
      error: { code: 'wrong-state' },
    });
    expect(await namesOf()).not.toContain('Q-2');
  });
});
