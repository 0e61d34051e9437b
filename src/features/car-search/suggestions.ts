import type { Translate } from '~/messages';
import type { PageContext } from '~/page/contract';
import type { ComboboxProps } from '~/ui/combobox/combobox';
import { fixedQuery } from './query/fixed-filters';

type SuggestionProps = Pick<ComboboxProps, 'source' | 'label' | 'announcements'>;

type SuggestionTexts = Translate<'suggest.label' | 'suggest.none' | 'suggest.count'>;

const MAX_SUGGESTIONS = 8;

/** Props of the combobox for car searches; `fixed`: the list's fixed filters. */
export function carSuggestions(
  page: Pick<PageContext, 't' | 'language'>,
  fixed: Readonly<Record<string, readonly string[]>> = {},
): SuggestionProps {
  const query = new URLSearchParams([['language', page.language], ...fixedQuery(fixed)]);
  return { source: `/api/suggest?${query}`, ...texts(page) };
}

/** Props of the combobox for towns of the site's country. */
export const placeSuggestions = (page: { readonly t: SuggestionTexts }): SuggestionProps => ({
  source: '/api/places',
  ...texts(page),
});

const texts = ({ t }: { readonly t: SuggestionTexts }) => ({
  label: t('suggest.label'),
  announcements: Array.from({ length: MAX_SUGGESTIONS + 1 }, (_, count) =>
    count === 0 ? t('suggest.none') : t('suggest.count', { count }),
  ),
});
