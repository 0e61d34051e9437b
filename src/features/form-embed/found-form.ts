/** The form that a block's fields name: an address that may be framed, or why there is none. */
export type FoundForm =
  | { readonly kind: 'form'; readonly address: string }
  /** No id and no address. */
  | { readonly kind: 'missing' }
  /** No configured provider has it. */
  | { readonly kind: 'refused' };

export const foundForm = (address: string | null): FoundForm =>
  address === null ? { kind: 'refused' } : { kind: 'form', address };
