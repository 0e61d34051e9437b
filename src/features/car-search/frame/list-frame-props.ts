import type { ReactNode } from 'react';
import type { PageContext } from '~/page/contract';
import type { SearchFacet } from '~/platform/search';
import type { ComboboxProps } from '~/ui/combobox/combobox';
import type { LocatedPlace } from '../near/list-near';
import type { ListShape, ListState } from '../query/list-query';
import type { BeyondFilters } from '../text/car-words';
import type { ReadQueryContext } from '../text/read-query';

/** The list's own texts, in the language of the page. */
export interface ListTexts {
  /** Number of results: announced when it changes. */
  readonly count: string;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly apply: string;
  readonly showMore: string;
  readonly empty: string;
  readonly emptyHelp: string | null;
  readonly error: string;
}

export interface ListFrameProps extends Partial<BeyondFilters>, Pick<ReadQueryContext, 'unlistedText'> {
  readonly uid: string;
  readonly page: PageContext;
  readonly state: ListState;
  readonly shape: ListShape;
  readonly base: string;
  readonly facets: readonly SearchFacet[];
  readonly valueLabels: Readonly<Record<string, string>>;
  readonly total: number;
  readonly shown: number;
  readonly texts: ListTexts;
  readonly panel: 'Sticky' | 'Toggle';
  /** The place that the list is near; null where it is unknown. */
  readonly located?: LocatedPlace | null;
  /** The state before its words were read as filters. */
  readonly unparsed?: ListState | null;
  /** Source of suggestions for the search box. */
  readonly suggestions?: Pick<ComboboxProps, 'source' | 'label' | 'announcements'>;
  /** Ids of the filters and of the cards, for skip links. */
  readonly ids?: { readonly filters: string; readonly cards: string };
  /** Name of the list in analytics; without one nothing is measured. */
  readonly analyticsName?: string;
  /** The cards, as items of a list. */
  readonly children: ReactNode;
  /** Placeholder of a card's size, repeated while the list loads slowly. */
  readonly skeleton: ReactNode;
  /** Below the cards. */
  readonly after?: ReactNode;
  /** Similar searches, where nothing is found. */
  readonly didYouMean?: ReactNode;
  /** Another action, where nothing is found. */
  readonly emptyAction?: ReactNode;
}
