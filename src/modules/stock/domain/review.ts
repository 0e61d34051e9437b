/** When a file waits for a person instead of being applied. Shares from 0 to 1; 1 lets everything through. */
export interface ReviewLimits {
  /** Of the cars that a store has on sale, how many one file may take away. */
  readonly removedShare: number;
  /** Of a file's rows, how many may be refused. */
  readonly refusedShare: number;
}

/** What a file would do to a store that it speaks for. */
export interface StoreLoss {
  readonly store: string;
  /** On sale now. */
  readonly cars: number;
  readonly removed: number;
}

export interface ReviewReasons {
  /** The stores that would lose more than they may, those that lose most first. */
  readonly losses: readonly StoreLoss[];
  readonly read: number;
  readonly refused: number;
  readonly tooManyRefused: boolean;
}

/** A store of six cars may well sell three in a day, and one broken row in five is no broken file. */
const MIN_REMOVED = 5;
const MIN_REFUSED = 3;

/** Why a file is to be reviewed by a person before it is applied; null where nothing does. */
export function reviewReasons(
  file: { readonly read: number; readonly refused: number; readonly stores: readonly StoreLoss[] },
  limits: ReviewLimits,
): ReviewReasons | null {
  const { read, refused, stores } = file;
  const losses = stores
    .filter(({ cars, removed }) => removed >= MIN_REMOVED && removed > cars * limits.removedShare)
    .toSorted((a, b) => b.removed - a.removed);
  const tooManyRefused = refused >= MIN_REFUSED && refused > read * limits.refusedShare;
  return losses.length === 0 && !tooManyRefused ? null : { losses, read, refused, tooManyRefused };
}
