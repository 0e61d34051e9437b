import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillPosition } from './fill-position';

const coords = { latitude: 57.7123, longitude: 11.97 };
let allow: () => void;
const sent = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockClear();
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found) => {
    allow = () => void Reflect.apply(found, undefined, [{ coords }]);
  });
  document.body.innerHTML =
    '<form><input name="near"><button type="button"></button><p data-denied="Nej"></p></form>';
  document.querySelector('form')?.addEventListener('submit', sent);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function press() {
  const [form, button, input] = ['form', 'button', 'input'].map((name) =>
    document.querySelector<HTMLElement>(name),
  );
  if (!(form instanceof HTMLFormElement) || !button || !(input instanceof HTMLInputElement))
    throw new Error('no form');
  fillPosition(form, button);
  return { button, input, problem: () => form.querySelector('p')?.textContent };
}

test('the position is rounded and searched', () => {
  const { input } = press();
  allow();
  expect([input.value, sent.mock.calls.length]).toEqual(['57.71,11.97', 1]);
});

test('a position that is given late takes nothing from who types another place by then', () => {
  const { button, input } = press();
  input.value = 'Sol';
  allow();
  expect([input.value, sent.mock.calls.length, button.ariaBusy]).toEqual(['Sol', 0, null]);
});

test('a question that is put away, which no browser answers, does not keep the button', () => {
  const { button, problem } = press();
  expect(button.ariaBusy).toBe('true');
  vi.advanceTimersByTime(30_000);
  expect([button.ariaBusy, problem()]).toEqual([null, 'Nej']);
  press();
  allow();
  expect([problem(), sent.mock.calls.length]).toEqual(['', 1]);
});
