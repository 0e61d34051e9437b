/** A name in the studio's languages; without `en` the English one is what the contract says. */
export interface Name {
  readonly en?: string;
  readonly sv: string;
}
