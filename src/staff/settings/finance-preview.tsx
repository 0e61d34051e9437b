import { LoanExample } from '~/features/finance';
import { loanOffer } from '~/features/finance/server';
import { translator } from '~/messages';
import { type LoanPlan, plannedLoan, toMinor } from '~/modules/finance';
import { exampleQuotes, type QuoteProduct } from '~/modules/finance/server';
import { formatMoney } from '~/modules/stock';
import { type Currency, type Language, localeFor, type Site } from '~/sites';
import sides from '../layout/two-sides.module.css';
import type { StaffFrame } from '../staff.shell';
import styles from './settings.module.css';

/** A usual price of a car, in whole currency. */
const EXAMPLE_PRICE = { SEK: 250_000, NOK: 350_000, EUR: 25_000, GBP: 15_000 } as const satisfies Record<
  Currency,
  number
>;

/** What the lender of the example says of each period, where the terms leave it to the lender. */
const LENDER = { residual_percentage: 25, cash_amount_max_percentage: 65 } as const;

const NO_TEXTS = { invoice_fee_text: null, start_fee_text: null, interest_rate_text: null } as const;

interface PreviewProps {
  readonly frame: StaffFrame;
  readonly site: Site;
  readonly language: Language;
}

/** The loan of a car as its page first shows it. */
export function LoanPreview({
  frame,
  site,
  language,
  plan,
}: PreviewProps & { readonly plan: LoanPlan | null }) {
  const { t } = frame;
  if (plan === null) return <p>{t('staffSettings.setUpLender')}</p>;
  const { currency } = site;
  const price = EXAMPLE_PRICE[currency];
  const locale = localeFor(site, language);
  const lender = plan.periods.map(({ months }) => ({ months, ...LENDER }));
  const loan = plannedLoan(plan, { price, currency, lender });
  const page = { t: translator(language), locale, site, language };
  const offer =
    loan &&
    loanOffer(
      {
        car_has_loan: true,
        car_price: price,
        car_vehicle_type_code: null,
        car_price_currency: currency,
        car_loan_monthly_cost: loan.monthlyCost,
        car_loan_option: {
          title: null,
          description: null,
          disclaimer: null,
          default_monthly_cost: loan.monthlyCost,
          default_monthly_cost_text: null,
          default_contract_duration: {
            months: loan.months,
            cash_amount_min_percentage: plan.cash_amount_min_percentage,
          },
          contract_durations: loan.periods.map((period) => ({ ...period, ...NO_TEXTS })),
        },
      },
      page,
    );
  if (!offer) return <p>{t('staffSettings.noExample')}</p>;
  return (
    <>
      <p className={styles.price}>
        <span>{t('staffSettings.exampleCar', { price: formatMoney(price, currency, locale) })}</span>
        <strong>{page.t('car.perMonth', { amount: offer.monthlyCost })}</strong>
      </p>
      <LoanExample offer={offer} page={page} />
      <p className={sides.hint} lang={frame.language}>
        {t('staffSettings.lenderValues', {
          residual: LENDER.residual_percentage,
          max: LENDER.cash_amount_max_percentage,
        })}
      </p>
    </>
  );
}

/** The quotes of a car as its page first shows them: the representative example of each product. */
export function QuotesPreview({
  frame,
  site,
  language,
  products,
}: PreviewProps & { readonly products: readonly QuoteProduct[] }) {
  const price = EXAMPLE_PRICE[site.currency];
  const words = translator(language);
  return (
    <>
      <p lang={frame.language}>
        {frame.t('staffSettings.exampleCar', {
          price: formatMoney(price, site.currency, localeFor(site, language)),
        })}
      </p>
      {exampleQuotes(products, toMinor(price)).map(({ familyKey, rows }) => (
        <section key={familyKey} className={styles.quote} aria-label={words(`quote.${familyKey}`)}>
          <h3>{words(`quote.${familyKey}`)}</h3>
          <dl>
            {rows.map(({ Key, Label, DisplayValue }) => (
              <div key={Key}>
                <dt>{Label}</dt>
                <dd>{DisplayValue}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
