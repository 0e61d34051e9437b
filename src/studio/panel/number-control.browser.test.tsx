import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { sayIn } from '../messages';
import { Fields } from './fields';

function Panel({ fallback = '' }: { readonly fallback?: unknown }) {
  const [value, setValue] = useState<unknown>(null);
  return (
    <>
      <Fields
        forms={[
          {
            name: 'LogoWidth',
            kind: 'number',
            label: 'Bredd',
            help: undefined,
            fallback,
            optionLabels: {},
            limits: { min: 0, max: 3000 },
          },
        ]}
        values={{ LogoWidth: value }}
        refused={new Map()}
        say={sayIn('sv')}
        onChange={(_, changed) => setValue(changed)}
      />
      <p>stored {JSON.stringify(value)}</p>
    </>
  );
}

const input = page.getByLabelText('Bredd');
const problem = page.getByText(/Skriv ett tal|Mellan/);

test.each([
  ['150', '150'],
  ['4,95', '4.95'],
  ['4.95', '4.95'],
  ['1 200', '1200'],
  ['1\u00a0200', '1200'],
  ['1.200', '1200'],
  ['150 px', '150'],
  ['5 s', '5'],
  ['0', '0'],
])('%s is %s', async (typed, value) => {
  await hydrate(<Panel />);
  await input.click();
  await userEvent.keyboard(typed);
  await expect.element(page.getByText(`stored ${value}`, { exact: true })).toBeVisible();
  await expect.element(input).toHaveValue(typed);
  expect(problem.elements()).toHaveLength(0);
});

test.each(['14 dagar', 'många', '12-3', '1e3', '1/2', '-5', '3001'])(
  '%s is kept as it was typed, with what is wrong',
  async (typed) => {
    await hydrate(<Panel />);
    await input.click();
    await userEvent.keyboard(typed);
    await expect.element(input).toHaveValue(typed);
    await expect.element(problem).toBeVisible();
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  },
);

test('emptied, it stays empty to be typed in', async () => {
  await hydrate(<Panel fallback={150} />);
  await expect.element(input).toHaveValue('150');
  await input.fill('');
  await expect.element(input).toHaveValue('');
  await expect.element(page.getByText('stored null', { exact: true })).toBeVisible();
});
