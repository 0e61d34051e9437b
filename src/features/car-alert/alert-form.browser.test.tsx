import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { messageSubset, translator } from '~/messages';
import { hydrate } from '~test/component/hydrate';
import { AlertForm, type AlertFormProps } from './alert-form';
import { alertTexts } from './alert-texts';

const textsOf = (isCar: boolean) =>
  alertTexts({ t: translator('sv'), texts: (keys) => messageSubset('sv', keys) }, isCar);
const props: AlertFormProps = {
  uid: 'u',
  ...textsOf(false),
  returned: null,
};
const email = page.getByRole('textbox', { name: 'E-post' });
const submit = page.getByRole('button');

/** The bodies that were posted. */
function posts(answer: () => Response | Promise<Response>) {
  const sent: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(new URLSearchParams(String(init.body)));
    return answer();
  });
  return sent;
}

afterEach(() => void vi.unstubAllGlobals());

test('invalid: an address that is none and a form without a wish are named, the first has the focus', async () => {
  const sent = posts(() => Response.json({}));
  const place = await hydrate(<AlertForm {...props} />);
  await email.fill('nobody');
  for (const name of ['newCars', 'priceDrops'])
    place.querySelector<HTMLInputElement>(`[name="${name}"]`)?.click();
  await submit.click();
  await expect.element(email).toHaveFocus();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Skriv en e-postadress');
  expect(place.querySelectorAll('[role="alert"] a')).toHaveLength(2);
  await email.fill('siv@post.example');
  expect(place.querySelector('[role="alert"]')).toBeNull();
  expect(sent).toEqual([]);
});

test('sending: it cannot be sent twice; thanked: what comes next has the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const sent = posts(() => promise);
  const place = await hydrate(<AlertForm {...props} />);
  await email.fill('siv@post.example');
  await submit.click();
  await expect.element(submit).toBeDisabled();
  await expect.element(submit).toMatchTextContent('Skickar');
  resolve(Response.json({}));
  await expect.poll(() => document.activeElement?.textContent).toContain('Titta i din inkorg');
  expect(place.querySelector('form')).toBeNull();
  expect(sent.map((body) => Object.fromEntries(body))).toEqual([
    { website: '', email: 'siv@post.example', newCars: 'on', priceDrops: 'on', frequency: 'now' },
  ]);
});

test.each([
  [429, {}, 'många försök'],
  [500, {}, 'kunde inte spara'],
  [503, { error: 'unavailable', reference: 'K7QX-2M9D' }, 'Referens: K7QX-2M9D'],
  [422, { problems: { x: 1 } }, 'kunde inte spara'],
])('failed: %i is said, and what was typed stays', async (status, body, text) => {
  posts(() => Response.json(body, { status }));
  await hydrate(<AlertForm {...props} {...textsOf(true)} />);
  await email.fill('siv@post.example');
  await submit.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(text);
  await expect.element(email).toHaveValue('siv@post.example');
});

test('what the server refuses stands at its field', async () => {
  posts(() => Response.json({ problems: { email: 'emailInvalid' } }, { status: 422 }));
  await hydrate(<AlertForm {...props} />);
  await email.fill('a@b.c');
  await submit.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  await expect.element(email).toHaveFocus();
});
