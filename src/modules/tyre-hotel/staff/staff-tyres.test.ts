import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  agreement,
  call,
  database,
  hotel,
  INDEX,
  later,
  openHotel,
  signedIn,
  wheel,
} from '~test/tyre-hotel/hotel-stage';
import { TYPED, TYPED_IN_VAIN } from '~test/tyre-hotel/typed';
import { SITE } from '~test/workshop/engine';
import { typedWheelsOf } from '../domain/typed-wheels';
import type { SetChange, StaffAgreement } from './staff-tyres';

const HERE = { siteIndex: INDEX, departmentId: '10.1' };
const ELSEWHERE = { siteIndex: INDEX, departmentId: '10.2' };
const WHO = 'account-1';

const found = async (text: string, departmentIds: readonly string[] = ['10.1']) => {
  const answer = await hotel().staff.search(SITE, departmentIds, text, WHO);
  return Array.isArray(answer) ? answer.map(({ registrationNumber }) => registrationNumber) : answer;
};

async function opened(text = 'ABC123'): Promise<StaffAgreement> {
  const answer = await hotel().staff.search(SITE, ['10.1'], text, WHO);
  const id = Array.isArray(answer) ? (answer[0]?.id ?? '') : '';
  const agreement = await hotel().staff.agreement(HERE, id, WHO);
  if (agreement === null) throw new Error(`no agreement of ${text}`);
  return agreement;
}

const setOf = ({ sets }: StaffAgreement, at = 0) => {
  const set = sets[at];
  if (set === undefined) throw new Error('no such set');
  return set;
};

const change = (seen: StaffAgreement, what: SetChange, at = 0) => {
  const { id: setId, revision } = setOf(seen, at);
  return hotel().staff.changeSet(HERE, { agreementId: seen.id, setId, revision }, what, WHO);
};

const measuredAt = (seen: StaffAgreement, depth: string): SetChange => {
  const typed = typedWheelsOf(setOf(seen).wheels);
  const { FL } = typed.wheels;
  return {
    act: 'measure',
    season: 'winter',
    typed: { ...typed, wheels: { ...typed.wheels, FL: { ...FL, depth } } },
  };
};

const file = (shelf: string, depth: number, plate = 'ABC123') => ({
  ...agreement(plate, '+46701740605'),
  customerName: 'Ada Ek',
  email: 'ada@post.example',
  wheelSets: [{ season: 'winter' as const, shelf, wheels: [wheel('FL', depth), wheel('FR', depth)] }],
});

const failure = (code: string) => ({ ok: false, error: { code } });

onBothDatabases(postgresOfFile(), (open) => {
  openHotel(open);

  describe('staff find an agreement', () => {
    test('by plate, telephone, name, place and label, at the workshops that are theirs, and each look is logged', async () => {
      await hotel().replaceAgreements(INDEX, [
        file('B-12-3', 7),
        agreement('KIA001', '+46701740606', '10.2'),
      ]);
      const { label } = setOf(await opened());
      const codes = [label, label.toLowerCase(), label.replaceAll('-', ' '), `https://x.example/${label}`];
      for (const text of [...TYPED, ...codes]) expect([text, await found(text)]).toEqual([text, ['ABC123']]);
      expect(await found('%')).toBeNull();
      for (const text of TYPED_IN_VAIN) expect([text, await found(text)]).toEqual([text, []]);
      expect(await found(`${label.slice(0, -1)}${(Number(label.at(-1)) + 1) % 10}`)).toBe('mistyped');
      expect(await found('KIA001')).toEqual([]);
      expect(await found('KIA001', ['10.1', '10.2'])).toEqual(['KIA001']);
      const looks = await database().rows(
        database().db,
        sql`SELECT DISTINCT account, by FROM tyre_customer_looks ORDER BY by`,
      );
      expect(looks).toEqual(['label', 'page', 'search'].map((by) => ({ account: WHO, by })));
    });

    test('of another workshop neither to see nor to change', async () => {
      const seen = await opened();
      const { staff } = hotel();
      const { id: setId, revision } = setOf(seen);
      expect(await staff.agreement(ELSEWHERE, seen.id, WHO)).toBeNull();
      const at = { agreementId: seen.id, setId, revision };
      expect(await staff.changeSet(ELSEWHERE, at, { act: 'hand-out' }, WHO)).toEqual(failure('unknown'));
      expect(await staff.end(ELSEWHERE, seen, WHO)).toEqual(failure('unknown'));
      const photo = { agreementId: seen.id, setId, position: 'FL' } as const;
      await staff.setPhoto(HERE, photo, new Uint8Array([1, 2]), WHO);
      expect(await staff.photo(HERE, photo)).toEqual(new Uint8Array([1, 2]));
      expect(await staff.photo(ELSEWHERE, photo)).toBeNull();
      expect(await staff.setPhoto(ELSEWHERE, photo, null, WHO)).toEqual(failure('unknown'));
      expect(await staff.agreement(HERE, 'x', WHO)).toBeNull();
    });
  });

  describe('what staff enter', () => {
    test('is what the customer sees at once, signed in before or after', async () => {
      const cookie = await signedIn();
      const shown = async () =>
        (await (await call('GET', '/authorization/session', { cookie })).json()).vehicles[0].tires[0];
      expect(await shown()).toMatchObject({
        shelf: 'B-12-3',
        wheel: { threadDepth: 7.5, threadStatusId: 0 },
      });
      const seen = await opened();
      expect(await change(seen, measuredAt(seen, '2,4'))).toEqual({ ok: true, value: null });
      expect(await change(await opened(), { act: 'move', shelf: 'C-1', isNewPlace: true })).toMatchObject({
        ok: true,
      });
      expect(await shown()).toMatchObject({ shelf: 'C-1', wheel: { threadDepth: 2.4, threadStatusId: 1 } });
    });

    test('stands through imports that say something else, until it is released to the file', async () => {
      await hotel().replaceAgreements(INDEX, [file('B-12-3', 7)]);
      const seen = await opened();
      await change(seen, measuredAt(seen, '5,1'));
      await hotel().replaceAgreements(INDEX, [file('D-9', 6)]);
      expect(setOf(await opened())).toMatchObject({ shelf: 'B-12-3', isOfStaff: true, isInFile: true });
      expect(setOf(await opened()).wheels[0]?.threadDepth).toBe(5.1);
      expect(await change(await opened(), { act: 'release' })).toMatchObject({ ok: true });
      expect(setOf(await opened())).toMatchObject({ shelf: 'D-9', isOfStaff: false });
      expect(setOf(await opened()).wheels[0]?.threadDepth).toBe(6);
    });

    test('keeps an agreement that the file has no more, and says so; one that nobody touched goes', async () => {
      await hotel().replaceAgreements(INDEX, [file('B-12-3', 7), file('B-1', 7, 'KIA001')]);
      const seen = await opened();
      await change(seen, measuredAt(seen, '5'));
      const counts = await hotel().replaceAgreements(INDEX, [file('X', 7, 'SAAB95')]);
      expect(counts).toMatchObject({ added: 1, removed: 1, leftFile: 1 });
      expect((await opened()).leftFileAt).not.toBeNull();
      expect(await found('KIA001')).toEqual([]);
      await hotel().replaceAgreements(INDEX, [file('B-12-3', 7)]);
      expect((await opened()).leftFileAt).toBeNull();
    });

    test('of the customer stands too, and an ended agreement stays ended', async () => {
      await hotel().replaceAgreements(INDEX, [file('B-12-3', 7)]);
      const { staff } = hotel();
      const contact = { name: 'Bo Ek', phone: '070-174 06 06', email: '', language: 'en' };
      const seen = await opened();
      expect(await staff.changeContact(SITE, HERE, seen, contact, WHO)).toMatchObject({ ok: true });
      const other = { ...contact, name: 'Bo Eklund' };
      expect(await staff.changeContact(SITE, HERE, seen, other, WHO)).toEqual(failure('stale'));
      await hotel().replaceAgreements(INDEX, [file('B-12-3', 6)]);
      const after = await opened();
      expect(after.customer).toEqual({ name: 'Bo Ek', phone: '+46701740606', email: '', language: 'en' });
      expect(setOf(after).wheels[0]?.threadDepth).toBe(6);
      expect(await staff.end(HERE, after, WHO)).toMatchObject({ ok: true });
      await hotel().replaceAgreements(INDEX, [file('B-12-3', 5)]);
      const ended = await opened();
      expect([ended.endedAt !== null, setOf(ended).state]).toEqual([true, 'away']);
      expect((await call('GET', '/authorization/search?regNo=ABC123')).status).toBe(404);
      expect(await change(ended, { act: 'hand-in', shelf: 'A' })).toEqual(failure('ended'));
    });

    test('is refused by field, and nothing of it is stored', async () => {
      const seen = await opened();
      for (const depth of ['', '-1', '26', 'two', '7,55'])
        expect(await change(seen, measuredAt(seen, depth))).toEqual({
          ok: false,
          error: { code: 'invalid', fields: new Set(['depth-FL']) },
        });
      expect(await change(seen, { act: 'move', shelf: 'x'.repeat(41) })).toEqual(failure('shelf-invalid'));
      expect(setOf(await opened()).revision).toBe(setOf(seen).revision);
      await change(seen, measuredAt(seen, '6.5'));
      expect(await change(seen, measuredAt(seen, '6.0'))).toEqual(failure('stale'));
    });
  });

  test('wheels change: what comes off the car goes to the place that the others have left', async () => {
    const { staff } = hotel();
    const first = await opened();
    const typed = typedWheelsOf(setOf(first).wheels);
    const wheels = { ...typed.wheels, RL: typed.wheels.FL, RR: typed.wheels.FR };
    const made = {
      setId: randomUUID(),
      season: 'summer',
      state: 'fitted',
      shelf: '',
      typed: { ...typed, wheels },
    } as const;
    for (const _ of [1, 2]) expect(await staff.addSet(HERE, first.id, made, WHO)).toMatchObject({ ok: true });
    expect(await staff.addSet(HERE, first.id, { ...made, setId: randomUUID() }, WHO)).toEqual(
      failure('wrong-state'),
    );
    expect(await change(await opened(), { act: 'fit', shelf: 'B-12-3' })).toMatchObject({ ok: true });
    const after = await opened();
    expect(after.sets.map(({ season, state, shelf }) => [season, state, shelf])).toEqual([
      ['summer', 'stored', 'B-12-3'],
      ['winter', 'fitted', null],
    ]);
    expect(after.acts.map(({ act }) => act)).toEqual(['handed-in', 'fitted', 'set-made']);
    expect(await change(after, { act: 'hand-out' })).toMatchObject({ ok: true });
    expect(await change(await opened(), { act: 'hand-in', shelf: '' }, 1)).toMatchObject({ ok: true });
    expect((await staff.unplaced(HERE, WHO)).map(({ registrationNumber }) => registrationNumber)).toEqual([
      'ABC123',
    ]);
    expect(await staff.overview(HERE)).toEqual({ agreements: 2, stored: 2, unplaced: 1 });
  });

  test('an agreement by hand is one however often it is sent; the file takes its set for its own', async () => {
    const { staff } = hotel();
    const id = randomUUID();
    const typed = {
      plate: 'new 123',
      brand: 'Volvo',
      model: 'V60',
      agreement: 'Däckhotell Plus',
      name: 'Eva Berg',
      phone: '070-174 06 07',
      email: 'eva@post.example',
      language: 'fi',
    };
    expect(await staff.create(SITE, HERE, id, { ...typed, phone: '12', name: ' ' }, WHO)).toEqual({
      ok: false,
      error: { code: 'invalid', fields: new Set(['name', 'phone']) },
    });
    for (const _ of [1, 2])
      expect(await staff.create(SITE, HERE, id, typed, WHO)).toEqual({ ok: true, value: id });
    expect(await staff.create(SITE, HERE, randomUUID(), typed, WHO)).toEqual({
      ok: false,
      error: { code: 'plate-taken', agreementId: id },
    });
    expect(await staff.create(SITE, ELSEWHERE, randomUUID(), typed, WHO)).toEqual({
      ok: false,
      error: { code: 'plate-taken', agreementId: null },
    });
    const wheels = typedWheelsOf(setOf(await opened('ABC123')).wheels);
    const four = { ...wheels.wheels, RL: wheels.wheels.FL, RR: wheels.wheels.FR };
    const made = { setId: randomUUID(), season: 'winter', state: 'stored', shelf: 'E-1' } as const;
    await staff.addPlaces(HERE, ['E-1']);
    await staff.addSet(HERE, id, { ...made, typed: { ...wheels, wheels: four } }, WHO);
    later(60);
    await hotel().replaceAgreements(INDEX, [file('F-1', 3, 'NEW123')]);
    const seen = await opened('NEW123');
    expect(seen.sets.map(({ shelf, isInFile, isOfStaff }) => [shelf, isInFile, isOfStaff])).toEqual([
      ['E-1', true, true],
    ]);
    // A language that the site does not have is its main one.
    expect(seen.customer).toMatchObject({ name: 'Eva Berg', language: 'sv' });
    await staff.end(HERE, seen, WHO);
    const again = randomUUID();
    expect(await staff.create(SITE, HERE, again, typed, WHO)).toEqual({ ok: true, value: id });
    expect((await opened('NEW123')).endedAt).toBeNull();
  });

  describe('one place has one set', () => {
    test('staff are refused a place that is taken, however it is written, and the file does not get it either', async () => {
      await hotel().replaceAgreements(INDEX, [file('A-1', 7), file('A-2', 7, 'KIA001')]);
      const { staff } = hotel();
      expect(await change(await opened(), { act: 'move', shelf: ' a-2 ' })).toEqual(failure('shelf-taken'));
      const toNew = { act: 'move', shelf: 'A-3', isNewPlace: true } as const;
      expect(await change(await opened(), toNew)).toMatchObject({ ok: true });
      const counts = await hotel().replaceAgreements(INDEX, [file('A-1', 7), file('a-3', 7, 'KIA001')]);
      expect(counts).toMatchObject({ changed: 1, unplaced: 1 });
      expect(setOf(await opened('KIA001')).shelf).toBeNull();
      expect(
        (await staff.places(HERE)).map(({ name, set }) => [name, set?.registrationNumber ?? '']),
      ).toEqual([
        ['A-1', ''],
        ['A-2', ''],
        ['A-3', 'ABC123'],
        ['B-12-3', ''],
        ['B-12-4', ''],
      ]);
      expect(await staff.removePlace(HERE, 'A-3')).toBe(false);
      expect(await staff.removePlace(HERE, 'A-1')).toBe(true);
      expect(await staff.addPlaces(HERE, ['A-10', 'a-2'])).toBe(1);
      expect(await staff.addPlaces(ELSEWHERE, ['A-2'])).toBe(1);
    });

    test('two sets of a file change places with each other', async () => {
      await hotel().replaceAgreements(INDEX, [file('A-1', 7), file('A-2', 7, 'KIA001')]);
      const counts = await hotel().replaceAgreements(INDEX, [file('A-2', 7), file('A-1', 7, 'KIA001')]);
      expect(counts.unplaced).toBe(0);
      expect([setOf(await opened()).shelf, setOf(await opened('KIA001')).shelf]).toEqual(['A-2', 'A-1']);
      expect(
        await hotel().replaceAgreements(INDEX, [file('A-2', 7), file('A-1', 7, 'KIA001')]),
      ).toMatchObject({
        changed: 0,
        unchanged: 2,
      });
    });
  });
});
