import { expect, test } from 'vitest';
import { addPage, inFreshWorlds, must, START, type World } from '~test/content/world';
import { onBothDatabases, postgresOfFile } from '~test/database';

onBothDatabases(postgresOfFile(), (open) => {
  let world: World;
  let page: string;

  inFreshWorlds(async (fresh) => {
    world = fresh;
    page = await addPage(world.content, null, '');
  }, open);

  const save = async (
    body: string,
    revision: number,
    { keepsStored, number, ...areas }: { keepsStored?: boolean; number?: number; header?: [] } = {},
  ) =>
    world.content.editing.saveDraft({
      itemId: page,
      language: 'sv',
      fields: { title: body },
      placeholders: { main: [{ uid: 'a', componentName: 'Text', fields: { Text: body } }], ...areas },
      author: 'anna',
      revision,
      number,
      keepsStored,
    });
  const saved = async (...args: Parameters<typeof save>) => must(await save(...args)).revision;
  const publish = (at?: Date) => world.content.editing.publish(page, 'sv', { at });
  const states = async () =>
    (await world.content.editing.listVersions(page, 'sv')).map(({ number, state }) => `${number} ${state}`);
  const waiting = async () => {
    const { content } = world;
    const tree = await content.studio.tree('editing-suite', 'sv');
    return tree.filter(({ draft }) => draft).length;
  };

  test('a draft that is the published page again is none', async () => {
    await saved('A', 0);
    must(await publish());
    const typed = await saved('AB', 0);
    expect(await waiting()).toBe(1);
    expect(await saved('A', typed)).toBe(0);
    expect(await states()).toEqual(['1 published']);
    expect(await waiting()).toBe(0);
    expect(await publish()).toEqual({ ok: false, error: { kind: 'nothing-to-publish' } });
    // Without a draft none is begun by it.
    expect(await saved('A', 0)).toBe(0);
    expect(await states()).toEqual(['1 published']);
  });

  test('who still has the draft that is gone does not save over the next one', async () => {
    await saved('A', 0);
    must(await publish());
    const mine = await saved('AB', 0);
    await saved('A', mine);
    const theirs = await saved('AC', 0);
    expect(await save('ABB', mine)).toEqual({ ok: false, error: { kind: 'conflict', revision: theirs } });
    must(await publish());
    const next = await saved('AD', 0);
    expect(await save('ACC', theirs)).toEqual({ ok: false, error: { kind: 'conflict', revision: next } });
  });

  test('a draft that was begun from a version does not come after a newer one unseen', async () => {
    const begunFrom = (number: number) => save('Mitt', 0, { number });
    expect(await begunFrom(1)).toEqual({ ok: false, error: { kind: 'conflict', revision: 0 } });
    await saved('A', 0, { number: 0 });
    must(await publish());
    await saved('B', 0, { number: 1 });
    must(await publish());
    expect(await begunFrom(1)).toEqual({ ok: false, error: { kind: 'conflict', revision: 0 } });
    expect(await states()).toEqual(['2 published', '1 archived']);
    const mine = await saved('BC', 0, { number: 2 });
    // Back at what is published, the next draft begins from that again.
    expect(must(await save('B', mine))).toEqual({ number: 2, revision: 0 });
    await saved('BD', 0, { number: 2 });
    must(await publish(new Date(START.getTime() + 60_000)));
    expect(await begunFrom(2)).toEqual({ ok: false, error: { kind: 'conflict', revision: 0 } });
    must(await begunFrom(3));
  });

  test('what was taken off the site meanwhile is no newer version', async () => {
    await saved('A', 0);
    must(await publish());
    must(await world.content.editing.unpublish(page, 'sv'));
    must(await save('AB', 0, { number: 1 }));
  });

  test('an area that is empty on purpose is not one that is inherited', async () => {
    await saved('A', 0);
    must(await publish());
    expect(await saved('A', 0, { header: [] })).toBeGreaterThan(0);
    expect(await states()).toEqual(['2 draft', '1 published']);
  });

  test('what somebody else has saved stays as an earlier version', async () => {
    await saved('A', 0);
    must(await publish());
    expect(await saved('A', await saved('theirs', 0), { keepsStored: true })).toBe(0);
    expect(await states()).toEqual(['2 archived', '1 published']);
  });

  test('beside a scheduled version, that is what a draft has to differ from', async () => {
    await saved('A', 0);
    must(await publish());
    await saved('B', 0);
    must(await publish(new Date(START.getTime() + 60_000)));
    const typed = await saved('BC', 0);
    expect(await saved('B', typed)).toBe(0);
    expect(await states()).toEqual(['2 draft', '1 published']);
    // Back to what is published is a change of what is to come.
    expect(await saved('A', 0)).toBeGreaterThan(0);
    must(await publish());
    expect(await states()).toEqual(['3 published', '2 archived', '1 archived']);
  });

  test('what was taken off the site can be published as it was', async () => {
    await saved('A', 0);
    must(await publish());
    must(await world.content.editing.unpublish(page, 'sv'));
    expect(await saved('A', 0)).toBeGreaterThan(0);
    must(await publish());
  });
});
