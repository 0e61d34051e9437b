import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { demoSites } from '~/demo/group';
import { EMAIL_PATTERN, PHONE_PATTERN } from '~/features/request-form/fields/patterns';
import { RequestForm, type RequestFormProps } from '~/features/request-form/request-form';
import {
  carReceiver,
  dealerChoices,
  formNameOf,
  sentStateOf,
} from '~/features/request-form/request-form-model';
import { carRecordSchema } from '~/modules/stock';
import type { FormState } from '~/page/contract';
import { readPhone } from '~/platform/phone';
import { siteByKey } from '~/sites';
import { islandProps, renderBlock, testPage } from '~test/block';
import { block } from './contact-form.block';
import { load } from './contact-form.data';
import { view } from './contact-form.view';

const facilities = demoSites('automotive-se', '2026-03-02');
const [facility] = facilities;
if (facility === undefined) throw new Error('the demo has no facility');

const formState = (state: Partial<FormState>): FormState => ({
  formName: 'NordhemCarContactForm',
  outcome: 'invalid',
  values: {},
  problems: {},
  message: null,
  reference: null,
  ...state,
});

const form = (props: Partial<RequestFormProps> = {}, state: FormState | null = null) =>
  renderToString(
    <RequestForm
      page={testPage({ form: state, path: '/kop-bil/7/volvo-v60' })}
      kind="CarContactForm"
      uid="u"
      car={{ id: '7', title: 'Volvo V60' }}
      receiver={{ name: 'Ada Ek', email: 'ada@nordhem.example' }}
      dealer="Nordhem Kista"
      phone="08-465 00 10"
      {...props}
    />,
  );

describe('the form in HTML', () => {
  test('V-312, V-313, V-314, V-315, V-317, V-318, V-326, V-359, V-360, V-365, V-361, V-367, V-437, V-438, V-440, V-444: posts where requests are taken, with what it is about and who reads it', () => {
    const html = form();
    expect(html).toContain('method="post"');
    expect(html).toContain('action="/api/forms/comhub"');
    for (const [name, value] of [
      ['formName', 'NordhemCarContactForm'],
      ['carId', '7'],
      ['car', 'Volvo V60'],
      ['toName', 'Ada Ek'],
      ['toEmail', 'ada@nordhem.example'],
      ['sourceUrl', '/kop-bil/7/volvo-v60'],
    ]) {
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    }
    expect(html).toMatch(/<input(?=[^>]*name="website")(?=[^>]*tabindex="-1")(?=[^>]*autocomplete="off")/i);
    expect(html).toMatch(/<textarea[^>]*name="message"/);
    expect(html).not.toMatch(/<textarea[^>]*required/);
    expect(html).toMatch(/<input[^>]*required=""[^>]*type="tel"/);
    for (const name of ['name', 'phone', 'email'])
      expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*required="")`));
    for (const name of ['quote', 'testDrive'])
      expect(html).toMatch(
        new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*type="checkbox")(?![^>]*checked)`),
      );
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('disabled=""');
  });

  test('V-052, V-053, V-054: has the anchors that its links lead to', () => {
    for (const id of ['contact-form', 'contact-quote', 'contact-testdrive'])
      expect(form()).toContain(`id="${id}"`);
  });

  test('V-316, V-368, V-369, V-370: asks for a dealer only where there are some to choose from', () => {
    expect(form()).not.toContain('name="siteName"');
    const html = form({ dealers: dealerChoices(facilities.slice(0, 2), 'Volvo') });
    expect(html).toMatch(/<select[^>]*required=""[^>]*name="siteName"/);
    expect(html).toContain('välj säljare *');
  });

  test.each([
    ['automotive-se', 'sv', 'Din förfrågan kom inte fram', 'Något saknas'],
    ['automotive-uk', 'en-GB', 'Your request did not get through', 'Something is missing'],
    ['carstore-fi', 'fi', 'Pyyntösi ei mennyt perille', 'puuttuu'],
  ] as const)(
    'V-371, V-488: on %s what failed or is missing is said in %s',
    (key, language, failed, missing) => {
      const html = form({ page: testPage({ site: siteByKey(key), language }) });
      const { texts } = islandProps(html).texts;
      expect(texts.carDetailFormError).toContain(failed);
      expect(texts.invalidInput).toContain(missing);
    },
  );

  test('a source with letters beyond ASCII is an address', () => {
    const page = testPage({ path: '/bilar/ö' });
    expect(form({ page })).toContain('value="/bilar/%C3%B6"');
  });
});

describe('a form sent without JavaScript', () => {
  test('comes back with its errors, each a link to its field, and what was typed', () => {
    const html = form(
      {},
      formState({
        values: { carId: '7', name: 'Ada', phone: '12', quote: 'on' },
        problems: { phone: 'Skriv ett telefonnummer.' },
        message: 'Något saknas.',
      }),
    );
    expect(html).toContain('Något saknas.');
    expect(html).toContain('<a href="#u-phone"');
    expect(html).toMatch(/<input(?=[^>]*name="phone")(?=[^>]*aria-invalid="true")(?=[^>]*value="12")/);
    expect(html).toMatch(/<input(?=[^>]*name="quote")(?=[^>]*checked="")/);
    expect(html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Ada")/);
  });

  test('that failed says so with a reference and a number to call', () => {
    const html = form({}, formState({ outcome: 'failed', message: 'Det gick inte.', reference: 'K7QX' }));
    expect(html).toContain('Det gick inte.');
    expect(html).toContain('K7QX');
    expect(html).toContain('href="tel:084650010"');
  });

  test('that was sent is thanked for, with what happens next', () => {
    const html = form({}, formState({ outcome: 'sent' }));
    expect(html).toContain('role="status"');
    expect(html).toContain('Den har skickats till Nordhem Kista.');
    expect(html).not.toContain('<textarea');
  });

  test('belongs to the form of its name, car and facility', () => {
    const own = { formName: 'NordhemsmartContactForm', carId: '', siteId: 'A1' };
    const page = (state: FormState) => ({ form: state });
    expect(sentStateOf(page(formState({ formName: 'NordhemsmartContactForm' })), own)).not.toBeNull();
    expect(
      sentStateOf(page(formState({ formName: own.formName, values: { siteId: 'B2' } })), own),
    ).toBeNull();
    expect(sentStateOf(page(formState({})), own)).toBeNull();
  });
});

describe('names and receivers', () => {
  test('V-438: a form is named after its site, without spaces', () => {
    expect(formNameOf(siteByKey('smart-se'), 'ContactForm')).toBe('NordhemsmartContactForm');
    for (const key of ['automotive-se', 'automotive-uk', 'carstore-fi'] as const)
      expect(formNameOf(siteByKey(key), 'CarContactForm')).toMatch(/^Nordhem\w*CarContactForm$/);
  });

  test('V-247, V-248, V-443, V-446: of a car: its seller, its department, its facility', () => {
    const car = carRecordSchema.parse({ car_id: '1', car_brand: 'Volvo', car_model: 'V60' });
    expect(
      carReceiver({ ...car, car_sellers: [{ name: 'Bo', email: 'bo@x.example', phone: null }] }, facility),
    ).toEqual({
      name: 'Bo',
      email: 'bo@x.example',
    });
    const department = facility.site_departments.find(({ erp_id, email }) => erp_id !== '' && email !== '');
    const [company = '', number = ''] = department?.erp_id.split('.') ?? [];
    expect(
      carReceiver({ ...car, car_companyerpid: company, car_departmenterpid: number }, facility)?.email,
    ).toBe(department?.email);
    expect(carReceiver(car, facility)?.email).toBe(facility.site_email);
    expect(carReceiver(car, undefined)).toBeNull();
  });

  test('V-445: of a sample car: the new-cars department of the dealer', () => {
    const seller = facilities.find(({ site_departments }) =>
      site_departments.some(({ group }) => group === 'New cars'),
    );
    const department = seller?.site_departments.find(({ group }) => group === 'New cars');
    const brand = department?.brands[0]?.name ?? '';
    const [choice] = dealerChoices(seller === undefined ? [] : [seller], brand);
    expect(choice?.receiver?.email).toBe(department?.email || seller?.site_email);
    expect(dealerChoices([facility], 'Trabant')[0]?.receiver).toBeNull();
  });
});

test.each([
  '12345',
  '123456',
  '+46 70 123 45 67',
  '1'.repeat(20),
  '1'.repeat(21),
  'abc',
  '++46123456',
  '070-174 06 05',
  '      ',
  '+46 (0)70 174 06 05',
  '0905/123 456',
  '0905.123.456',
  '(+46) 70-174 06 05',
  '(+46) (0)70 174 06 05',
  '\u202a+46 70 174 06 05\u202c',
  '070\u2212174\u00a006\u202f05',
  '+46+701740605',
])('V-362, V-363, V-364: the browser and the server agree on the phone number "%s"', (phone) => {
  const taken = new RegExp(`^(?:${PHONE_PATTERN})$`, 'v').test(phone);
  expect(taken).toBe(readPhone(phone, 'SE').ok);
});

test.each([
  ['a', false],
  ['a@b', false],
  ['a b@c.se', false],
  ['a@b.se', true],
  ['a.b@c.d.example', true],
])('V-366: %s as an e-mail address: %s', (email, taken) => {
  expect(new RegExp(`^(?:${EMAIL_PATTERN})$`, 'v').test(email)).toBe(taken);
});

describe('the block', () => {
  const services = {
    facilities: { bySiteId: (_: string, id: string) => facilities.find((each) => each.site_id === id) },
  };
  const loadFor = (SiteId: string) => {
    const outcome = load({
      fields: { SiteId },
      page: testPage(),
      // The loader asks for nothing else.
      services: { facilities: { ...unused, ...services.facilities } },
    });
    if (outcome.kind !== 'data') throw new Error('no data');
    return outcome.data;
  };
  const unused = {
    indexes: [],
    search: () => ({ facet: [], content: [], total_items: 0, limit: 0, offset: 0 }),
    facetMap: () => [],
    bySlug: () => undefined,
    forBrand: () => [],
    imported: () => Promise.reject(new Error('unused')),
    all: () => [],
    replaceAll: () => Promise.reject(new Error('unused')),
    onChange: () => () => undefined,
    catchUp: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };

  test('writes to the facility that the editor chose, else to the site', () => {
    expect(loadFor(facility.site_id)).toMatchObject({
      siteId: facility.site_id,
      receiver: { email: facility.site_email },
    });
    expect(loadFor('gone')).toMatchObject({
      siteId: '',
      receiver: { email: 'kundservice@nordhem.example' },
      dealer: 'Nordhem',
    });
  });

  test('has its title as the name of its section', () => {
    const html = renderBlock(block, view, { Title: 'Skriv till oss' }, { data: loadFor('') });
    expect(html).toContain('aria-labelledby="uid-title"');
    expect(html).toContain('value="NordhemContactForm"');
    expect(html).not.toContain('name="quote"');
  });

  test('is where links on the page lead that name its anchor; what is no name is none', () => {
    const html = (Anchor: string) => renderBlock(block, view, { Anchor }, { data: loadFor('') });
    expect(html('ring-mig')).toContain('<section id="ring-mig"');
    for (const bad of ['', '"x', '1', 'Ring mig']) expect(html(bad)).not.toMatch(/<section[^>]* id=/);
  });
});
