import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { messageSubset } from '~/messages';
import { clearPage, hydrate } from '~test/component/hydrate';
import { CONTACT_KEYS, ContactForm, type ContactFormProps } from '../contact-form';

const props: ContactFormProps = {
  uid: 'u',
  texts: messageSubset('sv', CONTACT_KEYS),
  rules: {},
  returned: null,
  hidden: { formName: 'NordhemCarContactForm', carId: '7' },
  calculation: null,
  isAboutCar: true,
  drive: { times: '/times', page: '/page' },
  dealers: [],
  dealerTexts: null,
  dealer: 'Nordhem Kista',
  phone: null,
  privacy: null,
};

const dayOf = (date: string, times: readonly string[]) => ({
  date,
  label: date,
  times: times.map((time) => ({ value: `${date}T${time}`, label: time })),
});
const free = (days: readonly ReturnType<typeof dayOf>[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ days }));
const DAYS = [dayOf('2026-11-30', ['09:00', '10:00']), dayOf('2026-12-01', ['09:00', '10:00'])];

const chosen = () => document.querySelector<HTMLInputElement>('[name="driveTime"]:checked')?.value;
function leave(): void {
  dispatchEvent(new Event('pagehide'));
  clearPage();
}

async function choose(): Promise<void> {
  await hydrate(<ContactForm {...props} />);
  await page.getByLabelText('Jag vill provköra').click();
  await page.getByLabelText('Dag').selectOptions('2026-12-01');
  await page.getByText('10:00').click();
  expect(chosen()).toBe('2026-12-01T10:00');
  leave();
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('REQUEST-6: a time that was chosen is chosen again, in its day, when the page is loaded again', async () => {
  free(DAYS);
  await choose();
  await hydrate(<ContactForm {...props} />);
  await expect.poll(chosen).toBe('2026-12-01T10:00');
  await expect.element(page.getByLabelText('Dag')).toHaveValue('2026-12-01');
  // What the visitor says now is what is stored next.
  await page.getByText('09:00').click();
  leave();
  await hydrate(<ContactForm {...props} />);
  await expect.poll(chosen).toBe('2026-12-01T09:00');
});

test('REQUEST-6: a page that is left before its times have come loses none', async () => {
  free(DAYS);
  await choose();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await hydrate(<ContactForm {...props} />);
  await expect.element(page.getByText('Hämtar lediga tider …')).toBeVisible();
  leave();
  free(DAYS);
  await hydrate(<ContactForm {...props} />);
  await expect.poll(chosen).toBe('2026-12-01T10:00');
});

test('the times come into the room that was left for them', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  await page.viewport(1280, 900);
  await hydrate(<ContactForm {...props} />);
  await page.getByLabelText('Jag vill provköra').click();
  await expect.element(page.getByText('Hämtar lediga tider …')).toBeVisible();
  const below = () => document.querySelector('[name="message"]')?.getBoundingClientRect().top ?? 0;
  const before = below();
  const times = Array.from(
    { length: 14 },
    (_, at) => `${8 + Math.floor(at / 2)}:${at % 2 === 0 ? '00' : '30'}`,
  );
  answer.resolve(Response.json({ days: [dayOf('2026-11-30', times)] }));
  await expect.element(page.getByLabelText('Dag')).toBeVisible();
  expect(Math.abs(below() - before)).toBeLessThan(60);
});

test('REQUEST-6: it is said that the time has been taken since', async () => {
  free(DAYS);
  await choose();
  free(DAYS.slice(0, 1));
  await hydrate(<ContactForm {...props} />);
  await expect.element(page.getByText('Den tiden är inte ledig längre. Välj en annan.')).toBeVisible();
  expect(chosen()).toBe('');
});
