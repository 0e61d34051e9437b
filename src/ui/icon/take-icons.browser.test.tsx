import { expect, test } from 'vitest';
import { iconId } from './addresses';
import { iconSprite } from './icon';
import { takeIcons } from './take-icons';

test('drawings that the page has not are added to its own, each once', () => {
  document.body.innerHTML = iconSprite([iconId('Car')]);
  const fetched = () =>
    new DOMParser().parseFromString(iconSprite([iconId('Car'), iconId('Mail')]), 'text/html');
  takeIcons(fetched());
  takeIcons(fetched());
  expect([...document.querySelectorAll('[data-icons] > path')].map(({ id }) => id)).toEqual([
    iconId('Car'),
    iconId('Mail'),
  ]);
});
