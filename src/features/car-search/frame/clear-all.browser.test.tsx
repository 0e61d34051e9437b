import { expect, test } from 'vitest';
import styles from './list-frame.module.css';

test('on a line of its own, the link that clears all filters begins where the filters do', () => {
  document.body.innerHTML = `<ul class="${styles.chips}" style="inline-size: 12rem">
    <li><a data-chip style="display: block; inline-size: 11rem">Volvo</a></li>
    <li><a class="${styles.clear}">Rensa alla</a></li>
  </ul>`;
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(`.${styles.clear}`) ?? document.body);
  const chip = document.querySelector('[data-chip]')?.getBoundingClientRect();
  const link = words.getBoundingClientRect();
  expect(link.top).toBeGreaterThanOrEqual(chip?.bottom ?? Number.NaN);
  expect(link.left).toBeCloseTo(chip?.left ?? Number.NaN, 0);
});
