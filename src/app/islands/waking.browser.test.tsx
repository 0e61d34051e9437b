import { expect, test } from 'vitest';
import { whenInteracted } from './waking';

test('a button that is pressed without pointer, key and focus, as voice control does it, wakes what it lies in', () => {
  const element = document.createElement('div');
  const button = document.createElement('button');
  element.append(button);
  document.body.append(element);
  let calls = 0;
  whenInteracted(element, () => calls++);
  expect(calls).toBe(0);
  button.click();
  expect(calls).toBe(1);
  element.remove();
});
