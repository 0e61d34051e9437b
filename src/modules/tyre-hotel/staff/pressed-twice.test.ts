import { expect, test } from 'vitest';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { agreement, hotel, INDEX, openHotel, wheel } from '~test/tyre-hotel/hotel-stage';
import { HERE, openedAgreement, WHO } from '~test/tyre-hotel/staff-agreement';
import { SITE } from '~test/workshop/engine';
import { typedWheelsOf } from '../domain/typed-wheels';
import type { SetChange, StaffAgreement } from './staff-tyres';

const STALE = { ok: false, error: { code: 'stale' } };

const change = ({ id, sets: [set] }: StaffAgreement, what: SetChange) =>
  hotel().staff.changeSet(
    HERE,
    { agreementId: id, setId: set?.id ?? '', revision: set?.revision ?? 0 },
    what,
    WHO,
  );

const measured = ({ sets: [set] }: StaffAgreement, depth: string): SetChange => {
  const typed = typedWheelsOf(set?.wheels ?? []);
  const { FL } = typed.wheels;
  return {
    act: 'measure',
    season: 'winter',
    typed: { ...typed, wheels: { ...typed.wheels, FL: { ...FL, depth } } },
  };
};

onBothDatabases(postgresOfFile(), (open) => {
  openHotel(open);

  async function seen(): Promise<StaffAgreement> {
    const wheelSets = [
      { season: 'winter' as const, shelf: 'B-12-3', wheels: [wheel('FL', 7), wheel('FR', 7)] },
    ];
    await hotel().replaceAgreements(INDEX, [{ ...agreement('ABC123', '+46701740605'), wheelSets }]);
    await hotel().staff.addPlaces(HERE, ['B-2-1', 'B-2-2']);
    return openedAgreement();
  }

  const move = (shelf: string): SetChange => ({ act: 'move', shelf });
  test.each<[string, (at: StaffAgreement) => readonly [SetChange, SetChange]]>([
    ['a move', () => [move('b-2-1'), move('B-2-2')]],
    ['handing out', () => [{ act: 'hand-out' }, move('B-2-2')]],
    ['fitting', () => [{ act: 'fit', shelf: '' }, { act: 'hand-out' }]],
    ['a measuring', (at) => [measured(at, '6,5'), measured(at, '6')]],
  ])(
    '%s is done once, however often its button is pressed; something else is told that it is late',
    async (_, acts) => {
      const at = await seen();
      const [act, other] = acts(at);
      for (const _press of [1, 2]) expect(await change(at, act)).toMatchObject({ ok: true });
      expect((await openedAgreement()).acts).toHaveLength(at.acts.length + 1);
      expect(await change(at, other)).toEqual(STALE);
    },
  );

  test('so is what is said of the customer', async () => {
    const at = await seen();
    const contact = { name: 'Bo Ek', phone: '070-174 06 06', email: '', language: 'en' };
    for (const _press of [1, 2])
      expect(await hotel().staff.changeContact(SITE, HERE, at, contact, WHO)).toMatchObject({ ok: true });
    expect((await openedAgreement()).acts).toHaveLength(at.acts.length + 1);
  });
});
