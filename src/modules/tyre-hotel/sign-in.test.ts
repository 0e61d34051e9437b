import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  app,
  call,
  create,
  database,
  later,
  lines,
  login,
  openHotel,
  RANGE,
  requested,
  search,
  sent,
  signedIn,
  validate,
} from '~test/tyre-hotel/hotel-stage';

const server = postgresOfFile();

const wrong = (code: string) => (code === '1111' ? '2222' : '1111');

onBothDatabases(server, (open) => {
  openHotel(open);

  describe('signing in', () => {
    test('W-486 W-487 W-523 W-524 W-544: a plate, however it is written, answers an opaque value and two digits of a number', async () => {
      const answer = await search(' abc 123 ');
      expect(answer.status).toBe(200);
      const found = await answer.json();
      expect(Object.keys(found).sort()).toEqual(['encryptedPhoneNumber', 'obfuscatedPhoneNumber', 'regNo']);
      expect(found.regNo).toBe('ABC123');
      expect(found.obfuscatedPhoneNumber).toBe('+46 •••••••05');
      const decoded = Buffer.from(found.encryptedPhoneNumber, 'base64url').toString('latin1');
      expect(decoded + found.encryptedPhoneNumber).not.toMatch(/701740|ABC123|Volvo/);
    });

    test('W-545 W-563: a car without an agreement is 404 in the required words', async () => {
      const answer = await search('ZZZ999');
      expect(answer.status).toBe(404);
      expect((await answer.json()).message).toBe(
        'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
      );
    });

    test('W-488 W-489 W-491 W-492 W-493 W-496 W-497 W-498 W-499 W-513 W-546 W-548 W-574: a code by SMS opens the car and its tyres', async () => {
      const { token, code } = await requested('ABC123');
      expect(sent()).toHaveLength(1);
      expect(sent()[0]?.to).toBe('+46701740605');
      const answer = await (await validate(token, code)).json();
      expect(answer.status).toBe(0);
      const [vehicle] = answer.vehicles;
      expect(vehicle).toMatchObject({
        regNo: 'ABC123',
        name: 'Däckhotell Bas',
        brand: 'Volvo',
        model: 'V60',
      });
      expect(vehicle).toMatchObject({ productId: 'DH1', packageLevel: 'Bas', brandCode: 'VO' });
      expect(vehicle.location).toEqual({
        erpId: '10.1',
        locationName: 'Nordhem 1',
        departmentName: 'Verkstad',
        phone: '08-123 45 67',
        email: 'verkstad@nordhem.example',
      });
      expect(
        vehicle.tires.map(({ equipmentPosition, wheel: { threadStatusId } }: never) => [
          equipmentPosition,
          threadStatusId,
        ]),
      ).toEqual([
        ['FL', 0],
        ['FR', 1],
      ]);
      expect(vehicle.tires[1].wheel.threadStatusMessage).toContain('under lagens gräns för vinterdäck, 3 mm');
    });

    test.each(['x', 'a'.repeat(43), 'made+up/value='])(
      'W-547: %s, which is no value of ours, gets no SMS',
      async (value) => {
        expect((await login(value)).status).toBe(404);
        expect(sent()).toEqual([]);
      },
    );

    test('W-547: a value that stands for no agreement, was changed or has run out gets no SMS', async () => {
      const { encryptedPhoneNumber: value } = await (await search('ABC123')).json();
      const changed = (value.startsWith('A') ? 'B' : 'A') + value.slice(1);
      expect((await login(changed)).status).toBe(404);
      later(31);
      expect((await login(value)).status).toBe(404);
      expect(sent()).toEqual([]);
    });

    test('a refused number is reported, and the code does not count', async () => {
      for (let at = 0; at < 5; at++) {
        const { encryptedPhoneNumber } = await (await search('SAAB95')).json();
        expect((await login(encryptedPhoneNumber)).status).toBe(503);
      }
    });
  });

  describe('W-549: what a code withstands', () => {
    test('after five wrong tries the right code is refused', async () => {
      const { token, code } = await requested('ABC123');
      for (let at = 0; at < 5; at++) expect((await validate(token, wrong(code))).status).toBe(400);
      expect((await validate(token, code)).status).toBe(410);
    });

    test('tries sent at once are counted one by one', async () => {
      const { token, code } = await requested('ABC123');
      const guesses = Array.from({ length: 60 }, () => validate(token, wrong(code)));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(5);
      expect(statuses.filter((status) => status === 410)).toHaveLength(55);
    });

    test('it opens once, also of two that come at once', async () => {
      const { token, code } = await requested('ABC123');
      const answers = await Promise.all(Array.from({ length: 4 }, () => validate(token, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await validate(token, code)).status).toBe(410);
    });

    test('after five minutes it is too old', async () => {
      const { token, code } = await requested('ABC123');
      later(5);
      expect((await validate(token, code)).status).toBe(410);
    });

    test('a newer one replaces it, and another car’s opens nothing', async () => {
      const first = await requested('ABC123');
      const second = await requested('ABC123');
      const other = await requested('KIA001');
      expect((await validate(first.token, first.code)).status).toBe(410);
      if (other.code !== second.code) expect((await validate(second.token, other.code)).status).toBe(400);
      expect((await validate(second.token, second.code)).status).toBe(200);
    });

    test('another car’s secret, one that was changed or made up: none of them goes with the code', async () => {
      const mine = await requested('ABC123');
      const other = await requested('KIA001');
      const changed = mine.token.slice(0, -1) + (mine.token.endsWith('A') ? 'B' : 'A');
      for (const token of [changed, mine.token.slice(1), 'a'.repeat(43), mine.customer])
        expect((await validate(token, mine.code)).status).toBe(410);
      if (other.code !== mine.code) expect((await validate(other.token, mine.code)).status).toBe(400);
      // Nothing of that was a try of the code itself.
      for (let at = 0; at < 4; at++) expect((await validate(mine.token, wrong(mine.code))).status).toBe(400);
      expect((await validate(mine.token, mine.code)).status).toBe(200);
    });

    test('a number gets three an hour, also of twelve asked for at once', async () => {
      const { encryptedPhoneNumber } = await (await search('ABC123')).json();
      const answers = await Promise.all(Array.from({ length: 12 }, () => login(encryptedPhoneNumber)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
      expect(sent()).toHaveLength(3);
      later(61);
      expect((await login((await (await search('ABC123')).json()).encryptedPhoneNumber)).status).toBe(200);
    });

    test('neither the database nor the log knows a code, a secret or a number', async () => {
      const { token, code, customer } = await requested('ABC123');
      await validate(token, wrong(code));
      await validate(token, code);
      const rows = await database().rows(
        database().db,
        sql`SELECT (SELECT json_agg(t)::text FROM tyre_codes t) || (SELECT json_agg(t)::text FROM tyre_searches t) AS text`,
      );
      const text = String(rows[0]?.text);
      expect(text).not.toContain(token);
      expect(text).not.toContain(customer);
      expect(text).not.toContain(`"${code}"`);
      expect(lines().join('')).not.toMatch(/701740605|ABC123/);
      expect(lines().join('')).toContain('wrong-code');
    });
  });

  describe('W-517 W-519 W-559 W-561 W-562: a session', () => {
    test('is needed for every call about the car, and what a visitor makes up is none', async () => {
      for (const cookie of ['', 'fc-tyre-hotel=forged', `fc-tyre-hotel=${'a'.repeat(43)}`]) {
        expect((await call('GET', '/authorization/session', { cookie })).status).toBe(401);
        for (const path of ['GetTimeslotDays', 'GetTimeslots'])
          expect(
            (await call('POST', `/booking/${path}?workshopIdentifier=10.1`, { body: RANGE, cookie })).status,
          ).toBe(401);
        expect((await create(cookie)).status).toBe(401);
      }
    });

    test('is for one car and its workshop', async () => {
      const cookie = await signedIn();
      expect((await create(cookie, { regNo: 'KIA001' })).status).toBe(403);
      expect((await create(cookie, {}, '10.2')).status).toBe(403);
      expect(
        (await call('POST', '/booking/GetTimeslots?workshopIdentifier=10.2', { body: RANGE, cookie })).status,
      ).toBe(403);
    });

    test('ends after half an hour of nothing, and on logout; asking keeps it', async () => {
      const cookie = await signedIn();
      later(29);
      expect((await call('GET', '/authorization/session', { cookie })).status).toBe(200);
      later(29);
      expect((await call('GET', '/authorization/session', { cookie })).status).toBe(200);
      later(30);
      expect((await call('GET', '/authorization/session', { cookie })).status).toBe(401);
      const again = await signedIn();
      expect((await call('POST', '/authorization/logout', { cookie: again })).status).toBe(204);
      expect((await create(again)).status).toBe(401);
    });

    test('is no business of other sites', async () => {
      const { token, code } = await requested('ABC123');
      const answer = await validate(token, code);
      expect(answer.headers.get('set-cookie')).toMatch(/; Path=\/api\/tirehotel; HttpOnly; SameSite=Strict$/);
      const request = new Request('http://automotive-se.localhost/api/tirehotel/authorization/logout', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect((await app().request(request)).status).toBe(403);
    });
  });
});
