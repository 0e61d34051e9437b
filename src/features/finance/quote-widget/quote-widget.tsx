import { loanWarning } from '~/messages';
import type { PageContext } from '~/page/contract';
import { Island } from '~/ui/island/island';
import type { QuoteOffer } from './quote-offer';
import quoteWidget from './quote-widget.island';
import { QUOTE_KEYS } from './texts';

interface QuoteWidgetProps {
  readonly offer: QuoteOffer;
  readonly page: Pick<PageContext, 't' | 'texts' | 'locale' | 'site'>;
  /** Prefix of the ids within. */
  readonly uid: string;
}

/** The finance of a car on the British site, as an island; without a quote it hydrates when visible and requests one. */
export function QuoteWidget({ offer, page, uid }: QuoteWidgetProps) {
  const props = {
    offer,
    locale: page.locale,
    texts: page.texts(QUOTE_KEYS),
    warning: loanWarning(page.t, page.site.country),
    uid,
  };
  return offer.quotation === null ? (
    <Island island={quoteWidget} props={props} when="visible" />
  ) : (
    <Island island={quoteWidget} props={props} when="interaction" />
  );
}
