import type { Translate } from '~/messages';
import type { HeldImport } from '~/modules/stock';

/** Why a file waits, a line each. */
export function reviewReasonLines(
  { losses, read, refused, tooManyRefused }: HeldImport['reasons'],
  t: Translate,
): readonly string[] {
  const lines = losses.map(({ store, cars, removed }) =>
    t('stockReview.loss', { store, cars: String(cars), removed: String(removed) }),
  );
  return tooManyRefused
    ? [...lines, t('stockReview.refusedRows', { refused: String(refused), read: String(read) })]
    : lines;
}
