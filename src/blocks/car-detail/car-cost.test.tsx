import { describe, expect, test } from 'vitest';
import { demoCars } from '~/demo/stock';
import type { FoundCar } from '~/features/car-detail/car-data';
import { loanOffer } from '~/features/finance/loan-example/loan-offer';
import type { CarRecord } from '~/modules/stock';
import { renderBlock, testPage } from '~test/block';
import { block } from './car-detail.block';
import { view } from './car-detail.view';

const cars = [...demoCars('automotive-se', '2026-03-02', 400)];
const page = testPage();
const html = (data: FoundCar) => renderBlock(block, view, {}, { data, page });
/** What is in the page, without tags and with plain spaces. */
const words = (markup: string) =>
  markup
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('what a car costs', () => {
  const dataOf = (fits: (car: CarRecord) => boolean): FoundCar => {
    const car = cars.find(fits);
    if (car === undefined) throw new Error('the demo has no such car');
    return {
      kind: 'car',
      car,
      facility: null,
      crumbs: [],
      loan: loanOffer(car, page),
      lowestPrice: 199900,
      receiver: null,
      dealers: [],
      similar: [],
    };
  };

  test('V-242, V-243: is with VAT, but without for a light commercial vehicle', () => {
    expect(words(html(dataOf((car) => car.car_vehicle_type_code === 'PC')))).toContain('inkl. moms');
    const van = words(html(dataOf((car) => car.car_vehicle_type_code === 'LCV')));
    expect(van).toContain('exkl. moms');
  });

  test('V-231, V-232, V-236: reduced, stands beside the ordinary price and the lowest of thirty days', () => {
    const data = dataOf((car) => car.car_has_campaign_price === true);
    const text = words(html(data));
    expect(text).toContain('Lägsta pris de senaste 30 dagarna: 199 900 kr');
    expect(html(data)).toMatch(/<s[ >]/);
    const usual = html({ ...data, car: { ...data.car, car_has_campaign_price: false } });
    expect(usual).not.toMatch(/<s[ >]/);
    expect(words(usual)).not.toContain('Lägsta pris');
  });

  test('V-004, V-046, V-239: by loan, never stands without the effective rate, the example and the warning', () => {
    const data = dataOf((car) => car.car_has_loan === true);
    const text = words(html(data));
    expect(data.loan).not.toBeNull();
    for (const part of [
      'Effektiv ränta',
      'Representativt exempel',
      'Att låna kostar pengar!',
      data.loan?.effectiveRate ?? '?',
    ]) {
      expect(text).toContain(part.replaceAll('\u00a0', ' '));
    }
    expect(text).not.toMatch(/\{\d\}/);
    const without = words(html({ ...data, loan: null }));
    expect(without).not.toContain('Effektiv ränta');
    expect(without).not.toContain('Att låna kostar pengar');
  });

  test('V-047, V-237, V-238, V-253: by leasing, is one card for each kind that is offered', () => {
    const data = dataOf((car) => car.car_has_privateleasing === true && car.car_has_companyleasing === true);
    const both = html(data);
    expect(both).toContain('id="uid-Private"');
    expect(both).toContain('id="uid-Company"');
    expect(words(both)).toMatch(/Företagsleasing.*exkl\. moms/);
    const company = html({ ...data, car: { ...data.car, car_has_privateleasing: false } });
    expect(company).not.toContain('id="uid-Private"');
    const own = html({ ...data, car: { ...data.car, car_has_companyleasing: false } });
    expect(own).not.toContain('id="uid-Company"');
  });

  test('V-046, V-047: by loan and each kind of leasing, stands in the column that stays in view and leads to the cards', () => {
    const data = dataOf((car) => car.car_has_privateleasing === true && car.car_has_companyleasing === true);
    const option = { ...data.car.car_leasing_options[0], title: null, description: null, asterix: null };
    const costing = (leasing_type: 'Private' | 'Company', monthly_cost: number | null) => ({
      duration: 36,
      mileage: 1500,
      monthly_cost_text: null,
      ...option,
      leasing_type,
      monthly_cost,
    });
    const column = (car: Partial<CarRecord>) => {
      const markup = html({ ...data, car: { ...data.car, ...car } });
      const start = markup.indexOf('<h1');
      const end = markup.indexOf('href="#contact-form"', start);
      return [...markup.slice(start, end).matchAll(/<a href="#finance">.*?<\/p>/g)].map(([line]) =>
        words(line).trim(),
      );
    };
    const one = column({
      car_has_loan: true,
      car_leasing_options: [costing('Private', 5895), costing('Company', 4595)],
    });
    expect(one.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^Billån .+\/mån Effektiv ränta .+ %$/),
      'Privatleasing 5 895 kr/mån inkl. moms',
      'Företagsleasing 4 595 kr/mån exkl. moms',
    ]);
    const several = column({
      car_leasing_options: [costing('Private', 5895), costing('Private', 4995), costing('Company', null)],
    });
    expect(several.slice(1)).toEqual(['Privatleasing Från 4 995 kr/mån inkl. moms', 'Företagsleasing']);
    expect(column({ car_has_privateleasing: false, car_has_companyleasing: false }).slice(1)).toEqual([]);
  });

  test('and where it cannot be said, is asked for', () => {
    const data = dataOf(() => true);
    const markup = html({
      ...data,
      loan: null,
      car: { ...data.car, car_price: null, car_price_text: null, car_leasing_options: [] },
    });
    expect(words(markup)).toContain('Fråga oss om pris');
    expect(words(markup)).not.toContain('moms');
  });
});
