import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListedAlert, TreeItem } from '~/modules/content/studio-wire';
import { hydrate } from '~test/component/hydrate';
import { ROOM_PROPS } from '~test/component/room-props';
import type { NamedField } from '../names/name-kinds';
import { PageActions } from '../pages/page-actions';
import { FieldsByThen } from '../panel/fields-by-then';
import type { Values } from '../state/document';
import { EditedPlace, TagsField } from '../stories/story-tags';
import { AlertsRoom } from './alerts-room';
import { AuditRoom } from './audit-room';
import { PicturesRoom } from './pictures-room';
import { RedirectsRoom } from './redirects-room';
import { TextsRoom } from './texts-room';

type Held = Readonly<{
  address: string;
  method: string;
  body: string;
  answer(json: unknown, status?: number): void;
}>;
const { fetch } = window;
let held: Held[] = [];
/** Calls that are answered at once; all others are held. */
let atOnce: (address: string, method: string) => unknown = () => undefined;

beforeEach(() => {
  sessionStorage.clear();
  held = [];
  atOnce = () => undefined;
  window.fetch = (address, { method = 'GET', body } = {}) => {
    const known = atOnce(String(address), method);
    if (known !== undefined) return Promise.resolve(Response.json(known));
    return new Promise((resolve) => {
      held.push({
        address: String(address),
        method,
        body: String(body),
        answer: (json, status = 200) => resolve(Response.json(json, { status })),
      });
    });
  };
});
afterEach(() => {
  window.fetch = fetch;
});

/** The call that is held at a place in the order of all. */
async function heldAt(at: number): Promise<Held> {
  await expect.poll(() => held.length).toBeGreaterThan(at);
  const call = held[at];
  if (call === undefined) throw new Error(`no call ${at}`);
  return call;
}
const answered = () => new Promise((resolve) => setTimeout(resolve, 50));
const { say, locale } = ROOM_PROPS;

const ALERT: ListedAlert = {
  id: '6a1f0c52-7d1e-4b6a-9c3f-0f4f7d1e2a11',
  revision: 1,
  startsAt: '2026-01-01T08:00:00.000Z',
  endsAt: null,
  pages: [],
  texts: { sv: { MessageTitle: 'Växeln vilar' } },
  state: 'shown',
};

test('what is written of an alert while it is being saved stays, is saved once, and then on top of it', async () => {
  atOnce = (_, method) => (method === 'GET' ? { alerts: [ALERT] } : undefined);
  await hydrate(<AlertsRoom {...ROOM_PROPS} />);
  await page.getByRole('button', { name: 'Ändra: Växeln vilar' }).click();
  const pages = page.getByRole('textbox', { name: /^Adresser, en på varje rad/ });
  const save = page.getByRole('button', { name: 'Spara', exact: true });
  await pages.fill('/kontakt');
  await save.click();
  await save.click();
  const first = await heldAt(0);
  await pages.click();
  await userEvent.keyboard('{Control>}{End}{/Control}-oss');
  first.answer({ alerts: [{ ...ALERT, revision: 2, pages: ['/kontakt'] }] });
  await answered();
  await expect.element(pages).toHaveValue('/kontakt-oss');
  await expect.element(pages).toHaveFocus();
  expect(held).toHaveLength(1);
  await save.click();
  const next = await heldAt(1);
  expect(JSON.parse(next.body)).toMatchObject({ revision: 2, pages: ['/kontakt-oss'] });
  next.answer({ alerts: [{ ...ALERT, revision: 3, pages: ['/kontakt-oss'] }] });
  await expect.poll(() => pages.elements()).toEqual([]);
});

test('the next redirect that is written while one is added or taken away stays, and so does the keyboard', async () => {
  const row = { from: '/a', to: '/b', status: 301, query: {}, note: '', hits: 0, lastHit: null };
  atOnce = (address, method) =>
    address.includes('/missing/') ? { missing: [] } : method === 'GET' ? { redirects: [row] } : undefined;
  await hydrate(<RedirectsRoom {...ROOM_PROPS} />);
  const from = page.getByLabelText('Från');
  const to = page.getByLabelText('Till', { exact: true });
  await from.fill('/c');
  await to.fill('/d');
  await page.getByRole('button', { name: 'Lägg till omdirigering' }).click();
  const added = await heldAt(0);
  await from.fill('/e');
  added.answer({ redirects: [row] });
  await expect.element(to).toHaveValue('');
  await expect.element(from).toHaveValue('/e');

  await page.getByRole('button', { name: 'Ta bort: /a' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta bort' }).click();
  const removed = await heldAt(1);
  await to.click();
  removed.answer({ redirects: [] });
  await expect.poll(() => page.getByRole('rowheader').elements()).toEqual([]);
  await answered();
  await expect.element(to).toHaveFocus();
});

test('texts that are saved one after the other stay saved, whichever answer comes first', async () => {
  const entry = (key: string, own: string | null) => ({ key, fallback: key, own });
  atOnce = (_, method) =>
    method === 'GET' ? { texts: [entry('a.b', null), entry('c.d', null)] } : undefined;
  await hydrate(<TextsRoom {...ROOM_PROPS} />);
  for (const key of ['a.b', 'c.d']) {
    await page.getByRole('textbox', { name: key }).fill(`Våra ${key}`);
    await page.getByRole('button', { name: `Spara: ${key}` }).click();
  }
  await answered();
  // The last one first, each with what was stored when it came.
  const answerAll = () => {
    for (const { body, answer } of held.toReversed())
      answer({ texts: [entry('a.b', 'Våra a.b'), entry('c.d', body.includes('c.d') ? 'Våra c.d' : null)] });
  };
  answerAll();
  await answered();
  answerAll();
  await expect.poll(() => page.getByText('Inte sparat än').elements()).toEqual([]);
  for (const key of ['a.b', 'c.d'])
    await expect.element(page.getByRole('textbox', { name: key })).toHaveValue(`Våra ${key}`);
});

test('what was done by one person is not listed for another who was chosen since', async () => {
  const row = (who: string) => ({
    id: who,
    at: '2026-01-01T08:00:00.000Z',
    who,
    act: 'save',
    itemId: null,
    language: null,
    about: who,
    before: {},
    after: {},
  });
  const people = ['Elin', 'Petra'].map((who) => ({ account: who.toLowerCase(), who }));
  const log = (who: string) => ({ entries: [row(who)], next: null, people });
  await hydrate(<AuditRoom {...ROOM_PROPS} />);
  await expect.element(page.getByText(say('loading'))).toBeVisible();
  (await heldAt(0)).answer(log('Alla'));
  const person = page.getByRole('combobox', { name: 'Person' });
  await person.selectOptions('elin');
  await person.selectOptions('petra');
  (await heldAt(2)).answer(log('Petra'));
  await expect.element(page.getByRole('cell', { name: 'Petra' }).first()).toBeVisible();
  (await heldAt(1)).answer(log('Elin'));
  await answered();
  expect(page.getByRole('cell', { name: 'Elin' }).elements()).toEqual([]);
});

const TAGS: NamedField = {
  name: 'tags',
  kind: 'tags',
  label: 'Taggar',
  help: undefined,
  fallback: '',
  optionLabels: {},
};

/** The tags of a story, which can be left for another block and come back to. */
function Tags() {
  const [values, setValues] = useState<Values>({ tags: '' });
  const [isShown, setShown] = useState(true);
  return (
    <EditedPlace value={{ site: ROOM_PROPS.site, language: 'sv' }}>
      <FieldsByThen value={(_, change) => setValues(change)}>
        {isShown && (
          <TagsField
            form={TAGS}
            way="tags"
            value={values.tags}
            say={say}
            onChange={(tags) => setValues((before) => ({ ...before, tags }))}
          />
        )}
        <output>{String(values.tags)}</output>
        <button type="button" onClick={() => setShown(!isShown)}>
          Annat block
        </button>
      </FieldsByThen>
    </EditedPlace>
  );
}

test.each(['in the field that is there still', 'in the field that was left and opened again'])(
  'tags that are chosen while a new one is added stay chosen, and the next one that is written stays: %s',
  async (where) => {
    const tag = (id: string) => ({ id, key: id, values: { sv: id } });
    atOnce = (_, method) => (method === 'GET' ? { tags: [tag('elbil'), tag('vinter')] } : undefined);
    await hydrate(<Tags />);
    const field = page.getByRole('textbox');
    await field.fill('nytt');
    await page.getByRole('button', { name: say('stories.addTag') }).click();
    const added = await heldAt(0);
    const isLeft = where.includes('left');
    const other = page.getByRole('button', { name: 'Annat block' });
    if (isLeft) await other.click();
    if (isLeft) await other.click();
    await page.getByRole('checkbox', { name: 'elbil' }).click();
    await field.fill('nästa');
    added.answer({ tags: [tag('elbil'), tag('vinter'), tag('nytt')] });
    await expect.poll(() => document.querySelector('output')?.textContent).toBe('elbil|nytt');
    await expect.element(page.getByRole('checkbox', { name: 'elbil' })).toBeChecked();
    if (!isLeft) await expect.element(page.getByRole('checkbox', { name: 'nytt' })).toBeChecked();
    await expect.element(field).toHaveValue('nästa');
  },
);

test('what is written in another field of a picture while its name meets that of somebody else stays', async () => {
  const picture = { id: 'a', src: '/a.webp', folder: '', name: 'bil', alt: '', width: 4, height: 2 };
  const unused = { pages: [], alerts: [], texts: [], deleted: [] };
  let pictures = [picture];
  atOnce = (address, method) =>
    method !== 'GET' ? undefined : address.endsWith('/usage') ? unused : { pictures };
  await hydrate(<PicturesRoom {...ROOM_PROPS} />);
  await page.getByRole('button', { name: 'bil' }).click();
  const [name, , alt] = page.getByRole('complementary').getByRole('textbox').all();
  await name?.fill('min bil');
  await page.getByRole('button', { name: 'Spara' }).click();
  const saved = await heldAt(0);
  await alt?.fill('En röd bil');
  pictures = [{ ...picture, name: 'deras bil', alt: 'Deras ord' }];
  saved.answer({ error: { code: 'conflict' } }, 409);
  await expect.element(page.getByText(/Någon annan.*deras bil/)).toBeVisible();
  expect(alt?.element()).toHaveProperty('value', 'En röd bil');
  expect(name?.element()).toHaveProperty('value', 'min bil');
});

test('a page that was made after its dialog was left leads nobody away, and closes no other dialog', async () => {
  const item: TreeItem = {
    id: 'start',
    parentId: null,
    name: '',
    title: 'Start',
    template: 'Page',
    path: '/',
    published: true,
    draft: false,
    publishAt: null,
    unpublishAt: null,
  };
  const made = vi.fn();
  await hydrate(
    <PageActions
      site={ROOM_PROPS.site}
      language="sv"
      items={[item]}
      selected={{ ...item, id: 'a', parentId: 'start', name: 'a', path: '/a', title: 'A' }}
      locale={locale}
      say={say}
      onMade={made}
      onChanged={() => undefined}
    />,
  );
  await page.getByRole('button', { name: say('pages.new') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Ny');
  await dialog.getByRole('button', { name: say('pages.make') }).click();
  const create = await heldAt(0);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: say('pages.move') }).click();
  await dialog.getByRole('textbox').first().fill('annan');
  create.answer({ id: 'ny' });
  await expect.poll(() => made.mock.calls).toEqual([['ny', false]]);
  await expect.element(dialog.getByRole('textbox').first()).toHaveValue('annan');
});
