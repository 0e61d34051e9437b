import type { ReactNode } from 'react';
import type { PageContext } from '~/page/contract';
import type { SearchFacet } from '~/platform/search';
import type { ComboboxProps } from '~/ui/combobox';
import type { Located } from '../near/list-near';
import type { ListShape, ListState } from '../query/list-query';

/** The list's own texts, in the language of the page. */
export interface ListTexts {
  /** How many there are: read aloud when it changes. */
  readonly count: string;
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly apply: string;
  readonly showMore: string;
  readonly empty: string;
  readonly emptyHelp: string | null;
  readonly error: string;
}

export interface ListFrameProps {
  readonly uid: string;
  readonly page: PageContext;
  readonly state: ListState;
  readonly shape: ListShape;
  readonly base: string;
  readonly facets: readonly SearchFacet[];
  readonly words: Readonly<Record<string, string>>;
  readonly total: number;
  readonly shown: number;
  readonly texts: ListTexts;
  readonly panel: 'Sticky' | 'Toggle';
  /** Where the place lies that the list is near; null: nobody knows it. */
  readonly located?: Located | null;
  /** What was asked for before its words were read as filters. */
  readonly unread?: ListState | null;
  /** Where what is typed into the search is completed. */
  readonly suggestions?: Pick<ComboboxProps, 'source' | 'label' | 'announcements'>;
  /** Ids of the filters and of the cards, where links lead to them. */
  readonly ids?: { readonly filters: string; readonly cards: string };
  /** Name under which analytics knows the list; without one nothing is measured. */
  readonly measuredAs?: string;
  /** The cards, as items of a list. */
  readonly children: ReactNode;
  /** One placeholder of a card's size, shown many times while the list is slow. */
  readonly skeleton: ReactNode;
  /** Below the cards. */
  readonly after?: ReactNode;
  /** What may have been meant where nothing is found. */
  readonly meant?: ReactNode;
  /** What else can be done where nothing is found. */
  readonly emptyAction?: ReactNode;
}
