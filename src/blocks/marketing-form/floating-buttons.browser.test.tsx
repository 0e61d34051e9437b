import { expect, test } from 'vitest';
import styles from './marketing-form.module.css';

test('V-451 the buttons of several forms on one page stand one above the other', () => {
  const popup = `<div class="${styles.popup}"><button class="${styles.open}">Ring mig</button></div>`;
  document.body.innerHTML = `<main>${popup}<p>Mellan dem</p>${popup}${popup}</main>`;
  const tops = [...document.querySelectorAll('button')].map((each) => each.getBoundingClientRect().top);
  const [first = 0, second = 0, third = 0] = tops;
  // A large button is 3 rem high.
  expect(first - second).toBeGreaterThan(48);
  expect(second - third).toBeGreaterThan(48);
});
