import type { PageContext, SkipLink } from '~/page/contract';

/** Where the links past the menu lead: there is one list on a page. */
export const LIST_IDS = { filters: 'filters', cards: 'cars' } as const;

export const listSkipLinks = ({ t }: PageContext, total: number): readonly SkipLink[] => [
  ...(total > 0 ? [{ to: LIST_IDS.cards, label: t('shell.skipToCars') }] : []),
  { to: LIST_IDS.filters, label: t('shell.skipToFilters') },
];
