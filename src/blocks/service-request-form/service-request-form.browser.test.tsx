import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { messageSubset } from '~/messages';
import { hydrate } from '~test/component/hydrate';
import { ServiceRequestForm } from './service-request-form';
import { SERVICE_REQUEST_KEYS, type ServiceRequestFormProps } from './service-request-props';

const fieldTexts = (text: string) => ({ missing: text, malformed: text, tooLong: text });
const OSLO = { name: 'Nordhem Oslo', email: 'oslo@nordhem.example', geocoord: '59.928,10.84' };
const BERGEN = { name: 'Nordhem Bergen', email: 'bergen@nordhem.example', geocoord: '60.393,5.324' };
const props: ServiceRequestFormProps = {
  uid: 'u',
  texts: messageSubset('nb', SERVICE_REQUEST_KEYS),
  rules: {
    siteName: fieldTexts('Velg avdelingen.'),
    regno: fieldTexts('Skriv nummeret.'),
    date: fieldTexts('Velg en dag fra og med i dag.'),
    customerName: fieldTexts('Skriv navnet.'),
    customerPhone: fieldTexts('Skriv telefonnummeret.'),
    customerEmail: fieldTexts('Skriv e-postadressen.'),
    gdpr: fieldTexts('Vi trenger samtykket.'),
    newsletter: fieldTexts('Teksten er en annen.'),
  },
  returned: null,
  hidden: { formName: 'NordhemNorgeServiceRequestForm', typeCar: 'car' },
  data: { vehicle: 'car', dealers: [OSLO, BERGEN], near: null },
  newsletter: { label: 'Ja, gjerne', hint: 'Når du vil.', version: 'first' },
  services: [
    { value: 'Service', label: 'Service' },
    { value: 'EU-kontroll', label: 'EU-kontroll' },
  ],
  dealer: 'Nordhem Norge',
  phone: '22 00 00 00',
  privacy: null,
  firstDay: '2027-03-01',
  locale: 'nb-NO',
  distanceUnit: 'km',
  href: '/verksted#service-request-form',
};

const dealer = page.getByRole('combobox', { name: /avdeling/ });
const send = page.getByRole('button', { name: 'Send In' });
const field = (place: HTMLElement, name: string) => {
  const found = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`no ${name}`);
  return page.elementLocator(found);
};

async function fill(place: HTMLElement): Promise<void> {
  await dealer.selectOptions('Nordhem Oslo');
  await page.getByRole('checkbox', { name: 'EU-kontroll' }).click();
  await field(place, 'regno').fill('EK 12345');
  await field(place, 'date').fill('2027-03-01');
  await field(place, 'customerName').fill('Kari Nord');
  await field(place, 'customerPhone').fill('406 00 123');
  await field(place, 'customerEmail').fill('kari@post.example');
  await field(place, 'gdpr').click();
}

/** What was posted; towns are found in Bergen. */
function posts(answer: () => Response) {
  const sent: { values: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.includes('/api/places/find')) {
      const isKnown = url.includes('Bergen');
      return Response.json(isKnown ? { place: { name: 'Bergen', latitude: 60.39, longitude: 5.32 } } : {}, {
        status: isKnown ? 200 : 400,
      });
    }
    sent.push(JSON.parse(String(init?.body)));
    return answer();
  });
  return sent;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['2026-03-01T12:00:00Z', '2028-03-01T12:00:00Z'])(
  "W-636: empty: the first day is the server's today, where a device believes it is %s",
  async (now) => {
    vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
    const place = await hydrate(<ServiceRequestForm {...props} />);
    await expect.element(field(place, 'date')).toHaveAttribute('min', '2027-03-01');
    await expect.element(dealer).toHaveValue('');
    const sent = posts(() => Response.json({}, { status: 202 }));
    await fill(place);
    await send.click();
    await expect.poll(() => sent).toHaveLength(1);
  },
);

test('W-632, W-636: invalid: the first field has the focus, a day of yesterday is named', async () => {
  const sent = posts(() => Response.json({}, { status: 202 }));
  const place = await hydrate(<ServiceRequestForm {...props} />);
  await field(place, 'date').fill('2027-02-28');
  await send.click();
  await expect.element(dealer).toHaveFocus();
  await expect.element(dealer).toHaveAccessibleDescription('Velg avdelingen.');
  await expect.element(field(place, 'date')).toHaveAccessibleDescription('Velg en dag fra og med i dag.');
  await field(place, 'gdpr').click();
  await expect.element(field(place, 'gdpr')).toHaveAttribute('aria-invalid', 'false');
  expect(sent).toEqual([]);
});

test('W-641, W-642: towns are suggested from the third character on, and stay for 300 ms', async () => {
  const calls: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(String(address), location.href);
    if (pathname.startsWith('/api/')) calls.push(pathname);
    return Response.json({ suggestions: [{ text: 'Bergen', note: 'Vestland', count: null }] });
  });
  const place = await hydrate(<ServiceRequestForm {...props} />);
  const bergen = page.getByRole('option', { name: /^Bergen/ });
  await field(place, 'place').fill('Be');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(calls).toEqual([]);
  await field(place, 'place').fill('Ber');
  await expect.element(bergen).toBeVisible();
  expect(calls).toEqual(['/api/places']);
  const left = performance.now();
  field(place, 'place').element().blur();
  await expect.element(field(place, 'place')).toHaveAttribute('aria-expanded', 'false');
  expect(performance.now() - left).toBeGreaterThanOrEqual(300);
});

test('W-651: the nearest dealer of a town comes first and is selected; its error disappears; an unknown town is reported', async () => {
  posts(() => Response.json({}));
  const place = await hydrate(<ServiceRequestForm {...props} />);
  await send.click();
  await expect.element(dealer).toHaveAttribute('aria-invalid', 'true');
  await field(place, 'place').fill('Bergen');
  await page.getByRole('button', { name: 'Finn nærmeste' }).click();
  await expect.element(page.getByText(/^Nærmest Bergen: Nordhem Bergen/)).toBeVisible();
  await expect.element(dealer).toHaveValue('Nordhem Bergen');
  await expect.element(dealer).toHaveAttribute('aria-invalid', 'false');
  const texts = () => [...(dealer.element().querySelectorAll('option') ?? [])].map(({ text }) => text);
  expect(texts()[1]).toMatch(/^Nordhem Bergen \(1/);
  await field(place, 'place').fill('Xyz');
  await page.getByRole('button', { name: 'Finn nærmeste' }).click();
  await expect.poll(() => place.querySelector('[data-nearest]')?.textContent).toContain('Xyz');
  await expect.element(dealer).toHaveValue('Nordhem Bergen');
});

test('W-647: failed: in its words, with a number to call; every word stays', async () => {
  const sent = posts(() => Response.json({}, { status: 200 }));
  const place = await hydrate(<ServiceRequestForm {...props} />);
  await fill(place);
  await send.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('Noe gikk galt');
  await expect.element(page.getByRole('link', { name: /22 00 00 00/ })).toBeVisible();
  await expect.element(field(place, 'regno')).toHaveValue('EK 12345');
  await expect.element(field(place, 'gdpr')).toBeChecked();
  expect(sent[0]?.values).toMatchObject({
    siteName: 'Nordhem Oslo',
    siteEmail: 'oslo@nordhem.example',
    services: ['EU-kontroll'],
    gdpr: true,
    newsletter: false,
    newsletterVersion: 'first',
  });
});

test('W-620: thanked: in the place of the form, and an empty one again', async () => {
  posts(() => Response.json({ reference: 'K7QX-2M9DK', sentTo: 'Til Per.', next: [] }, { status: 202 }));
  const place = await hydrate(<ServiceRequestForm {...props} />);
  await fill(place);
  await send.click();
  await expect.element(page.getByRole('heading', { name: /^Takk/ })).toHaveFocus();
  await expect.element(page.getByText('K7QX-2M9DK')).toBeVisible();
  await page.getByRole('link', { name: 'Send en forespørsel til' }).click();
  await expect.element(field(place, 'regno')).toHaveValue('');
  await expect.element(dealer).toHaveFocus();
});

test('other words beside the box than were agreed to: they are shown, unticked, and sent when they are ticked again', async () => {
  const newsletter = { label: 'Ja, hver dag', hint: 'Ofte.', version: 'second' };
  const sent = posts(() =>
    Response.json({ problems: { newsletter: 'newsletterChanged' }, newsletter }, { status: 422 }),
  );
  const place = await hydrate(<ServiceRequestForm {...props} />);
  await fill(place);
  await page.getByRole('checkbox', { name: /^Ja, gjerne/ }).click();
  await send.click();
  const box = page.getByRole('checkbox', { name: /^Ja, hver dag/ });
  await expect.element(box).toHaveFocus();
  await expect.element(box).not.toBeChecked();
  await expect.element(box).toHaveAccessibleDescription('Ofte. Teksten er en annen.');
  await expect.element(field(place, 'regno')).toHaveValue('EK 12345');
  await expect.element(field(place, 'gdpr')).toBeChecked();
  await box.click();
  await expect.element(box).toHaveAccessibleDescription('Ofte.');
  await send.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ values }) => [values.newsletter, values.newsletterVersion])).toEqual([
    [true, 'first'],
    [true, 'second'],
  ]);
});

test('a dealer that is chosen while the town is looked up stays chosen', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const place = await hydrate(<ServiceRequestForm {...props} />);
  await field(place, 'place').fill('Bergen');
  place.querySelector<HTMLFormElement>('[data-place-form]')?.requestSubmit();
  await dealer.selectOptions('Nordhem Oslo');
  answer.resolve(Response.json({ place: { name: 'Bergen', latitude: 60.39, longitude: 5.32 } }));
  await expect.element(page.getByText(/Nordhem Bergen.*km/).first()).toBeInTheDocument();
  // What is drawn is followed by what was chosen.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(dealer).toHaveValue('Nordhem Oslo');
});
