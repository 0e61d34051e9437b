import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { sayIn } from '../messages';
import type { NamedField } from '../names/name-kinds';
import type { Values } from '../state/document';
import { Fields } from './fields';

const field = (name: string, kind: string, item?: readonly NamedField[]): NamedField => ({
  name,
  kind,
  label: name,
  help: undefined,
  fallback: kind === 'list' ? [] : '',
  optionLabels: {},
  ...(item !== undefined && { item }),
});
const forms = [field('Entries', 'list', [field('Title', 'text'), field('Text', 'richText')])];
const TABLE = '<table><tbody><tr><td>Pris</td></tr></tbody></table>';

/** The fields of a block with the entries, and what they are now. */
async function draw(...entries: readonly Values[]) {
  let now: Values = { Entries: entries };
  let set: (values: Values) => void = () => undefined;
  function Panel() {
    const [values, setValues] = useState(now);
    now = values;
    set = setValues;
    return (
      <Fields
        forms={forms}
        values={values}
        refused={new Map()}
        say={sayIn('sv')}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
      />
    );
  }
  await hydrate(<Panel />);
  return { now: () => now.Entries, set: (changed: readonly Values[]) => set({ Entries: changed }) };
}

const entry = (at: number) => page.getByRole('listitem').nth(at);
const open = (at: number) => entry(at).getByText(/^Post/).click();
const act = (at: number, name: string) => entry(at).getByRole('button', { name, exact: true });

test('an entry that is moved takes its open fields and the focus along', async () => {
  await draw({ Title: 'en' }, { Title: 'två' }, { Title: 'tre' });
  await open(0);
  await act(0, 'Flytta ned').click();
  await expect.element(entry(1).getByLabelText('Title')).toHaveValue('en');
  await expect.element(act(1, 'Flytta ned')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entry(2).getByLabelText('Title')).toHaveValue('en');
  // At the end there is nothing left to do, and the keyboard is not lost.
  await expect.element(act(2, 'Flytta ned')).toHaveFocus();
  await expect.element(act(2, 'Flytta ned')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(entry(2).getByLabelText('Title')).toHaveValue('en');
});

test('one more is opened and typed in at once; a removed one leaves the next closed', async () => {
  const { now } = await draw({ Title: 'en' }, { Title: 'två' });
  await page.getByRole('button', { name: 'Lägg till post' }).click();
  await expect.element(entry(2).getByLabelText('Title')).toHaveFocus();
  await userEvent.keyboard('tre');
  await open(0);
  await act(0, 'Ta bort').click();
  await expect.element(entry(0).getByText(/^Post 1/)).toHaveFocus();
  await expect.element(entry(0).getByLabelText('Title')).not.toBeVisible();
  expect(now()).toMatchObject([{ Title: 'två' }, { Title: 'tre' }]);
});

test('what the editor of formatted text does not know is kept, wherever it comes to stand', async () => {
  const { now, set } = await draw({ Title: 'en', Text: '<p>Text</p>' }, { Title: 'två', Text: TABLE });
  await open(0);
  await open(1);
  await act(1, 'Flytta upp').click();
  await entry(0).getByRole('textbox').nth(1).click();
  await userEvent.keyboard('{End}x');
  expect(JSON.stringify(now())).toContain('<td>Pris</td>');
  // Undone, restored, or taken over from somebody else.
  set([{ Title: 'en', Text: '<p>Bara text</p>' }]);
  await expect.element(page.getByText('Bara text')).toBeVisible();
  set([{ Title: 'en', Text: TABLE }]);
  await entry(0).getByRole('textbox').nth(1).click();
  await userEvent.keyboard('{End}x');
  expect(JSON.stringify(now())).toContain('<td>Pris</td>');
});
