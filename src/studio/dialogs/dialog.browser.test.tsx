import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { Dialog } from './dialog';

/** A button that opens a dialog, beside others or behind one of them. */
function Opener({ isBehind }: { readonly isBehind: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const button = (
    <button type="button" onClick={() => setOpen(true)}>
      Versioner
    </button>
  );
  return (
    <>
      <button type="button" popoverTarget="more">
        Mer
      </button>
      {isBehind ? (
        <div id="more" popover="auto">
          {button}
        </div>
      ) : (
        button
      )}
      {isOpen && (
        <Dialog title="Versioner" onClose={() => setOpen(false)}>
          <p>Inga</p>
        </Dialog>
      )}
    </>
  );
}

test.each([
  [false, 'Versioner'],
  [true, 'Mer'],
])(
  'the keyboard goes back to what opened the dialog, or to what that is behind: %s',
  async (isBehind, name) => {
    await hydrate(<Opener isBehind={isBehind} />);
    if (isBehind) await page.getByRole('button', { name: 'Mer' }).click();
    await page.getByRole('button', { name: 'Versioner' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    await expect.element(page.getByRole('button', { name })).toHaveFocus();
  },
);
