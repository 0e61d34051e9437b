import { block } from '~/blocks/car-detail/car-detail.block';
import { view } from '~/blocks/car-detail/car-detail.view';
import { loanOffer } from '~/features/finance/loan-example/loan-offer';
import { carRecordSchema } from '~/modules/stock';
import { renderBlock, testPage } from '~test/block';

export const page = testPage({ path: '/kop-bil/7/volvo-v60' });

export const carOf = (fields: object) =>
  carRecordSchema.parse({ car_id: '7', slug: 'volvo-v60', car_brand: 'Volvo', car_model: 'V60', ...fields });

/** The page of a car of which this is known besides its name. */
export function pageOf(fields: object, at = page): string {
  const car = carOf(fields);
  const data = {
    ...({ kind: 'car', car, facility: null, crumbs: [], lowestPrice: null, receiver: null } as const),
    loan: loanOffer(car, at),
    dealers: [],
    similar: [],
  };
  return renderBlock(block, view, {}, { data, page: at });
}

export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
