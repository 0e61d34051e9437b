import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import { FieldsByThen } from '../panel/fields-by-then';
import type { Values } from '../state/document';
import { EditedPlace, TagsField } from './story-tags';

const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
});

const { say, site } = ROOM_PROPS;
const tag = (id: string) => ({ id, key: id, values: { sv: id } });

/** The tags of a story, which can be left for another block and come back to. */
function Tags() {
  const [values, setValues] = useState<Values>({ tags: '' });
  const [isShown, setShown] = useState(true);
  return (
    <EditedPlace value={{ site, language: 'sv' }}>
      <FieldsByThen value={(_, change) => setValues(change)}>
        {isShown && (
          <TagsField
            form={{
              name: 'tags',
              kind: 'tags',
              label: 'Taggar',
              help: undefined,
              fallback: '',
              optionLabels: {},
            }}
            way="tags"
            value={values.tags}
            say={say}
            onChange={(tags) => setValues((before) => ({ ...before, tags }))}
          />
        )}
        <button type="button" onClick={() => setShown(!isShown)}>
          Annat block
        </button>
      </FieldsByThen>
    </EditedPlace>
  );
}

test('a tag that was added while its field was left is known by its name once the field is there again', async () => {
  const { promise: isAdded, resolve: add } = Promise.withResolvers<void>();
  let tags = [tag('elbil')];
  window.fetch = async (_, { method = 'GET' } = {}) => {
    if (method !== 'GET') await isAdded;
    return Response.json({ tags });
  };
  await hydrate(<Tags />);
  await page.getByRole('textbox').fill('nytt');
  await page.getByRole('button', { name: say('stories.addTag') }).click();
  const other = page.getByRole('button', { name: 'Annat block' });
  await other.click();
  await other.click();
  await expect.element(page.getByRole('checkbox', { name: 'elbil' })).toBeVisible();
  tags = [...tags, tag('nytt')];
  add();
  await expect.element(page.getByRole('checkbox', { name: 'nytt' })).toBeChecked();
});
