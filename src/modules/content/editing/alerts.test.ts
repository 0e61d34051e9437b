import { expect, test } from 'vitest';
import { addPage, inFreshWorlds, must, publishNow, SITE, scope, type World } from '~test/content/world';
import { onBothDatabases, postgresOfFile } from '~test/database';
import type { Content } from '../content';
import { alertPath, standsOn } from '../domain/alerts';

const ID = '11111111-1111-4111-8111-111111111111';
const MINUTE = 60_000;

test.each([
  ['/Kop-Bil/', '/kop-bil'],
  [' /kop-bil/** ', '/kop-bil/**'],
  ['/**', '/**'],
  ['/', '/'],
  ['/a?b=1', '/a'],
  ['kop-bil', null],
  ['//evil.example', null],
  ['/a/*', null],
  ['/a/../b', null],
])('%j is stored as %j', (typed, stored) => expect(alertPath(typed)).toBe(stored));

test.each([
  [[], ['a', 'b'], true],
  [['/'], [], true],
  [['/'], ['a'], false],
  [['/a'], ['A'], true],
  [['/a'], ['a', 'b'], false],
  [['/a/**'], ['a'], true],
  [['/a/**'], ['a', 'b', 'c'], true],
  [['/a/**'], ['ab'], false],
  [['/**'], ['x'], true],
])('%j stands on %j: %j', (pages, segments, stands) => expect(standsOn({ pages }, segments)).toBe(stands));

onBothDatabases(postgresOfFile(), (open) => {
  let world: World;

  inFreshWorlds(async (fresh) => {
    world = fresh;
    const home = await addPage(world.content, null, '');
    await publishNow(world.content, home, 'home');
    await publishNow(world.content, await addPage(world.content, home, 'p'), 'p');
  }, open);

  const at = (minutes: number) => new Date(world.clock.now.getTime() + minutes * MINUTE);
  const alert = (more: object = {}) => ({
    id: ID,
    revision: 0,
    startsAt: world.clock.now,
    endsAt: null,
    pages: [],
    texts: { sv: { MessageTitle: 'Stängt', MessageText: '<p onclick="x()">I dag.</p>' } },
    ...more,
  });
  const titles = async (path: string, content: Content = world.content, language = 'sv') =>
    ((await content.reader.page(scope(language), path))?.placeholders.header ?? []).map(
      ({ fields }) => fields.MessageTitle,
    );

  test('it stands on its pages in the languages that have words, sanitised, first in the header', async () => {
    must(await world.content.editing.saveAlert(SITE, alert({ pages: ['/P/**'] })));
    expect(await titles('/p')).toEqual(['Stängt']);
    expect(await titles('/')).toEqual([]);
    const page = await world.content.reader.page(scope(), '/p');
    expect(page?.placeholders.header[0]?.fields.MessageText).toBe('<p>I dag.</p>');
  });

  test('it appears and ends at its time in every process, and names what was kept of its languages', async () => {
    const other = world.other();
    const following = await other.follow({ pollMs: 60_000 });
    const own = await world.content.follow({ pollMs: 60_000 });
    const stale: string[] = [];
    other.onInvalidate((tags) => stale.push(...tags));
    const { editing } = world.content;
    must(await editing.saveAlert(SITE, alert({ startsAt: at(10), endsAt: at(20) })));
    await following.catchUp();
    expect([await titles('/p', other), stale]).toEqual([[], []]);
    for (const [minutes, expected] of [
      [9, []],
      [10, ['Stängt']],
      [19, ['Stängt']],
      [20, []],
    ] as const) {
      await Promise.all([editing.carryOutDue(at(minutes)), other.editing.carryOutDue(at(minutes))]);
      await Promise.all([following.catchUp(), own.catchUp()]);
      expect(await titles('/p')).toEqual(expected);
      expect(await titles('/p', other)).toEqual(expected);
    }
    expect(new Set(stale)).toEqual(new Set([`alerts:${SITE}:sv`]));
    const log = await world.content.studio.auditLog({ site: SITE }, 2);
    expect(log.map(({ act, account }) => [act, account])).toEqual(
      expect.arrayContaining([
        ['alert-begin', null],
        ['alert-end', null],
      ]),
    );
    await following.stop();
    await own.stop();
  });

  test('a page that reads it says so, for caches', async () => {
    const tags: string[] = [];
    await world.content.reader.page({ ...scope(), tag: (name) => tags.push(name) }, '/p');
    expect(tags).toContain(`alerts:${SITE}:sv`);
  });

  test('a change from an older state is refused; ended twice it is ended once', async () => {
    const editing = world.content.editingAs({ id: null, name: 'Anna' });
    must(await editing.saveAlert(SITE, alert()));
    expect(await editing.saveAlert(SITE, alert())).toMatchObject({ error: { kind: 'conflict' } });
    must(await editing.saveAlert(SITE, alert({ revision: 1, texts: { sv: { MessageTitle: 'Öppet' } } })));
    expect(await titles('/p')).toEqual(['Öppet']);
    world.clock.now = at(1);
    must(await editing.endAlert(SITE, ID));
    must(await editing.endAlert(SITE, ID));
    expect(await titles('/p')).toEqual([]);
    const log = await world.content.studio.auditLog({ site: SITE }, 50);
    const done = log.filter(({ who }) => who === 'Anna').map(({ act }) => act);
    expect(done.sort()).toEqual(['alert', 'alert', 'alert-end']);
    must(await editing.removeAlert(SITE, ID));
    expect(await editing.removeAlert(SITE, ID)).toMatchObject({ error: { kind: 'not-found' } });
  });

  test.each([
    ['no words', { texts: {} }, 'invalid-content'],
    ['a language that is none', { texts: { '../x': {} } }, 'invalid-content'],
    ['a title that is too long', { texts: { sv: { MessageTitle: 'x'.repeat(200) } } }, 'invalid-content'],
    ['an address that is none', { pages: ['javascript:alert(1)'] }, 'invalid-content'],
    ['an end before its beginning', { endsAt: new Date('2020-01-01') }, 'time-passed'],
  ])('%s is refused', async (_, more, kind) => {
    const refused = await world.content.editing.saveAlert(SITE, alert(more));
    expect(refused).toMatchObject({ ok: false, error: { kind } });
    expect(await world.content.studio.alerts(SITE)).toEqual([]);
  });
});
