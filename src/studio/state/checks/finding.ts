/** What axe and the pictures say; `access` stands for all that has no words of its own. */
export type CheckKind =
  | 'contrast'
  | 'contrast-picture'
  | 'access-image'
  | 'access-name'
  | 'access-label'
  | 'access-link'
  | 'access-list'
  | 'access-frame'
  | 'access';

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
    | 'no-film'
    | 'no-icon'
    | 'no-mail'
    | 'no-phone'
    | 'link-unpublished'
    | 'heading-missing'
    | 'heading-skipped'
    | 'translation-missing'
    | CheckKind;
  /** The block; null: the page. */
  readonly uid: string | null;
  readonly about: string;
  /** The field of the block, where it is known: `Cards[0].Link`. */
  readonly path?: string;
}
