import type { Translate } from '~/messages';
import type { PageContext } from '~/page/contract';
import type { ComboboxProps } from '~/ui/combobox';
import { fixedQuery } from './query/fixed-filters';

type Offered = Pick<ComboboxProps, 'source' | 'label' | 'announcements'>;

type SuggestionTexts = Translate<'suggest.label' | 'suggest.none' | 'suggest.count'>;

/** As many suggestions as there may be at once. */
const MOST = 8;

/** Where a search for cars is completed; `fixed`: what its list has fixed. */
export function carSuggestions(
  page: Pick<PageContext, 't' | 'language'>,
  fixed: Readonly<Record<string, readonly string[]>> = {},
): Offered {
  const query = new URLSearchParams([['language', page.language], ...fixedQuery(fixed)]);
  return { source: `/api/suggest?${query}`, ...words(page) };
}

/** Where the name of a town of the site's country is completed. */
export const placeSuggestions = (page: { readonly t: SuggestionTexts }): Offered => ({
  source: '/api/places',
  ...words(page),
});

const words = ({ t }: { readonly t: SuggestionTexts }) => ({
  label: t('suggest.label'),
  announcements: Array.from({ length: MOST + 1 }, (_, count) =>
    count === 0 ? t('suggest.none') : t('suggest.count', { count }),
  ),
});
