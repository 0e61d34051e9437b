/** What is to be looked at before a page is published; an error stops it. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly kind:
    | 'title-missing'
    | 'title-long'
    | 'description-missing'
    | 'description-long'
    | 'alt-missing'
    | 'link-broken'
    | 'link-unpublished'
    | 'heading-missing'
    | 'heading-skipped'
    | 'translation-missing';
  /** The block; null: the page. */
  readonly uid: string | null;
  readonly about: string;
}
