import { expect, test } from 'vitest';
import { addPage, inFreshWorlds, must, publishNow, read, START, save, type World } from '~test/content/world';

let world: World;
let page: string;

const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

inFreshWorlds(async (fresh) => {
  world = fresh;
  page = await addPage(world.content, await addPage(world.content, null, ''), 'p');
});

test('a page is taken off when its time has come, once, by whichever process is first', async () => {
  const { editing } = world.content;
  await publishNow(world.content, page, 'sale');
  must(await editing.setEnding(page, 'sv', at(60)));
  expect(await editing.carryOutDue(at(59))).toBe(0);
  const others = [world.content, world.other(), world.other()];
  const counts = await Promise.all(others.map((content) => content.editing.carryOutDue(at(60))));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await read(world.content, '/p')).toBeNull();
  expect(await editing.carryOutDue(at(61))).toBe(0);
});

test('an ending outlives a correction, and is over with what it has ended', async () => {
  const { editing } = world.content;
  await save(world.content, page, 'sale');
  must(await editing.publish(page, 'sv', { until: at(60) }));
  await publishNow(world.content, page, 'sale, corrected');
  expect((await world.content.studio.open(page, 'sv'))?.unpublishAt).toEqual(at(60));
  must(await editing.unpublish(page, 'sv'));
  expect((await world.content.studio.open(page, 'sv'))?.unpublishAt).toBeNull();
  await publishNow(world.content, page, 'next sale');
  expect(await editing.carryOutDue(at(61))).toBe(0);
  expect(await read(world.content, '/p')).toBe('next sale');
});

test('what became due while no server ran is done in the order of its times', async () => {
  const { editing } = world.content;
  await publishNow(world.content, page, 'before');
  await save(world.content, page, 'sale');
  must(await editing.publish(page, 'sv', { at: at(10), until: at(60) }));
  await save(world.content, page, 'after');
  must(await editing.publish(page, 'sv', { at: at(70) }));
  world.clock.now = at(500);
  const restarted = world.other();
  expect(await restarted.editing.carryOutDue(at(65))).toBe(2);
  expect(await read(restarted, '/p')).toBeNull();
  expect(await restarted.editing.carryOutDue(at(500))).toBe(1);
  expect(await read(restarted, '/p')).toBe('after');
});

test('a page that nobody has seen yet is not taken off before it is published', async () => {
  const { editing } = world.content;
  const passed = { ok: false, error: { kind: 'time-passed' } };
  await save(world.content, page, 'sale');
  must(await editing.publish(page, 'sv', { at: at(30), until: at(60) }));
  expect(await editing.reschedule(page, 'sv', { number: 1, at: at(60) })).toEqual(passed);
  expect(await editing.setEnding(page, 'sv', at(30))).toEqual(passed);
  must(await editing.reschedule(page, 'sv', { number: 1, at: at(59) }));
  must(await editing.setEnding(page, 'sv', at(90)));
  must(await editing.reschedule(page, 'sv', { number: 1, at: at(60) }));
  await editing.carryOutDue(at(60));
  // Once it is seen, it may be gone for a while before its next version comes.
  await save(world.content, page, 'next sale');
  must(await editing.publish(page, 'sv', { at: at(200) }));
  must(await editing.setEnding(page, 'sv', at(100)));
});

test('a schedule gets another time; a time that has passed is refused', async () => {
  const { editing } = world.content;
  await save(world.content, page, 'later');
  must(await editing.publish(page, 'sv', { at: at(60) }));
  must(await editing.reschedule(page, 'sv', { number: 1, at: at(30) }));
  const passed = { ok: false, error: { kind: 'time-passed' } };
  expect(await editing.reschedule(page, 'sv', { number: 1, at: at(0) })).toEqual(passed);
  expect(await editing.setEnding(page, 'sv', at(-1))).toEqual(passed);
  expect(await editing.reschedule(page, 'sv', { number: 2, at: at(30) })).toEqual({
    ok: false,
    error: { kind: 'not-scheduled' },
  });
  expect(await editing.carryOutDue(at(30))).toBe(1);
  await save(world.content, page, 'more');
  expect(await editing.publish(page, 'sv', { at: at(90), until: at(90) })).toEqual(passed);
  expect(await editing.publish(page, 'sv', { until: at(0) })).toEqual(passed);
});

test('without anything that visitors see or will see there is nothing to end', async () => {
  const { editing } = world.content;
  await save(world.content, page, 'draft');
  expect(await editing.setEnding(page, 'sv', at(60))).toEqual({
    ok: false,
    error: { kind: 'not-published' },
  });
});

test('an editor finds what is planned: in the page and in the tree', async () => {
  const { editing, studio } = world.content;
  await publishNow(world.content, page, 'now');
  await save(world.content, page, 'later');
  must(await editing.publish(page, 'sv', { at: at(60), until: at(90) }));
  expect(await studio.open(page, 'sv')).toMatchObject({
    source: 'scheduled',
    revision: 0,
    fields: { title: 'later' },
    scheduled: [{ number: 2, at: at(60) }],
    unpublishAt: at(90),
  });
  const entry = (await studio.tree('editing-suite', 'sv')).find(({ id }) => id === page);
  expect(entry).toMatchObject({
    published: true,
    draft: false,
    publishAt: at(60).toISOString(),
    unpublishAt: at(90).toISOString(),
  });
});

test('what only waits for its time has the title that it will have, in the tree and where it is searched for', async () => {
  const { editing, studio } = world.content;
  await save(world.content, page, 'Winter sale');
  must(await editing.publish(page, 'sv', { at: at(60) }));
  await save(world.content, page, 'Later sale');
  must(await editing.publish(page, 'sv', { at: at(90) }));
  const titleInTree = async () =>
    (await studio.tree('editing-suite', 'sv')).find(({ id }) => id === page)?.title;
  expect(await titleInTree()).toBe('Winter sale');
  const of = { site: 'editing-suite', language: 'sv', q: 'winter', all: false } as const;
  expect(JSON.stringify(await studio.find(of))).toContain('Winter sale');
  await publishNow(world.content, page, 'Now');
  expect(await titleInTree()).toBe('Now');
});
