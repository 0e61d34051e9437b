import { expect, test } from 'vitest';
import { updateSurroundings } from './update-surroundings';

const CRUMBS =
  '<nav><ol><li><a href="/">Start</a></li><li><a href="/lager">Alla bilar</a></li><li><span aria-current="page">Volvo</span></li></ol></nav>';

/** The list of one make, and what brings another list in its place. */
function open(): (heading: string, address: string) => void {
  document.body.innerHTML = `${CRUMBS}<section aria-labelledby="u-title"><h1 id="u-title">Volvo</h1><form></form></section>`;
  return (heading, address) => {
    const fresh = document.createElement('section');
    fresh.setAttribute('aria-labelledby', 'u-title');
    fresh.dataset.heading = heading;
    const [form] = document.forms;
    if (form !== undefined) updateSurroundings(form, fresh, new URL(address, location.href));
  };
}
const crumbsNow = () =>
  [...document.querySelectorAll<HTMLElement>('nav li')]
    .filter((each) => !each.hidden)
    .map((each) => each.textContent);
const current = () => document.querySelector('nav li:not([hidden]) [aria-current="page"]')?.textContent;

test('CRUMB-2: heading and crumbs name one make while the list has one', () => {
  const show = open();
  show('Alla bilar i lager', '/lager?car_brand=BMW&car_brand=Volvo');
  expect(document.querySelector('h1')?.textContent).toBe('Alla bilar i lager');
  expect([crumbsNow(), current()]).toEqual([['Start', 'Alla bilar'], 'Alla bilar']);
  show('Volvo', '/lager/volvo');
  expect(document.querySelector('h1')?.textContent).toBe('Volvo');
  expect([crumbsNow(), current()]).toEqual([['Start', 'Alla bilar', 'Volvo'], 'Volvo']);
  expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1);
});
