import { CAR_FILTERS, type CarFilter } from '~/modules/content/studio-wire';

type FilterName = CarFilter['name'];

/** What a link to the car list sets: chosen values by filter. */
type ChosenFilters = Readonly<Partial<Record<FilterName, readonly string[]>>>;

/** Whether an address is the car list itself, with or without filters. */
export const isCarList = (href: string, list: string): boolean => href.split(/[?#]/)[0] === list;

/** What an address sets; filters that are not offered here are left alone. */
export function chosenIn(href: string): ChosenFilters {
  const query = queryOf(href);
  return Object.fromEntries(
    CAR_FILTERS.flatMap((name) => (query.has(name) ? [[name, query.getAll(name)]] : [])),
  );
}

/** The address with a value chosen or not. Models go with their brand. */
export function withChoice(
  href: string,
  filters: readonly CarFilter[],
  { name, value, isOn }: { readonly name: FilterName; readonly value: string; readonly isOn: boolean },
): string {
  const [path = ''] = href.split(/[?#]/);
  const query = queryOf(href);
  query.delete(name, value);
  if (isOn) query.append(name, value);
  const models = filters.find((each) => each.name === 'car_model')?.values ?? [];
  const left = name === 'car_brand' && !isOn ? models.filter(({ of }) => of === value) : [];
  for (const model of left) query.delete('car_model', model.value);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

const queryOf = (href: string) => new URLSearchParams(href.split('#')[0]?.split('?').slice(1).join('?'));
