import { CAR_CARD_FIELDS, type CarCardData, carCards, carsByIds } from '~/features/car-card/server';
import type { FieldValues } from '~/modules/content';
import {
  type BlockOutcome,
  type BlockServices,
  type FieldsOf,
  loaded,
  nothing,
  type PageContext,
} from '~/page/contract';
import type { block } from './car-teaser.block';

type Fields = FieldValues<FieldsOf<typeof block>>;

interface BackEnds {
  readonly stock: Pick<BlockServices['stock'], 'search' | 'lowestPrice30Days'>;
}

interface LoadContext {
  readonly fields: Fields;
  readonly page: Pick<PageContext, 'site' | 'tag'>;
  readonly services: BackEnds;
}

/** The cars of the row; a row without any leaves no heading behind. */
export const load = async ({
  fields,
  page,
  services,
}: LoadContext): Promise<BlockOutcome<readonly CarCardData[]>> => {
  const { carIndex } = page.site;
  if (carIndex === null) return nothing;
  page.tag(`stock:${carIndex}`);
  const ids = fields.CarIds.split(/[\s,|]+/).filter((id) => id !== '');
  const records = await (ids.length > 0
    ? carsByIds(services.stock, carIndex, ids).then(({ records: found }) => found)
    : byQuery(services, carIndex, fields));
  if (records.length === 0) return nothing;
  return loaded(await carCards(services.stock, carIndex, records));
};

async function byQuery({ stock }: BackEnds, carIndex: string, fields: Fields) {
  const filters = Object.groupBy(fields.Filters, ({ Name }) => Name);
  const { content } = await stock.search(carIndex, {
    fields: CAR_CARD_FIELDS,
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, rows = []]) => [name, rows.map(({ Value }) => Value)]),
    ),
    ...(fields.SortName !== '' && { sort_name: recordSort(fields.SortName) }),
    limit: fields.Number,
  });
  return content;
}

/** Stored queries name fields as the vehicle system does; the record's names are shorter (TEASER-2). */
const recordSort = (sortName: string): string => sortName.replace(/^car_vehicle_/, 'car_');
