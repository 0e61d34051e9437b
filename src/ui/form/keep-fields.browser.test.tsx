import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFields } from './keep-fields';

const MARKUP = `<input type="hidden" name="car" value="1"><input name="name"><textarea name="message"></textarea>
  <details><summary>Fri</summary><input type="radio" name="time" value="2026-11-27T10:00"></details>`;

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

function open(car = '1'): HTMLFormElement {
  const form = document.createElement('form');
  form.id = `drive-${car}`;
  form.innerHTML = MARKUP;
  form.addEventListener('submit', (event) => event.preventDefault());
  document.body.replaceChildren(form);
  keepFields(form);
  return form;
}

function type(form: HTMLFormElement): void {
  for (const [selector, value] of [
    ['[name="name"]', 'Kim'],
    ['textarea', 'two\nlines'],
  ] as const) {
    const control = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    if (control !== null) control.value = value;
  }
  form.querySelector<HTMLInputElement>('[type="radio"]')?.click();
}

const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

test('what was typed is there again when the page is loaded again, and the chosen time is to be seen', () => {
  type(open());
  leave();
  const again = open();
  expect(valuesOf(again)).toMatchObject({ name: 'Kim', time: '2026-11-27T10:00' });
  expect(String(valuesOf(again).message)).toMatch(/two\s+lines/);
  expect(again.querySelector('details')?.open).toBe(true);
  expect(valuesOf(open('2')).name).toBe('');
});

test('what was sent is not stored, unless the visitor comes back and goes on', () => {
  const form = open();
  type(form);
  form.requestSubmit();
  leave();
  expect(sessionStorage.length).toBe(0);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  leave();
  expect(sessionStorage.length).toBe(1);
});
