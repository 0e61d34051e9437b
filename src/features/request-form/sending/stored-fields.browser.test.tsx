import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrate } from '~test/component/hydrate';
import type { SendOutcome } from './send-once';
import { useRequest } from './use-request';

const RULES = { name: { missing: 'name', malformed: 'name', tooLong: 'name' } };

function Form({ outcome }: { outcome: SendOutcome }) {
  const request = useRequest({ rules: RULES, returned: null, submit: () => Promise.resolve(outcome) });
  return (
    <form {...request.form} data-phase={request.state.phase}>
      <input type="hidden" name="formName" defaultValue="Contact" />
      <input name="name" />
      <textarea name="message" />
      <input type="checkbox" name="quote" value="on" />
      <input type="radio" name="option" value="sell" defaultChecked />
      <input type="radio" name="option" value="swap" />
      <select name="dealer">
        <option value="">none</option>
        <option value="taby">Täby</option>
      </select>
      <button type="submit">send</button>
    </form>
  );
}

const FAILED: SendOutcome = { kind: 'failed', error: '', reference: null };

async function open(outcome: SendOutcome = FAILED, before: (place: HTMLElement) => void = () => undefined) {
  const place = await hydrate(<Form outcome={outcome} />, before);
  const form = place.querySelector('form');
  if (form === null) throw new Error('no form');
  return form;
}

function type(form: HTMLElement): void {
  const control = <T extends Element>(selector: string, kind: new () => T): T => {
    const found = form.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`no ${selector}`);
    return found;
  };
  control('[name="name"]', HTMLInputElement).value = 'Kim';
  control('textarea', HTMLTextAreaElement).value = 'two\nlines';
  control('[name="quote"]', HTMLInputElement).click();
  control('[value="swap"]', HTMLInputElement).click();
  control('select', HTMLSelectElement).value = 'taby';
}

const leave = () => dispatchEvent(new Event('pagehide'));
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

const EMPTY = { formName: 'Contact', name: '', message: '', option: 'sell', dealer: '' };
const TYPED = {
  formName: 'Contact',
  name: 'Kim',
  message: 'two\nlines',
  quote: 'on',
  option: 'swap',
  dealer: 'taby',
};

beforeEach(() => sessionStorage.clear());

test('REQUEST-6: what was typed is there again when the page is loaded again, and is stored no longer than it takes', async () => {
  type(await open());
  leave();
  expect(sessionStorage.length).toBe(1);
  const again = await open();
  await expect.poll(() => valuesOf(again)).toMatchObject({ ...TYPED, message: expect.stringMatching(/two/) });
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('REQUEST-6: what has been typed since, or given back by the browser, stays', async () => {
  type(await open());
  leave();
  const again = await open(FAILED, (place) => {
    const name = place.querySelector<HTMLInputElement>('[name="name"]');
    if (name !== null) name.value = 'Kim Ek';
  });
  await expect.poll(() => valuesOf(again).dealer).toBe('taby');
  expect(valuesOf(again).name).toBe('Kim Ek');
});

test('REQUEST-6: what is typed into a field that was empty a moment ago takes the place of what was stored', async () => {
  type(await open());
  leave();
  const again = await open(FAILED, (place) => place.querySelector<HTMLElement>('[name="name"]')?.focus());
  await expect.poll(() => valuesOf(again).name).toBe('Kim');
  await userEvent.keyboard('Robin');
  expect(valuesOf(again)).toMatchObject({ name: 'Robin', dealer: 'taby' });
});

test('REQUEST-6: nothing is stored of a form that nobody has touched, or that was sent; nothing old is filled in', async () => {
  await open();
  leave();
  expect(sessionStorage.length).toBe(0);
  const sent = await open({ kind: 'sent', confirmation: null });
  type(sent);
  sent.requestSubmit();
  await expect.poll(() => sent.dataset.phase).toBe('thanked');
  leave();
  expect(sessionStorage.length).toBe(0);
});

test('REQUEST-6: what is older than a day, or nonsense, is forgotten', async () => {
  type(await open());
  leave();
  const [key = ''] = Object.keys(sessionStorage);
  const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  for (const text of [JSON.stringify({ ...stored, at: Date.now() - 86_400_001 }), '{"fields":[7,{}]}', 'x']) {
    sessionStorage.setItem(key, text);
    const again = await open();
    await expect.poll(() => sessionStorage.length).toBe(0);
    expect(valuesOf(again)).toEqual(EMPTY);
  }
});
