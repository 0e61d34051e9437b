import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { sayIn } from '../messages';
import type { PageDocument } from '../state/document';
import { useBlockActs } from '../state/use-block-acts';
import { BlockList } from './block-list';

const say = sayIn('en');
const ids = Array.from({ length: 40 }, (_, at) => `b${at}`);
const long: PageDocument = {
  fields: {},
  placeholders: { main: ids.map((uid) => ({ uid, componentName: 'Text', fields: { Title: uid } })) },
};

function Blocks() {
  const [document, edit] = useState(long);
  const { dragging, drag } = useBlockActs({
    edited: { document, edit },
    kinds: new Map(),
    selected: null,
    say,
    onSelect: () => undefined,
    onNotice: () => undefined,
    onNews: () => undefined,
  });
  return (
    <>
      <style>{`.blocks { display: flex; flex-direction: column; height: 400px }
        .outline { flex: 1; min-height: 0; overflow: auto } .outline-item { height: 30px; flex: none }`}</style>
      <BlockList
        document={document}
        kinds={new Map()}
        selected={null}
        say={say}
        dragging={dragging}
        news={{ text: '', turn: 0 }}
        onPress={drag}
        onSelect={() => undefined}
        onAct={() => undefined}
        onPaste={() => undefined}
        onAdd={() => undefined}
        onType={() => undefined}
      />
    </>
  );
}

const entry = (uid: string) =>
  page
    .getByRole('treeitem')
    .filter({ hasText: new RegExp(`${uid}$`) })
    .element();
const order = () =>
  page
    .getByRole('treeitem')
    .elements()
    .flatMap((each) => each.getAttribute('data-id') ?? [])
    .slice(1);

/** A block is pressed and taken to a place in the list, where it is held. */
async function take(uid: string, share: number) {
  // The pointer of a test is none that a browser could give to an element.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  await hydrate(<Blocks />);
  const list = page.getByRole('tree').element();
  const { left, top, height } = list.getBoundingClientRect();
  const at = (y: number) => ({ bubbles: true, button: 0, clientX: left + 40, clientY: y });
  const box = entry(uid).getBoundingClientRect();
  entry(uid).dispatchEvent(new PointerEvent('pointerdown', at(box.top + 15)));
  document.dispatchEvent(new PointerEvent('pointermove', at(top + height / 2)));
  document.dispatchEvent(new PointerEvent('pointermove', at(top + height * share)));
  return {
    list,
    letGo: () => document.dispatchEvent(new PointerEvent('pointerup', at(top + height * share))),
  };
}

test('C-011 a block that is held at the end of a long list comes to its last place', async () => {
  const { list, letGo } = await take('b1', 0.98);
  await vi.waitFor(() => expect(list.scrollTop).toBe(list.scrollHeight - list.clientHeight), 5000);
  letGo();
  await vi.waitFor(() => expect(order().at(-1)).toBe('b1'));
});

test('where a wheel has turned the list, the block lands at what lies under the pointer then', async () => {
  const { list, letGo } = await take('b1', 0.5);
  list.scrollTop = 600;
  const { left, top } = list.getBoundingClientRect();
  const under = document
    .elementFromPoint(left + 40, top + 150)
    ?.closest('[data-id]')
    ?.getAttribute('data-id');
  letGo();
  await vi.waitFor(() => expect(order().indexOf('b1')).toBeGreaterThan(10));
  expect(Math.abs(order().indexOf('b1') - order().indexOf(under ?? ''))).toBe(1);
});

test('why a place does not take the block is said without a change of the list', async () => {
  const { list } = await take('b1', 0.5);
  const { height } = list.getBoundingClientRect();
  const { left, top } = entry('b1').getBoundingClientRect();
  document.dispatchEvent(
    new PointerEvent('pointermove', { bubbles: true, clientX: left + 40, clientY: top + 15 }),
  );
  const note = page.getByRole('status').first().element();
  await vi.waitFor(() => expect(note.textContent).toBe('Text cannot stand in itself.'));
  expect(list.getBoundingClientRect().height).toBe(height);
});
