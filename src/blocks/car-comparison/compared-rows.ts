import { keyFacts, technicalRows } from '~/features/car-detail/server';
import { writeFigures } from '~/features/finance/browser';
import { defaultLoan, moneyText } from '~/features/finance/server';
import { distanceText, recordWord } from '~/features/record-text';
import type { CarRecord } from '~/modules/stock';
import type { PageContext } from '~/page/contract';
import type { ComparedCar } from './car-comparison.data';
import { alignFacts, type ComparedRow, type Fact, hasValue, rowOf } from './rows';

type TextContext = Pick<PageContext, 't' | 'locale' | 'language' | 'site'>;

/** Facts of the cars, without chassis numbers. */
export function factRows(cars: readonly ComparedCar[], page: TextContext): readonly ComparedRow[] {
  const { t } = page;
  const chassis = t('field.car_chassino');
  const word = (name: 'car_condition' | 'car_site_city', value: string | null): readonly Fact[] => {
    if (value === null) return [];
    const { text, isUntranslated } = recordWord(page, name, value);
    return [
      { label: t(`field.${name}`), value: text, ...(isUntranslated && { lang: page.site.languages[0] }) },
    ];
  };
  return alignFacts(
    cars.map(({ car }) =>
      [
        ...word('car_condition', car.car_condition),
        // A sample car has no data of its own (CAR-PAGE-6).
        ...(car.car_is_sample === true ? [] : [...keyFacts(car, page), ...technicalRows(car, page)]),
        ...(car.car_site_name === null ? [] : [{ label: t('field.car_site_id'), value: car.car_site_name }]),
        ...word('car_site_city', car.car_site_city),
      ].filter(({ label }) => label !== chassis),
    ),
  );
}

/**
 * The loan of each car at its default values, and private leasing. A car without an effective rate has no loan figures:
 * a cost must not be shown without it (konsumentkreditlagen 7 §).
 */
export function financeRows(cars: readonly ComparedCar[], page: TextContext): readonly ComparedRow[] {
  const { t, site } = page;
  const loans = cars.map(({ car, loan }) => (loan === null ? null : loanFigures(car, page)));
  const leasing = cars.map(({ car }) => (site.features.leasing ? leasingText(car, page) : null));
  const perMonth = (amount: string) => t('car.perMonth', { amount });
  const row = (label: string, value: (figures: NonNullable<(typeof loans)[number]>) => string) =>
    rowOf(
      label,
      loans.map((figures) => (figures === null ? null : value(figures))),
    );
  return [
    row(t('field.car_loan_monthly_cost'), ({ monthly }) => perMonth(monthly)),
    row(t('finance.effectiveRate'), ({ effective }) => effective),
    row(t('finance.nominalRate'), ({ nominal }) => nominal),
    row(t('finance.period'), ({ months }) => t('finance.months', { count: Number(months) })),
    row(t('finance.downPayment'), ({ downPayment }) => downPayment),
    row(t('finance.loanAmount'), ({ amount }) => amount),
    row(t('finance.residual'), ({ residual }) => residual),
    row(t('finance.total'), ({ total }) => total),
    rowOf(t('finance.privateLeasing'), leasing),
  ].filter(hasValue);
}

function loanFigures(car: CarRecord, page: TextContext) {
  const figures = defaultLoan(car);
  return figures === null
    ? null
    : writeFigures(figures, moneyText(page, car.car_price_currency), page.locale);
}

function leasingText(car: CarRecord, page: TextContext): string | null {
  const [cheapest] = car.car_leasing_options
    .filter(({ leasing_type, monthly_cost }) => leasing_type === 'Private' && monthly_cost !== null)
    .toSorted((a, b) => (a.monthly_cost ?? 0) - (b.monthly_cost ?? 0));
  const cost = cheapest?.monthly_cost ?? car.car_privateleasing_monthly_cost;
  if (car.car_has_privateleasing !== true || cost === null) return null;
  const { t } = page;
  const { duration = null, mileage = null } = cheapest ?? {};
  return [
    t('car.perMonth', { amount: moneyText(page, car.car_price_currency)(cost) }),
    duration === null ? null : t('finance.months', { count: duration }),
    mileage === null ? null : distanceText(page, mileage),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
