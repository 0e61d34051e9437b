import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftSaver } from './draft-saver';
import { editing, memory, page, server, titled } from './example-server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A page that was left while its first text was being saved and its second one was not sent, opened again. */
async function openedAgain({ isStored }: { readonly isStored: boolean }) {
  const at = server(page('A', 1));
  const { keeper, box } = memory();
  const open = (unanswered: ReturnType<DraftSaver['retire']> = []) => {
    const opened = page(String(at.stored.title), at.stored.revision);
    return new DraftSaver({ opened, keeper, unanswered, send: at.send, onChange: () => undefined });
  };
  const left = open();
  at.answers('later');
  left.change(titled('Ett'));
  await wait(1000);
  left.change(titled('Två'));
  left.close();
  // The server has it, and the answer is still on its way.
  if (isStored) Object.assign(at.stored, { title: 'Ett', revision: 2, number: 2 });
  const saver = open(left.retire());
  const unsent = saver.takeUnsent();
  if (unsent !== null) saver.change(unsent);
  return { ...at, saver, box };
}

describe('a page that is left while it is being saved, and opened again', () => {
  test.each([true, false])('has no conflict with itself; stored before it is read: %s', async (isStored) => {
    const { saver, stored, release, answers } = await openedAgain({ isStored });
    expect(saver.document.fields.title).toBe('Två');
    saver.change(titled('Tre'));
    release();
    await wait(0);
    answers('yes');
    await wait(10_000);
    expect(saver.view.theirs).toBeNull();
    expect(stored.title).toBe('Tre');
  });

  test('keeps in the browser what is typed there, whatever answer comes to what was left', async () => {
    const { saver, box, release, answers } = await openedAgain({ isStored: false });
    saver.change(titled('Tre'));
    answers('yes');
    release();
    await wait(100);
    expect(box.unsent?.document.fields.title).toBe('Tre');
  });
});

test('what was sent before the page was loaded again and is stored only then is nobody else’s', async () => {
  const { saver, stored } = editing(page('A', 3), {
    document: titled('Mitt'),
    revision: 3,
    publishedAt: null,
    known: [],
  });
  const unsent = saver.takeUnsent();
  if (unsent !== null) saver.change(unsent);
  Object.assign(stored, { title: 'Mitt', revision: 4, number: 4 });
  saver.change(titled('Mitt och mer'));
  await wait(10_000);
  expect([saver.view.theirs, stored.title]).toEqual([null, 'Mitt och mer']);
});

test.each(['before it is read', 'after it is read', 'never'])(
  'a page that is loaded again while it is being saved, with more typed since, has no conflict with itself; stored %s',
  async (stored) => {
    const at = server(page('A', 1));
    const { keeper, box } = memory();
    const open = () => {
      const opened = page(String(at.stored.title), at.stored.revision);
      return new DraftSaver({ opened, keeper, send: at.send, onChange: () => undefined });
    };
    const left = open();
    at.answers('later');
    left.change(titled('Ett'));
    await wait(1000);
    left.change(titled('Två'));
    left.retire();
    const store = () => void Object.assign(at.stored, { title: 'Ett', revision: 2, number: 2 });
    if (stored === 'before it is read') store();
    const saver = open();
    at.answers('yes');
    const unsent = saver.takeUnsent();
    if (unsent !== null) saver.change(unsent);
    if (stored === 'after it is read') store();
    await wait(10_000);
    expect([saver.view, at.stored.title, box.unsent]).toMatchObject([
      { state: 'saved', theirs: null },
      'Två',
      null,
    ]);
  },
);

test.each(['before it is read', 'after it is read', 'never'])(
  'what is undone while it is being saved stays undone where the page is loaded again before the answer; stored %s',
  async (stored) => {
    const at = server(page('A', 1));
    const { keeper, box } = memory();
    const open = () => {
      const opened = page(String(at.stored.title), at.stored.revision);
      return new DraftSaver({ opened, keeper, send: at.send, onChange: () => undefined });
    };
    const left = open();
    const before = left.document;
    at.answers('later');
    left.change(titled('Ett'));
    await wait(1000);
    left.change(before);
    expect(left.isSaved).toBe(false);
    left.retire();
    const store = () => void Object.assign(at.stored, { title: 'Ett', revision: 2, number: 2 });
    if (stored === 'before it is read') store();
    const saver = open();
    at.answers('yes');
    const unsent = saver.takeUnsent();
    if (unsent !== null) saver.change(unsent);
    expect(saver.document.fields.title).toBe('A');
    if (stored === 'after it is read') store();
    await wait(10_000);
    expect([saver.isSaved, at.stored.title, box.unsent]).toEqual([true, 'A', null]);
  },
);

test('what was sent and undone before it failed without an answer is not left stored', async () => {
  const { saver, stored, answers } = editing(page('A', 1));
  const before = saver.document;
  answers('unheard');
  saver.change(titled('Ett'));
  await wait(1000);
  saver.change(before);
  answers('yes');
  await wait(10_000);
  expect([saver.isSaved, stored.title]).toEqual([true, 'A']);
});

describe('what is typed while the page is being published', () => {
  test.each([true, false])('is sent once that is over, and is no conflict; done: %s', async (isDone) => {
    const { saver, stored, sent, publish } = editing(page('A', 1));
    saver.change(titled('B'));
    await saver.flush();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const publishing = saver.withSaved(async (document, revision) => {
      expect(document.fields.title).toBe('B');
      await answered;
      if (isDone && (await publish(revision)))
        saver.goOn({ ...page('B', stored.revision), number: stored.number });
    });
    await wait(0);
    saver.change(titled('Bo'));
    await wait(5000);
    expect(sent).toEqual(['B']);
    answer();
    expect(await publishing).toBeUndefined();
    expect(saver.view.state).toBe('unsaved');
    await wait(1000);
    expect([saver.view, stored.title, sent]).toMatchObject([
      { state: 'saved', theirs: null },
      'Bo',
      ['B', 'Bo'],
    ]);
  });

  test('is no conflict where somebody else has published what it was typed on', async () => {
    const { saver, stored } = editing(page('A', 1));
    saver.change(titled('B'));
    await saver.flush();
    stored.revision = 0;
    saver.change(titled('Bo'));
    await wait(5000);
    expect([saver.view, stored.title]).toMatchObject([{ state: 'saved', theirs: null }, 'Bo']);
  });
});

test('what is to be done with a page that cannot be saved is not done', async () => {
  const { saver, answers } = editing(page('A', 1));
  answers('unreachable');
  saver.change(titled('B'));
  const act = vi.fn();
  expect(await saver.withSaved(act)).toBeNull();
  expect(act).not.toHaveBeenCalled();
});

test('all that is typed while it is being saved is saved before the page is published', async () => {
  const { saver, answers, release, sent } = editing(page('A', 1));
  answers('later');
  saver.change(titled('B'));
  const flushing = saver.flush();
  await wait(0);
  saver.change(titled('Bo'));
  answers('yes');
  release();
  expect(await flushing).toBe(3);
  expect(sent).toEqual(['B', 'Bo']);
});
