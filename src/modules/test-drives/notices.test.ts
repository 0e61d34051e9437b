import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '~/platform/db';
import { freshDatabase } from '~test/database';
import {
  type DriveStage,
  emptyTables,
  MIGRATIONS,
  openDrives,
  person,
  SITE,
} from '~test/test-drives/drive-stage';
import { watchDrives } from './notices';

let database: Database;
let stage: DriveStage;
beforeAll(async () => {
  database = await freshDatabase(MIGRATIONS);
});
beforeEach(async () => {
  await emptyTables(database);
  stage = await openDrives(database);
});
afterAll(() => database.close());

const book = async (values: Record<string, unknown> = {}) => {
  const result = await stage.request('car-1', '2026-11-26T12:30', { ...person(1), ...values });
  if (!result.ok || result.value.drive === null) throw new Error('not booked');
  return result.value.drive.token;
};
/** What the last mails were, oldest first. */
const sent = async () => {
  await stage.run();
  return stage.mails.splice(0).map(({ to, subject }) => [to, subject.replace(/ \d+[:.]\d\d/, ' kl')]);
};
const watch = async (now: string) => {
  stage.setNow(now);
  await watchDrives(stage.notices);
  return sent();
};

const VISITOR = 'visitor-1@post.example';
const SELLER = 'elsa.lind@nordhem.example';

test('a mail with the calendar file and a link that opens the drive, without anything that was typed', async () => {
  await book({ message: 'Kan jag få med mig hunden?' });
  await stage.run();
  const [mail] = stage.mails;
  expect(mail).toMatchObject({ to: VISITOR, replyTo: 'kista@nordhem.example' });
  expect(mail?.subject).toMatch(/^Provkörning bokad: torsdag 26 november 2026 kl\. 12[:.]30, Volvo car-1$/);
  expect(mail?.text).not.toMatch(/hunden|Visitor 1/);
  const token = /test-drives\?t=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await stage.testDrives.open(SITE, token)).toMatchObject({ state: 'booked' });
  const [file] = mail?.attachments ?? [];
  expect(file?.contentType).toContain('method=PUBLISH');
  expect(String(file?.content)).toMatch(/DTSTART;TZID=Europe\/Stockholm:20261126T123000/);
  expect(String(file?.content)).toMatch(/DTEND;TZID=Europe\/Stockholm:20261126T131500/);
  // The mail to the dealer is the request's own, and there is no second receipt.
  expect(stage.mails).toHaveLength(1);
});

test('the mails have the words that administrators have written', async () => {
  stage.write('drive-booked', { 'drive.bring': 'Ta med körkortet till {facility}.' });
  stage.write('drive-staff-cancelled', { 'driveStaffMail.cancelled': '{number} ({car}): {when}' });
  const token = await book();
  await stage.run();
  expect(stage.mails.splice(0)[0]?.text).toContain('Ta med körkortet till Nordhem 12.');
  await stage.testDrives.cancel(SITE, token);
  await stage.run();
  expect(stage.mails[1]?.text).toMatch(/PK-\w{6} \(Volvo car-1 \(SE\)\): torsdag 26 november/);
});

test('a customer who moves or cancels is told, and so is the dealer', async () => {
  const token = await book();
  await sent();
  await stage.testDrives.move(SITE, token, { date: '2026-11-27', time: '10:00' });
  expect(await sent()).toEqual([
    [VISITOR, expect.stringMatching(/^Ny tid/)],
    [SELLER, expect.stringMatching(/^Provkörning flyttad/)],
  ]);
  await stage.testDrives.cancel(SITE, token);
  await stage.run();
  const [mail, toDealer] = stage.mails;
  expect(String(mail?.attachments?.[0]?.content)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2/);
  expect(toDealer).toMatchObject({ to: SELLER, replyTo: VISITOR });
  expect(toDealer?.text).toContain('Visitor 1');
});

test('a reminder goes out once, the day before between ten and eight, not for one that was booked that day', async () => {
  await book();
  await sent();
  expect(await watch('2026-11-24T12:00:00Z')).toEqual([]);
  expect(await watch('2026-11-25T08:50:00Z')).toEqual([]);
  expect(await watch('2026-11-25T09:00:00Z')).toEqual([[VISITOR, expect.stringMatching(/^Påminnelse/)]]);
  expect(await watch('2026-11-25T09:10:00Z')).toEqual([]);
  await stage.request('car-2', '2026-11-26T13:00', person(2));
  await sent();
  expect(await watch('2026-11-25T18:00:00Z')).toEqual([]);
});

test('of a car that is gone the dealer is told, once until it is there again; nobody is reminded of it', async () => {
  await book();
  await sent();
  stage.cars.delete('car-1');
  expect(await watch('2026-11-25T10:00:00Z')).toEqual([
    [SELLER, expect.stringMatching(/^Bilen till en provkörning/)],
  ]);
  expect(await watch('2026-11-25T10:10:00Z')).toEqual([]);
  const scope = { siteIndex: 'automotive-se-sites', siteIds: null };
  expect((await stage.testDrives.staff.coming(SITE, scope, 'a'))[0]?.carGoneAt).not.toBeNull();
  stage.cars.set('car-1', '12');
  expect(await watch('2026-11-25T10:20:00Z')).toEqual([[VISITOR, expect.stringMatching(/^Påminnelse/)]]);
  // At another facility it is as good as gone.
  stage.cars.set('car-1', '13');
  expect(await watch('2026-11-25T10:30:00Z')).toEqual([[SELLER, expect.anything()]]);
});
