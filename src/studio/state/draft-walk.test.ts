import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageDocument } from './document';
import { DraftSaver } from './draft-saver';
import { memory, page, server, titled } from './example-server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'type' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), back: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(6000) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answers' as const),
      how: fc.constantFrom('yes', 'yes', 'unreachable', 'unheard', 'signed-out', 'later'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'release' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'save' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'somebody else' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'keep mine' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'publish' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'somebody publishes' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'open again' as const }) },
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;
const type: Step = { kind: 'type' };
/** What was sent is answered once the page was opened again and saved from there. */
const answeredLate: Step[] = [
  { kind: 'answers', how: 'later' },
  type,
  { kind: 'open again' },
  { kind: 'answers', how: 'yes' },
  type,
  { kind: 'save' },
];
/** What was sent is undone before it is answered, and the page loaded again. */
const undoneOnItsWay: Step[] = [
  { kind: 'answers', how: 'unheard' },
  type,
  { kind: 'save' },
  { kind: 'undo', back: 1 },
  { kind: 'reload' },
];

test('whatever happens between keys, nothing typed is lost, nobody is written over unasked, and it ends saved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { keeper, box } = memory();
      const at = server(page('A', 1));
      const reloaded = () => ({
        ...page(String(at.stored.title), at.stored.revision),
        number: at.stored.number,
      });
      const others = new Set<unknown>();
      /** What of theirs I have gone on from. */
      const opened = new Set<unknown>();
      const faults: string[] = [];
      const send: typeof at.send = async (...call) => {
        const sending = at.send(...call);
        const before = at.stored.title;
        const answer = await sending;
        const now = at.stored.title;
        if (
          now !== before &&
          others.has(before) &&
          !others.has(now) &&
          ![...at.archived, ...opened].includes(before)
        )
          faults.push(`${before} is written over by ${now}`);
        return answer;
      };
      const meet = ({ theirs }: DraftSaver['view']) => {
        if (theirs !== null && !others.has(theirs.fields.title))
          faults.push(`${theirs.fields.title} is met as somebody else's`);
      };
      const open = (unanswered: readonly PageDocument[] = []) => {
        const saver = new DraftSaver({
          unanswered,
          opened: reloaded(),
          keeper,
          send,
          onChange: meet,
        });
        const unsent = saver.takeUnsent();
        meet(saver.view);
        if (saver.view.theirs === null) opened.add(at.stored.title);
        if (unsent !== null) saver.change(unsent);
        return saver;
      };
      let saver = open();
      const typed = [saver.document];
      const check = () => {
        expect(faults).toEqual([]);
        const mine = saver.document.fields.title;
        if (!saver.isSaved && at.stored.title !== mine)
          expect(box.unsent?.document.fields.title, 'kept in the browser').toBe(mine);
      };
      const turn = () => vi.advanceTimersByTimeAsync(0);
      let count = 0;
      for (const each of steps) {
        if (each.kind === 'type') typed.push(titled(`Mine ${++count}`));
        if (each.kind === 'type') saver.change(typed.at(-1) ?? saver.document);
        else if (each.kind === 'undo') saver.change(typed.at(-1 - each.back) ?? saver.document);
        else if (each.kind === 'wait') await vi.advanceTimersByTimeAsync(each.ms);
        else if (each.kind === 'answers') at.answers(each.how);
        else if (each.kind === 'release') at.release();
        else if (each.kind === 'save') void saver.save();
        else if (each.kind === 'keep mine') saver.keepMine();
        else if (each.kind === 'somebody else') {
          const title = `Theirs ${++count}`;
          others.add(title);
          const revision = Math.max(at.stored.revision, at.stored.number) + 1;
          Object.assign(at.stored, { title, revision, number: revision });
        } else if (each.kind === 'somebody publishes') at.stored.revision = 0;
        else if (each.kind === 'publish') {
          const publishing = saver;
          void publishing.withSaved(async (_, revision) => {
            const isDone = await at.publish(revision);
            // A page that was loaded again hears no answer.
            if (publishing !== saver || isDone === null || publishing.goOn(reloaded())) return;
            if (isDone) faults.push('what was typed while it was published is met as somebody else’s');
            else publishing.meet(reloaded());
          });
        } else if (each.kind === 'open again') {
          saver.close();
          saver = open(saver.retire());
          typed.splice(0, typed.length, saver.document);
        } else {
          // Nobody hears what is answered from now on.
          saver.retire();
          saver = open();
          typed.splice(0, typed.length, saver.document);
        }
        await turn();
        check();
      }
      at.answers('yes');
      at.release();
      await turn();
      const [before, hadUnsaved] = [at.sent.length, !saver.isSaved];
      for (let round = 0; round < 6 && !saver.isSaved; round++) {
        saver.keepMine();
        void saver.save();
        await vi.advanceTimersByTimeAsync(70_000);
      }
      expect([saver.isSaved, box.unsent]).toEqual([true, null]);
      if (hadUnsaved) expect(at.stored.title).toBe(saver.document.fields.title);
      expect([...others, saver.document.fields.title], 'what was undone is not stored').toContain(
        at.stored.title,
      );
      expect(at.sent.length - before).toBeLessThan(8);
      saver.retire();
      check();
    }),
    { numRuns: 500, examples: [[answeredLate], [undoneOnItsWay]] },
  );
});
