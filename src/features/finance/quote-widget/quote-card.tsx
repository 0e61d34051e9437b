import { useMemo, useRef } from 'react';
import { type MessageSubset, translatorOver } from '~/messages/translate';
import type { Quotation } from '~/modules/finance/server';
import { LinkButton } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Disclosure } from '~/ui/disclosure';
import { LoanWarning } from '~/ui/text/loan-warning';
import frame from '../loan-example/finance-card.module.css';
import { QuoteControls } from './quote-controls';
import { detailsOf, headlineOf, messagesOf, resultText } from './quote-model';
import type { QuoteOffer } from './quote-offer';
import type { QuoteStore } from './quote-store';
import styles from './quote-widget.module.css';
import type { QuoteKey, QuoteTexts } from './texts';
import { useQuote } from './use-quote';

export interface QuoteCardProps {
  readonly offer: QuoteOffer;
  readonly locale: string;
  readonly texts: MessageSubset<QuoteKey>;
  readonly warning: { readonly heading: string; readonly body: string };
  readonly uid: string;
}

/** The request form of the car's page. */
const REQUEST_FORM = '#contact-quote';

/** Shown for a figure that is not known yet. */
const UNKNOWN = '–';

/**
 * Monthly payment and APR, controls, and always with them the representative example (FCA CONC 3.5.5R) and the notice
 * (QUOTE-5). Every figure comes from the quote service. Without script it shows the default values and hides the controls.
 */
export function QuoteCard({ offer, locale, texts, warning, uid }: QuoteCardProps) {
  const t = useMemo(() => translatorOver(texts), [texts]);
  const [store, dispatch] = useQuote(offer);
  const quotation = store.quoted?.quotation ?? null;
  const headline = quotation === null ? { payment: UNKNOWN, apr: UNKNOWN } : headlineOf(quotation, locale);
  const apply = quotation?.Finance.Quote.QuoteActions.Apply ?? null;
  return (
    <section
      className={classNames(frame.card, styles.card)}
      aria-labelledby={`${uid}-title`}
      data-state={stateOf(store, quotation)}
    >
      <h2 id={`${uid}-title`} className={frame.title}>
        {t('quote.title')}
      </h2>
      <dl className={styles.rates}>
        <div>
          <dt>{t('finance.monthlyCost')}</dt>
          <dd>{headline.payment}</dd>
        </div>
        <div hidden={headline.apr === null}>
          <dt>{t('finance.effectiveRate')}</dt>
          <dd>{headline.apr}</dd>
        </div>
      </dl>
      <Message store={store} quotation={quotation} t={t} onRetry={() => dispatch({ type: 'retry' })} />
      <QuoteControls store={store} dispatch={dispatch} t={t} locale={locale} uid={uid} />
      <p className="visually-hidden" role="status">
        {announcementOf(store, t, locale)}
      </p>
      <Example quotation={quotation} title={t('finance.exampleTitle')} uid={uid} />
      <Disclosure title={t('finance.how.title')}>
        <ol className={styles.how}>
          {EXPLANATION.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </Disclosure>
      <LinkButton href={apply ?? REQUEST_FORM} hidden={apply === null} block>
        {t('quote.apply')}
      </LinkButton>
      <LoanWarning {...warning} />
    </section>
  );
}

/** Explains the example; the figures are the finance house's. */
const EXPLANATION = ['quote.how.credit', 'quote.how.payments', 'quote.how.apr'] as const;

function stateOf({ phase }: QuoteStore, quotation: Quotation | null): string {
  if (phase === 'unavailable') return 'failed';
  return phase === 'ready' && messagesOf(quotation).length > 0 ? 'notified' : phase;
}

/** Text of the status region. */
function announcementOf(store: QuoteStore, t: QuoteTexts, locale: string): string {
  const { settled, quoted } = store;
  const failure = failureOf(store);
  if (failure !== null) return t(failure);
  return settled === null || !quoted?.quotation ? '' : resultText(settled, quoted.quotation, t, locale);
}

/** Why the controls have no quote: where an earlier one is on the page, the text says that the figures are its. */
function failureOf({ phase, quoted }: QuoteStore): 'quote.error' | 'quote.unavailable' | null {
  if (phase !== 'failed' && phase !== 'unavailable') return null;
  return phase === 'failed' && quoted?.quotation ? 'quote.error' : 'quote.unavailable';
}

interface MessageProps {
  readonly store: QuoteStore;
  readonly quotation: Quotation | null;
  readonly t: QuoteTexts;
  readonly onRetry: () => void;
}

/** All messages share one place of a fixed size, so that nothing below moves. */
function Message({ store, quotation, t, onRetry }: MessageProps) {
  const { phase } = store;
  const failure = failureOf(store);
  const message = useRef<HTMLParagraphElement>(null);
  return (
    <p ref={message} tabIndex={-1} className={styles.message}>
      {failure !== null && t(failure)}
      {phase === 'ready' ? messagesOf(quotation).join(' ') || t('quote.hint') : null}
      {phase === 'loading' || phase === 'working' ? t('quote.loading') : null}
      {failure !== null && (
        <>
          {' '}
          <button
            type="button"
            className={styles.way}
            onClick={() => {
              // The button goes once there is a quote.
              message.current?.focus();
              onRetry();
            }}
          >
            {t('quote.retry')}
          </button>{' '}
          <a href={REQUEST_FORM} className={styles.way}>
            {t('quote.ask')}
          </a>
        </>
      )}
    </p>
  );
}

interface ExampleProps {
  readonly quotation: Quotation | null;
  readonly title: string;
  readonly uid: string;
}

/** All details of a quote: at least those of a representative example. */
function Example({ quotation, title, uid }: ExampleProps) {
  return (
    <div className={styles.example} hidden={quotation === null}>
      <h3 id={`${uid}-example`} className={styles.exampleTitle}>
        {title}
      </h3>
      <dl className={styles.facts} aria-labelledby={`${uid}-example`}>
        {detailsOf(quotation?.Blocks ?? []).map(({ Key, Label, DisplayValue }) => (
          <div key={Key}>
            <dt>{Label}</dt>
            <dd>{DisplayValue}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
