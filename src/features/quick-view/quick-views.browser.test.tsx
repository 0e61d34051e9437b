import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { islandClicked } from '~/ui/island/island-click';
import { hydrate } from '~test/component/hydrate';
import { QuickViews } from './quick-views';

const texts = {
  close: 'Stäng',
  loading: 'Läser in',
  error: 'Error',
  errorHelp: 'Något gick fel',
  tryAgain: 'Försök igen',
  full: 'Till bilens sida',
};
const SHOWN = '<style></style><div data-quick-content=""><p>Pris 249 900 kr</p></div>';
const GONE = '<style></style><div data-quick-content="gone"><p>Har fått ett nytt hem</p></div>';

/** Each request for a quick view waits until it is answered here. */
const waiting: { readonly address: string; answer(body: string, status?: number): void }[] = [];

beforeEach(() => {
  waiting.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(
    (address, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        waiting.push({
          address: String(address),
          answer: (body, status = 200) => resolve(new Response(body, { status })),
        });
      }),
  );
});
afterEach(() => page.viewport(390, 844));

const cards = ['Volvo V60', 'Kia EV6'].map((name, at) => ({ name, href: `/kop-bil/${at + 1}/bil` }));

/** Two cards side by side, and what opens their quick views. */
async function draw() {
  const place = await hydrate(
    <>
      <ul style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {cards.map(({ name, href }) => (
          <li key={name} data-key={name} style={{ position: 'relative' }}>
            <a href={href}>{name}</a>
            <button type="button" aria-expanded="false" data-quick="">
              {`Snabbtitt på ${name}`}
            </button>
          </li>
        ))}
      </ul>
      <QuickViews texts={texts} />
    </>,
  );
  // The runtime's part: it hears the click, and wakes the island.
  place.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.quick !== undefined)
      islandClicked(target, 'quick-view');
  });
  return place;
}

const button = (name = 'Volvo V60') => page.getByRole('button', { name: `Snabbtitt på ${name}` });
const sheet = (name = 'Volvo V60') => page.getByRole('dialog', { name });
const face = (name = 'Volvo V60') => page.getByRole('group', { name });

test('loading: the name of the car, a way out, and the way to its page; one request', async () => {
  await draw();
  await button().click();
  await expect.element(sheet()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Volvo V60' })).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('Läser in');
  await expect
    .element(page.getByRole('link', { name: 'Till bilens sida' }))
    .toHaveAttribute('href', expect.stringContaining('/kop-bil/1/bil'));
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(waiting.map(({ address }) => new URL(address).pathname + new URL(address).search)).toEqual([
    '/kop-bil/1/bil?view=quick',
  ]);
  await page.getByRole('button', { name: 'Stäng' }).click();
});

test('the click that woke it opens it', async () => {
  const place = await draw();
  const opener = place.querySelector<HTMLElement>('[data-quick]');
  if (opener !== null) islandClicked(opener, 'quick-view');
  expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Volvo V60');
  await page.getByRole('button', { name: 'Stäng' }).click();
});

test('QUICK-1: shown in a dialog on a phone; "back" closes it, and the focus is where it was', async () => {
  await draw();
  await button().click();
  waiting[0]?.answer(SHOWN);
  await expect.element(sheet().getByText('Pris 249 900 kr')).toBeVisible();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  history.back();
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

test('QUICK-1, QUICK-3: shown on the other side of its card; another that is opened closes it; Escape turns back', async () => {
  await page.viewport(1440, 900);
  const place = await draw();
  await button().click();
  waiting[0]?.answer(SHOWN);
  await expect.element(face().getByText('Pris 249 900 kr')).toBeInTheDocument();
  expect(place.querySelectorAll('li:first-child > [inert]')).toHaveLength(2);
  await button('Kia EV6').click({ force: true });
  await expect.element(face()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Kia EV6' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(face('Kia EV6')).not.toBeInTheDocument();
  await expect.element(button('Kia EV6')).toHaveFocus();
  expect(place.querySelectorAll('[inert], [data-quick-open]')).toHaveLength(0);
  expect(waiting).toHaveLength(2);
});

test('gone: a car that was sold meanwhile is no failure', async () => {
  await draw();
  await button().click();
  waiting[0]?.answer(GONE, 404);
  await expect.element(sheet().getByText('Har fått ett nytt hem')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Stäng' }).click();
});

test('QUICK-4: failed: it says so, and another attempt shows the car', async () => {
  await draw();
  await button().click();
  waiting[0]?.answer('', 503);
  await expect.element(page.getByRole('alert')).toHaveTextContent('ErrorNågot gick felFörsök igen');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Volvo V60' })).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('Läser in');
  waiting[1]?.answer(SHOWN);
  await expect.element(sheet().getByText('Pris 249 900 kr')).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Stäng' }).click();
});
