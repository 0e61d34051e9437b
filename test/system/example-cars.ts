import { search } from './ask';
import type { RunningServer } from './server';

/** Address of the dearest used car with a loan on the Swedish site: many pictures, long texts, finance. */
export async function exampleCar(server: RunningServer): Promise<string> {
  const answer = await search(server, {
    index: 'automotive-se-cars',
    limit: 1,
    filters: { car_condition: ['Begagnad'], car_has_loan: ['true'] },
    sort_name: 'car_price_desc',
  });
  const id = /"car_id":"([^"]+)"/.exec(answer.text)?.[1];
  if (id === undefined) throw new Error(`no car in ${answer.text.slice(0, 200)}`);
  return `/kop-bil/${id}`;
}

/** Address of the dearest car of the British site: it can be quoted. */
export async function britishCar(server: RunningServer): Promise<string> {
  const answer = await search(server, {
    index: 'automotive-uk-cars',
    limit: 1,
    sort_name: 'car_price_desc',
  });
  return `/cars/${/"car_id":"([^"]+)"/.exec(answer.text)?.[1] ?? 'none'}`;
}
