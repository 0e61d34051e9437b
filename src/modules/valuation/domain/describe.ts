import type { Translate } from '~/messages';
import {
  carReader,
  convertMileage,
  formatMileage,
  formatMoney,
  formatMoneyRange,
  modelWord,
  readDistanceUnit,
} from '~/modules/stock';
import type { Language, Site, ValuationSetting } from '~/sites';
import type { NamedCar, Valuation } from '../valuation';
import { type Estimate, MIN_CARS } from './estimate';

/** What a visitor reads: the estimate or that there is none, and how it comes about, a sentence or two each. */
export interface ValuationWords {
  readonly headline: string;
  readonly how: readonly string[];
}

export interface LocaleContext {
  readonly t: Translate;
  readonly language: Language;
  readonly locale: string;
}

/** The valuation in the words of the page, with mileages in the unit that its readers know. */
export function describeValuation(valuation: Valuation, site: Site, context: LocaleContext): ValuationWords {
  const { t } = context;
  const { valuation: setting } = site;
  switch (valuation.kind) {
    case 'unknown-vehicle':
      return { headline: t('valuation.unknownCar'), how: [] };
    case 'unknown-age':
      return none(valuation.car, t('valuation.unknownAge'), t);
    case 'too-few-cars':
      return none(valuation.car, t('valuation.tooFew', { count: valuation.near, needed: MIN_CARS }), t);
    case 'estimate': {
      const { low, high, car } = valuation;
      const range = moneyRange(low, high, site, context);
      return {
        headline: t('valuation.range', { car: describeCar(car), range }),
        how: setting === undefined ? [] : describeMethod(valuation, setting, site, context),
      };
    }
  }
}

const none = (car: NamedCar, why: string, t: Translate): ValuationWords => ({
  headline: t('valuation.none', { car: describeCar(car) }),
  how: [why, t('valuation.valuer')],
});

/** `Volvo V60 B4, 2021` */
const describeCar = ({ brand, model, buildYear }: NamedCar): string =>
  [`${brand} ${model}`, ...(buildYear === null ? [] : [buildYear])].join(', ');

function describeMethod(
  {
    cars,
    near,
    years,
    mileages,
    middle,
    middlePrice,
    car,
    likeModel,
  }: Estimate & { car: NamedCar; likeModel: string },
  setting: ValuationSetting,
  site: Site,
  context: LocaleContext,
): readonly string[] {
  const { t, locale } = context;
  const reader = carReader(site, context);
  const unit = readDistanceUnit(reader);
  const read = (value: number) => convertMileage({ value, unit: reader.distanceUnit }, unit);
  const distance = (value: number) => formatMileage(read(value), unit, locale);
  const money = (amount: number) => formatMoney(amount, site.currency, locale);
  const share = (value: number) => formatShare(value, locale);
  const [from, to] = mileages.map(read);
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return [
    t('valuation.cars', {
      count: cars,
      near,
      model: `${car.brand} ${modelWord(likeModel, reader)}`,
      years: years[0] === years[1] ? `${years[0]}` : years.join('–'),
      mileages:
        from === to || from === undefined
          ? distance(mileages[1])
          : `${figures.format(from)}–${distance(mileages[1])}`,
    }),
    t('valuation.adjusted', {
      perYear: share(setting.perYear),
      perDistance: share(setting.perMileage.share),
      distance: distance(setting.perMileage.distance),
    }),
    t('valuation.margin', {
      price: money(middlePrice),
      margin: share(setting.tradeMargin),
      middle: money(middle),
    }),
    t('valuation.quartiles'),
    t('valuation.noPromise'),
  ];
}

const formatShare = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** `180 000–215 000 kr` */
function moneyRange(low: number, high: number, { currency }: Site, { locale }: LocaleContext): string {
  return low === high ? formatMoney(low, currency, locale) : formatMoneyRange(low, high, currency, locale);
}
