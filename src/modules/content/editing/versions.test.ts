import { describe, expect, test } from 'vitest';
import {
  addPage,
  inFreshWorlds,
  must,
  publishNow,
  read,
  START,
  save,
  scope,
  text,
  type World,
} from '~test/content/world';

let world: World;
let home: string;
let page: string;

const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

inFreshWorlds(async (fresh) => {
  world = fresh;
  home = await addPage(world.content, null, '');
  page = await addPage(world.content, home, 'p');
});

const states = async () =>
  (await world.content.editing.listVersions(page, 'sv')).map(
    (version) => `${version.number} ${version.state}${version.publishAt === null ? '' : ' scheduled'}`,
  );

describe('drafts', () => {
  test('a draft is invisible until it is published', async () => {
    await publishNow(world.content, page, 'one');
    await save(world.content, page, 'two');
    expect(await read(world.content, '/p')).toBe('one');
    expect(await states()).toEqual(['2 draft', '1 published']);
    must(await world.content.editing.publish(page, 'sv'));
    expect(await read(world.content, '/p')).toBe('two');
    expect(await states()).toEqual(['2 published', '1 archived']);
  });

  test('saving again changes the same draft; saving on an old one is a conflict', async () => {
    expect(await save(world.content, page, 'a')).toEqual({ number: 1, revision: 1 });
    expect(await save(world.content, page, 'b')).toEqual({ number: 1, revision: 2 });
    const draft = { itemId: page, language: 'sv', fields: {}, placeholders: text('c'), author: 'bo' };
    expect(await world.content.editing.saveDraft({ ...draft, revision: 1 })).toEqual({
      ok: false,
      error: { kind: 'conflict', revision: 2 },
    });
    expect(await world.content.editing.saveDraft({ ...draft, revision: 2 })).toMatchObject({ ok: true });
  });

  test('content that must not be stored is refused with every problem, and nothing is stored', async () => {
    const refused = await world.content.editing.saveDraft({
      itemId: page,
      language: 'sv',
      fields: { title: 7, ogImage: { src: 'javascript:x', alt: '', width: 1, height: 1 } },
      placeholders: {
        main: [{ componentName: 'Row', fields: {}, placeholders: { items: [{ componentName: 'Nope' }] } }],
      },
      author: 'anna',
    });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        kind: 'invalid-content',
        problems: [
          { kind: 'field', path: '(page)', field: 'title' },
          { kind: 'field', path: '(page)', field: 'ogImage' },
          { kind: 'unknown-component', path: 'main[0].items[0]' },
        ],
      },
    });
    expect(await states()).toEqual([]);
  });

  test('hostile text comes out harmless', async () => {
    await publishNow(
      world.content,
      page,
      '<p>a</p><script>alert(1)</script><iframe src="//x"></iframe>\u0000',
      {
        metaDescription: '</script>"\'<b>\u0000',
      },
    );
    expect(await read(world.content, '/p')).toBe('<p>a</p>');
    const stored = await world.content.reader.page(scope(), '/p');
    expect(stored?.fields.metaDescription).toBe('</script>"\'<b>');
  });
});

describe('publishing', () => {
  test('without a draft there is nothing to publish, and nothing published cannot be taken back', async () => {
    const { publish, unpublish, unschedule } = world.content.editing;
    expect(await publish(page, 'sv')).toEqual({ ok: false, error: { kind: 'nothing-to-publish' } });
    expect(await unpublish(page, 'sv')).toEqual({ ok: false, error: { kind: 'not-published' } });
    expect(await unschedule(page, 'sv', 1)).toEqual({ ok: false, error: { kind: 'not-scheduled' } });
    expect(await publish('nobody', 'sv')).toEqual({ ok: false, error: { kind: 'item-not-found' } });
  });

  test('languages are published on their own', async () => {
    await publishNow(world.content, page, 'svenska');
    expect(await read(world.content, '/p', 'en')).toBeNull();
    await publishNow(world.content, page, 'english', {}, 'en');
    await world.content.editing.unpublish(page, 'sv');
    expect(await read(world.content, '/p')).toBeNull();
    expect(await read(world.content, '/p', 'en')).toBe('english');
  });

  test('the listeners hear what is stale before publish returns, and read the new state', async () => {
    await publishNow(world.content, page, 'one');
    const received: string[][] = [];
    const reads: Promise<string | null>[] = [];
    const stop = world.content.onInvalidate((tags) => {
      received.push([...tags]);
      reads.push(read(world.content, '/p'));
    });
    await save(world.content, page, 'two', { title: 'one' });
    expect(received).toEqual([]);
    must(await world.content.editing.publish(page, 'sv'));
    expect(received).toEqual([[`page:${page}:sv`, 'routes:editing-suite']]);
    expect(await reads[0]).toBe('two');
    stop();
    await publishNow(world.content, page, 'three');
    expect(received).toHaveLength(1);
  });

  test('a new title in the menu invalidates the menus', async () => {
    await publishNow(world.content, page, 'one', { title: 'Old' });
    const received: string[] = [];
    world.content.onInvalidate((tags) => received.push(...tags));
    await publishNow(world.content, page, 'two', { title: 'New' });
    expect(received).toContain('nav:editing-suite:sv');
  });

  test('a listener that throws harms neither the edit nor the others', async () => {
    let received = 0;
    world.content.onInvalidate(() => {
      throw new Error('broken cache');
    });
    world.content.onInvalidate(() => {
      received += 1;
    });
    await publishNow(world.content, page, 'one');
    expect(received).toBe(1);
    expect(await read(world.content, '/p')).toBe('one');
  });

  test('the site header and footer are published like a page', async () => {
    await publishNow(world.content, page, 'one');
    const partials = await addPage(world.content, null, '@site', 'SitePartials');
    const received: string[] = [];
    world.content.onInvalidate((tags) => received.push(...tags));
    const footer = (body: string) => ({
      itemId: partials,
      language: 'sv',
      fields: {},
      placeholders: { footer: text(body).main },
      author: 'anna',
    });
    for (const body of ['first', 'second']) {
      must(await world.content.editing.saveDraft(footer(body)));
      must(await world.content.editing.publish(partials, 'sv'));
      const read = await world.content.reader.page(scope(), '/p');
      expect(read?.placeholders.footer[0]?.fields).toEqual({ Text: body });
    }
    expect(received.filter((tag) => tag === 'partial:editing-suite:sv')).toHaveLength(2);
  });
});

describe('scheduling', () => {
  test('a scheduled version is published when its time has come, and not before', async () => {
    await publishNow(world.content, page, 'now');
    await save(world.content, page, 'later');
    const outcome = must(await world.content.editing.publish(page, 'sv', { at: at(60) }));
    expect(outcome).toEqual({ state: 'scheduled', number: 2, at: at(60) });
    expect(await world.content.editing.carryOutDue(at(59))).toBe(0);
    expect(await read(world.content, '/p')).toBe('now');
    expect(await world.content.editing.carryOutDue(at(60))).toBe(1);
    expect(await read(world.content, '/p')).toBe('later');
    expect(await world.content.editing.carryOutDue(at(61))).toBe(0);
  });

  test('a time that has passed publishes at once', async () => {
    await save(world.content, page, 'late');
    expect(must(await world.content.editing.publish(page, 'sv', { at: at(-1) }))).toMatchObject({
      state: 'published',
    });
  });

  test('editing after scheduling begins a new draft and leaves the scheduled text alone', async () => {
    await save(world.content, page, 'campaign');
    must(await world.content.editing.publish(page, 'sv', { at: at(60) }));
    await save(world.content, page, 'next idea');
    expect(await states()).toEqual(['2 draft', '1 draft scheduled']);
    await world.content.editing.carryOutDue(at(60));
    expect(await read(world.content, '/p')).toBe('campaign');
    expect(await states()).toEqual(['2 draft', '1 published']);
  });

  test('an older schedule never replaces a newer text', async () => {
    await save(world.content, page, 'old campaign');
    must(await world.content.editing.publish(page, 'sv', { at: at(60) }));
    await publishNow(world.content, page, 'correction');
    expect(await world.content.editing.carryOutDue(at(61))).toBe(0);
    expect(await read(world.content, '/p')).toBe('correction');
  });

  test('a schedule that is taken back becomes the draft again', async () => {
    await save(world.content, page, 'maybe');
    must(await world.content.editing.publish(page, 'sv', { at: at(60) }));
    must(await world.content.editing.unschedule(page, 'sv', 1));
    expect(await world.content.editing.carryOutDue(at(60))).toBe(0);
    expect(await states()).toEqual(['1 draft']);
    must(await world.content.editing.publish(page, 'sv'));
    expect(await read(world.content, '/p')).toBe('maybe');
  });

  test('two processes whose clocks strike together publish once', async () => {
    await save(world.content, page, 'once');
    must(await world.content.editing.publish(page, 'sv', { at: at(60) }));
    const counts = await Promise.all(
      [world.content, world.other(), world.other()].map((content) => content.editing.carryOutDue(at(60))),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await states()).toEqual(['1 published']);
  });

  test('several due versions of a page end with the newest', async () => {
    for (const [index, body] of ['first', 'second', 'third'].entries()) {
      await save(world.content, page, body);
      must(await world.content.editing.publish(page, 'sv', { at: at(10 + index) }));
    }
    expect(await world.content.editing.carryOutDue(at(60))).toBe(3);
    expect(await read(world.content, '/p')).toBe('third');
  });
});
