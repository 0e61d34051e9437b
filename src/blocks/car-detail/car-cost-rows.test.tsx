import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import { pageOf, wordsOf } from '~test/car-page-rows';

describe('what it costs', () => {
  const priced = { car_price: 249_900, car_price_text: '249 900 kr', car_price_currency: 'SEK' };

  test('V-044, V-233, V-234: the price in the record’s words below its own title', () => {
    expect(wordsOf(pageOf(priced))).toMatch(/Pris 249 900 kr inkl\. moms/);
    expect(wordsOf(pageOf({ ...priced, car_price_title: 'Kontantpris' }))).toContain(
      'Kontantpris 249 900 kr',
    );
  });

  test('V-242: a title that names the VAT says it for the price', () => {
    const van = { ...priced, car_vehicle_type_code: 'LCV' };
    expect(wordsOf(pageOf(van))).toMatch(/Pris 249 900 kr exkl\. moms/);
    const titled = wordsOf(pageOf({ ...van, car_price_title: 'Pris exkl. moms' }));
    expect(titled).toMatch(/Pris exkl\. moms 249 900 kr (?!exkl)/);
  });

  test('the buttons that save and compare name the version too, and remember brand and model', () => {
    const html = pageOf({ ...priced, car_brand: 'Volvo', car_model: 'V60', car_version: 'B4 Plus' });
    expect(html).toContain('aria-label="Spara Volvo V60 B4 Plus"');
    expect(html).toContain('aria-label="Jämför Volvo V60 B4 Plus"');
    expect(html).toContain('data-title="Volvo V60"');
  });

  test.each([
    ['automotive-se', 'sv', 'sv-SE', 'SEK', '249\u00a0900\u00a0kr'],
    ['automotive-no', 'nb', 'nb-NO', 'NOK', '249\u00a0900\u00a0kr'],
    ['automotive-uk', 'en-GB', 'en-GB', 'GBP', '£249,900'],
    ['carstore-fi', 'fi', 'fi-FI', 'EUR', '249\u00a0900\u00a0€'],
    ['carstore-se', 'sv', 'sv-SE', null, '249\u00a0900\u00a0kr'],
  ] as const)(
    'V-235, V-516, V-517: on %s in %s an amount of %s%s is written %s',
    (key, language, locale, currency, written) => {
      const at = testPage({ site: siteByKey(key), language, locale });
      const html = pageOf({ car_price: 249_900, car_price_currency: currency }, at);
      expect(html.replaceAll('\u202f', '\u00a0')).toContain(written);
      expect(html).not.toContain('SEK 249');
    },
  );

  test('V-231, V-232, V-236: a reduced price is prominent, the ordinary one struck; without the flag neither', () => {
    const fields = {
      ...priced,
      car_price: 229_900,
      car_price_text: '229 900 kr',
      car_campaign_price: 229_900,
      car_retail_price: 249_900,
      car_retail_price_text: '249 900 kr',
      car_has_campaign_price: true,
    };
    expect(pageOf(fields)).toMatch(/<s[ >].*249 900 kr.*<\/s>/s);
    expect(pageOf({ ...fields, car_has_campaign_price: false })).not.toMatch(/<s[ >]/);
  });
});

describe('leasing and loan', () => {
  const option = {
    title: 'Trygg leasing',
    leasing_type: 'Private',
    monthly_cost: 3995,
    duration: 36,
    mileage: 1500,
    description: 'Service ingår.',
    asterix: '* Ränta kan ändras.',
  };
  const leased = { car_has_privateleasing: true, car_leasing_options: [option] };

  test('V-252, V-254, V-255, V-256, V-257, V-258: an option says what, how much, how long and how far', () => {
    const html = pageOf(leased);
    const words = wordsOf(html);
    for (const part of ['Trygg leasing', '3 995 kr/mån', '36 månader', '1 500 mil', 'Service ingår.'])
      expect(words).toContain(part);
    const [, note] = /aria-describedby="([^"]+-note)"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`id="${note}"[^>]*>\\* Ränta kan ändras\\.`));
  });

  test('V-253: private and company stand apart, the company’s without VAT', () => {
    const company = { ...option, leasing_type: 'Company', title: 'Företag' };
    const both = { ...leased, car_has_companyleasing: true, car_leasing_options: [option, company] };
    expect(wordsOf(pageOf(both))).toMatch(/Privatleasing.*inkl\. moms.*Företagsleasing.*exkl\. moms/);
  });

  const loan = {
    car_has_loan: true,
    car_price: 249_900,
    car_loan_option: {
      title: 'Nordhem Billån',
      description: 'Rörlig ränta.',
      default_monthly_cost: 2820,
      default_contract_duration: { months: 36, cash_amount_min_percentage: 20 },
      contract_durations: [
        {
          months: 36,
          residual_percentage: 50,
          cash_amount_max_percentage: 40,
          invoice_fee: 59,
          start_fee: 695,
          interest_rate: 4.95,
        },
      ],
      disclaimer: null,
    },
  };

  test('V-259, V-260, V-261, V-271, V-272, V-273: the loan has title, text, cost, rate and months', () => {
    const words = wordsOf(pageOf(loan));
    for (const part of ['Nordhem Billån', 'Rörlig ränta.', '2 820 kr/mån', '4,95 %', '36 månader'])
      expect(words).toContain(part);
  });

  test('V-388: a single period is shown as text, without a slider', () => {
    const html = pageOf(loan);
    expect(html).toMatch(/<input(?=[^>]* type="range")[^>]* aria-label="Kontantinsats"/);
    expect(html).not.toContain('step="12"');
  });

  test('V-274: words of a loan without terms are shown, with the warning and without a cost', () => {
    const html = pageOf({
      car_has_loan: true,
      car_loan_description: 'Fråga oss om billån.',
      car_loan_monthly_cost: 2820,
    });
    expect(html).toContain('Fråga oss om billån.');
    expect(html).toContain('Att låna kostar pengar!');
    expect(wordsOf(html)).not.toContain('2 820');
    expect(pageOf({ car_has_loan: false, car_loan_description: 'Fråga oss om billån.' })).not.toContain(
      'Fråga oss om billån.',
    );
  });
});
