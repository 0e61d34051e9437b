import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { sayIn } from '../messages';
import { Fields } from './fields';

const FILM = 'aqz-KE-bpKQ';

function Panel() {
  const [value, setValue] = useState<unknown>('');
  return (
    <Fields
      forms={[
        {
          name: 'Film',
          kind: 'film',
          label: 'Film',
          help: undefined,
          fallback: '',
          optionLabels: {},
          limits: { maxLength: 20 },
        },
      ]}
      values={{ Film: value }}
      refused={new Map()}
      say={sayIn('sv')}
      onChange={(_, changed) => setValue(changed)}
    />
  );
}

const input = page.getByLabelText('Film');

test('of an address that is pasted, the film is left at once', async () => {
  await hydrate(<Panel />);
  await input.fill(`https://www.youtube.com/watch?v=${FILM}&t=4`);
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.cut();
  await userEvent.paste();
  await expect.element(input).toHaveValue(FILM);
  await expect.element(input).toHaveFocus();
});

test('an address that is typed is not taken apart before the field is left', async () => {
  await hydrate(<Panel />);
  await input.click();
  await userEvent.keyboard(`youtu.be/${FILM}`);
  await expect.element(input).toHaveValue(`youtu.be/${FILM}`);
  await userEvent.tab();
  await expect.element(input).toHaveValue(FILM);
});
