import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { messageSubset } from '~/messages';
import { expectLogged } from '~test/component/expect-logged';
import { hydrate } from '~test/component/hydrate';
import { SellCarForm } from './sell-car-form';
import { SELL_CAR_KEYS, type SellCarFormProps } from './sell-car-props';

const fieldTexts = (text: string) => ({ missing: text, malformed: text, tooLong: text });
const props: SellCarFormProps = {
  uid: 'u',
  texts: messageSubset('sv', SELL_CAR_KEYS),
  rules: {
    option: fieldTexts('Välj.'),
    regno: fieldTexts('Skriv numret.'),
    milage: fieldTexts('Skriv mätarställningen.'),
    customerName: fieldTexts('Skriv ditt namn.'),
    customerPhone: fieldTexts('Skriv ditt nummer.'),
    customerEmail: fieldTexts('Skriv din adress.'),
    other: fieldTexts('För långt.'),
  },
  returned: null,
  hidden: { formName: 'NordhemSellCarForm' },
  dealer: 'Nordhem',
  phone: '08-465 00 10',
  privacy: null,
  milageUnit: 'mil',
  isValued: true,
  againHref: '/salj-bil#sell-car-form',
};

const box = (name: string) => page.getByRole('textbox', { name });
const milage = page.getByRole('spinbutton');
const send = page.getByRole('button', { name: 'Skicka uppgifterna' });
const words = { headline: 'Uppskattning: 100 000 kr', how: ['Vi har 12 bilar'] };

/** What has been posted to the two endpoints. */
function posts(
  answer: () => Response,
  value: (init: RequestInit) => Promise<Response> = async () => Response.json({ words }),
) {
  const sent = { forms: [] as { values: object }[], valuations: 0 };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/api/valuation')) {
      sent.valuations += 1;
      return value(init);
    }
    sent.forms.push(JSON.parse(String(init.body)));
    return answer();
  });
  return sent;
}

async function fill(): Promise<void> {
  await page.getByRole('radio', { name: 'Sälja bilen' }).click();
  await box('Registreringsnummer').fill('ABC123');
  await milage.fill('5000');
  await box('Namn').fill('Bo Ek');
  await box('Telefon').fill('070-174 06 05');
  await box('E-post').fill('bo@post.example');
}

/** What the form has written to the console, which nothing else writes to. */
function logged(): readonly string[] {
  const lines: string[] = [];
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(`${level} ${line}`));
  return lines;
}

// SELL-FORM-5 wants failures logged.
expectLogged('SellCarForm: not sent');
afterEach(() => vi.unstubAllGlobals());

test.each([
  [202, {}, 'info SellCarForm: sent'],
  [500, { error: 'unavailable' }, 'error SellCarForm: not sent, unavailable'],
  [422, { problems: { customerEmail: 'emailInvalid' } }, 'error SellCarForm: not sent, invalid'],
  [null, {}, 'error SellCarForm: not sent, no answer'],
])('W-606: start and end are in the console, without what was typed: %j', async (status, body, end) => {
  const lines = logged();
  posts(() => (status === null ? Response.error() : Response.json(body, { status })));
  await hydrate(<SellCarForm {...props} />);
  await fill();
  await send.click();
  await expect.poll(() => lines).toEqual(['info SellCarForm: sending', end]);
});

test('empty: nothing is estimated before plate and mileage are there', async () => {
  const sent = posts(() => Response.json({}));
  await hydrate(<SellCarForm {...props} />);
  await box('Registreringsnummer').fill('ABC123');
  await box('Namn').click();
  await expect.element(page.getByText(/^Fyll i registreringsnummer/)).toBeVisible();
  expect(sent.valuations).toBe(0);
});

test('the estimate is asked for once a pause comes, and withdrawn when another plate is typed', async () => {
  const aborted: boolean[] = [];
  const sent = posts(
    () => Response.json({}),
    ({ signal }) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => {
          aborted.push(true);
          reject(new DOMException('gone', 'AbortError'));
        });
        if (sent.valuations > 1) resolve(Response.json({ words }));
      }),
  );
  await hydrate(<SellCarForm {...props} />);
  await box('Registreringsnummer').fill('SONNY');
  await milage.fill('5000');
  await expect.element(page.getByText(/^Vi räknar på liknande bilar/)).toBeVisible();
  await box('Registreringsnummer').fill('ABC123');
  await milage.click();
  await expect.element(page.getByText('Uppskattning: 100 000 kr')).toBeVisible();
  expect(aborted).toEqual([true]);
  expect(sent.valuations).toBe(2);
  await box('Registreringsnummer').fill('');
  await milage.click();
  await expect.element(page.getByText(/^Fyll i registreringsnummer/)).toBeVisible();
});

test('a mileage with a point before its thousands is estimated as what it says', async () => {
  const estimated: unknown[] = [];
  posts(
    () => Response.json({}),
    async ({ body }) => {
      estimated.push(JSON.parse(String(body)).milage);
      return Response.json({ words });
    },
  );
  await hydrate(<SellCarForm {...props} />);
  await box('Registreringsnummer').fill('ABC123');
  await milage.click();
  await userEvent.keyboard('12.300{Tab}');
  await expect.poll(() => estimated).toEqual([12_300]);
});

test('W-597: invalid: the choice is named, has the focus, and takes its message away', async () => {
  const sent = posts(() => Response.json({}));
  await hydrate(<SellCarForm {...props} />);
  await send.click();
  const first = page.getByRole('radio', { name: 'Sälja bilen' });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAccessibleDescription('Välj.');
  await page.getByRole('radio', { name: 'Byta in bilen' }).click();
  await expect.element(first).toHaveAttribute('aria-invalid', 'false');
  expect(sent.forms).toEqual([]);
});

test('W-589, W-590: failed: 200 is no success; a number to call, and every word stays', async () => {
  const lines = logged();
  const sent = posts(() => Response.json({}, { status: 200 }));
  await hydrate(<SellCarForm {...props} />);
  await fill();
  await send.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Uppgifterna kom inte fram');
  await expect.element(page.getByRole('link', { name: /08-465 00 10/ })).toBeVisible();
  await expect.element(box('Namn')).toHaveValue('Bo Ek');
  expect(sent.forms).toHaveLength(1);
  expect(lines).toHaveLength(2);
});

test('thanked: in the place of the form, with the focus on its heading; another one begins empty', async () => {
  posts(() => Response.json({}, { status: 202 }));
  await hydrate(<SellCarForm {...props} />);
  await fill();
  await send.click();
  const title = page.getByRole('heading', { name: 'Tack, vi har fått dina uppgifter' });
  await expect.element(title).toHaveFocus();
  expect(send.elements()).toHaveLength(0);
  await page.getByRole('link', { name: 'Skicka uppgifter om en bil till' }).click();
  await expect.element(page.getByRole('radio', { name: 'Sälja bilen' })).toHaveFocus();
  await expect.element(box('Registreringsnummer')).toHaveValue('');
  await expect.element(page.getByText(/^Fyll i registreringsnummer/)).toBeVisible();
});
