import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { Dialog } from '../dialogs/dialog';
import { useUndoKeys } from '../state/undo/use-undo-keys';
import { Outline } from './outline';

const entry = (name: string) => page.getByRole('treeitem', { name, exact: true });

test('C-011 a block that is deleted with a key leaves the keyboard on the one that is chosen then', async () => {
  function List() {
    const [ids, setIds] = useState(['a', 'b', 'c']);
    const [selected, select] = useState('b');
    return (
      <Outline
        label="Block"
        items={ids.map((id) => ({ id, label: id, level: 1 }))}
        selected={selected}
        onSelect={select}
        onKey={(event, id) => {
          if (event.key !== 'Delete') return false;
          setIds(ids.filter((each) => each !== id));
          select(ids[ids.indexOf(id) - 1] ?? 'a');
          return true;
        }}
      />
    );
  }
  await hydrate(<List />);
  await entry('b').click();
  await userEvent.keyboard('{Delete}');
  await expect.element(entry('a')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry('c')).toHaveFocus();
});

test('the chosen entry is in view, also when its pane becomes lower', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `Sida ${at}`);
  function Pane() {
    const [height, setHeight] = useState(1600);
    return (
      <div style={{ height, overflow: 'auto', display: 'flex', flexDirection: 'column' }}>
        <div style={{ flex: 1, minHeight: 0, display: 'grid', overflow: 'auto' }}>
          <Outline
            label="Sidor"
            items={ids.map((id) => ({ id, label: id, level: 1 }))}
            selected="Sida 50"
            onSelect={() => undefined}
          />
        </div>
        <button type="button" onClick={() => setHeight(200)}>
          Lägre
        </button>
      </div>
    );
  }
  await hydrate(<Pane />);
  const isInView = () => {
    const box = entry('Sida 50').element().getBoundingClientRect();
    const pane = page.getByRole('button').element().parentElement?.getBoundingClientRect();
    return pane !== undefined && box.top >= pane.top && box.bottom <= pane.bottom;
  };
  await page.getByRole('button', { name: 'Lägre' }).click();
  await expect.poll(isInView).toBe(true);
});

test('a dialog that is left by its own button gives the focus back to what opened it', async () => {
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Öppna
        </button>
        {isOpen && (
          <Dialog title="Fråga" onClose={() => setOpen(false)}>
            <button type="button" onClick={() => setOpen(false)}>
              Avbryt
            </button>
          </Dialog>
        )}
      </>
    );
  }
  await hydrate(<Opener />);
  await page.getByRole('button', { name: 'Öppna' }).click();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect.element(page.getByRole('button', { name: 'Öppna' })).toHaveFocus();
});

test('Ctrl+Z is the page’s, not while something else is typed in', async () => {
  const done: string[] = [];
  function Page() {
    useUndoKeys({ undo: () => done.push('undo'), redo: () => done.push('redo') });
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Sök sida" />
        <div className="page-studio">
          <input aria-label="Rubrik" />
          <button type="button" onClick={() => setOpen(true)}>
            Ny sida
          </button>
          {isOpen && (
            <Dialog title="Skapa" onClose={() => setOpen(false)}>
              <input aria-label="Titel" />
            </Dialog>
          )}
        </div>
      </>
    );
  }
  await hydrate(<Page />);
  await page.getByLabelText('Sök sida').fill('om');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(done).toEqual([]);
  await page.getByLabelText('Rubrik').fill('Ett');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(done).toEqual(['undo']);
  await page.getByRole('button', { name: 'Ny sida' }).click();
  await page.getByLabelText('Titel').fill('Två');
  await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
  expect(done).toEqual(['undo']);
});
