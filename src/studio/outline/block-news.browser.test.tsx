import { useReducer, useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { sayIn } from '../messages';
import type { NamedKind } from '../names/name-kinds';
import { writeBlock } from '../state/clipboard';
import type { BlockNode, PageDocument } from '../state/document';
import { openHistory, reduceHistory } from '../state/undo/history';
import { useUndoKeys } from '../state/undo/use-undo-keys';
import { useBlockActs } from '../state/use-block-acts';
import { BlockList } from './block-list';
import { useBlockNews } from './use-block-news';

const say = sayIn('sv');
const kind = (name: string): NamedKind => ({
  name,
  title: name,
  version: 1,
  opensPage: false,
  fields: [],
  placeholders: {},
  examples: [],
  group: '',
  slotLabels: {},
});
const KINDS = new Map(['A', 'B', 'C'].map((name) => [name, kind(name)]));
const block = (uid: string): BlockNode => ({ uid, componentName: uid.toUpperCase(), fields: {} });
const FIRST: PageDocument = { fields: {}, placeholders: { main: ['a', 'b', 'c'].map(block) } };

/** The list of blocks with what is done in it, as the studio puts them together. */
function Blocks() {
  const [{ present: document }, dispatch] = useReducer(reduceHistory, openHistory(FIRST));
  const [selected, onSelect] = useState<string | null>(null);
  const moves = useRef(0);
  const move = (kind: 'undo' | 'redo') => () => {
    moves.current++;
    dispatch({ kind });
  };
  const undo = useRef(move('undo')).current;
  const redo = useRef(move('redo')).current;
  useUndoKeys({ undo, redo });
  const { news, tell } = useBlockNews({ document, moves, selected, kinds: KINDS, say, onSelect });
  const { act } = useBlockActs({
    edited: { document, edit: (next) => dispatch({ kind: 'edit', document: next, at: 0 }) },
    kinds: KINDS,
    selected,
    say,
    onSelect,
    onNotice: () => undefined,
    onNews: tell,
  });
  const nothing = () => undefined;
  return (
    <BlockList
      document={document}
      kinds={KINDS}
      selected={selected}
      say={say}
      dragging={null}
      news={news}
      onPress={nothing}
      onSelect={onSelect}
      onAct={act}
      onPaste={nothing}
      onAdd={nothing}
      onType={nothing}
    />
  );
}

const entry = (name: string) => page.getByRole('treeitem', { name, exact: true });
const expectStatus = (text: string) =>
  expect.element(page.getByRole('status').getByText(text)).toBeInTheDocument();
const press = (keys: string) => userEvent.keyboard(keys);
const UNDO = '{Control>}z{/Control}';

test('what is done with a block is said with where it stands, and that it stands first or last already', async () => {
  await hydrate(<Blocks />);
  await entry('B').click();
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expectStatus('B: plats 3 av 3');
  await press('{Alt>}{ArrowDown}{/Alt}');
  await expectStatus('B står redan sist.');
  await press('{Control>}d{/Control}');
  await expectStatus('B: plats 4 av 4');
  await press('{Delete}');
  await expectStatus('B är borta.');
});

test('undone, a copy leaves the keyboard and the choice above it, and what was deleted is chosen again', async () => {
  await hydrate(<Blocks />);
  await entry('B').click();
  await press('{Control>}d{/Control}');
  expect(entry('B').elements()).toHaveLength(2);
  await press(UNDO);
  await expect.element(entry('B')).toHaveFocus();
  await expect.element(entry('B')).toHaveAttribute('aria-selected', 'true');
  await expectStatus('B är borta.');
  await press('{Delete}');
  await expect.element(entry('A')).toHaveFocus();
  await press(UNDO);
  await expect.element(entry('B')).toHaveFocus();
  await expectStatus('B: plats 2 av 3');
  await press('{Alt>}{ArrowUp}{/Alt}');
  await press(UNDO);
  await expectStatus('B: plats 2 av 3');
});

test('what is pasted in the list has the keyboard and the choice', async () => {
  await hydrate(<Blocks />);
  await entry('A').click();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', writeBlock(block('c')));
  dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  await expect.element(entry('C').first()).toHaveFocus();
  await expect.element(entry('C').first()).toHaveAttribute('aria-selected', 'true');
});
