// What staff wait for, with the customer on the telephone: the boards of a day and of a week, and a customer found again.
import { INDEX, SITE, type TestEngine } from '../../test/workshop/engine.ts';

export const FIRST_NAMES = [
  'Anna',
  'Bo',
  'Cecilia',
  'David',
  'Eva',
  'Fredrik',
  'Gunilla',
  'Hanna',
  'Ivar',
  'Johan',
];
export const LAST_NAMES = [
  ...['Andersson', 'Berg', 'Dahl', 'Ek', 'Forsman', 'Granath', 'Holm', 'Isaksson', 'Johansson', 'Karlsson'],
  ...['Lind', 'Moberg', 'Nilsson', 'Olsson', 'Persson', 'Qvist', 'Roos', 'Svensson', 'Toll', 'Ullman'],
];

const pick = (count: number) => Math.floor(Math.random() * count);
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const number = () => String(pick(1_000_000)).padStart(6, '0');

/** Milliseconds of each call; somebody of one workshop, and an administrator of all. */
export async function counterCalls(
  { workshops: { staffBoard, customerSearch } }: TestEngine,
  count: number,
  samples: number,
) {
  const all = Array.from({ length: count }, (_, at) => `10.${at}`);
  const times = new Map<string, number[]>();
  const measure = async (call: string, work: () => Promise<unknown>): Promise<void> => {
    const began = performance.now();
    await work();
    times.set(call, [...(times.get(call) ?? []), performance.now() - began]);
  };
  for (let sample = 0; sample < samples; sample++) {
    const own = all[pick(count)] ?? '';
    const search = (ids: readonly string[], text: string) => customerSearch.search(SITE, ids, text, 'kim');
    const texts = {
      plate: `ABC${number().slice(3)}`,
      telephone: `070-1${number()}`,
      name: `${FIRST_NAMES[pick(10)]} ${(LAST_NAMES[pick(20)] ?? '').slice(0, 3)}`,
      'last name': LAST_NAMES[pick(20)] ?? '',
    };
    await measure('Board of a day', () => staffBoard.day(INDEX, own, dayAhead(1 + pick(100))));
    await measure('Board of a week', () => staffBoard.week(INDEX, own, dayAhead(1 + pick(100))));
    for (const [by, text] of Object.entries(texts)) {
      await measure(`Customer by ${by}, own workshop`, () => search([own], text));
      await measure(`Customer by ${by}, all workshops`, () => search(all, text));
    }
  }
  return times;
}
