import { expect, test } from 'vitest';
import { createLog } from '~/platform/log';
import { err } from '~/platform/result';
import { siteByKey } from '~/sites';
import { v60s, valuationsFrom } from '~test/valuation';
import { carValuer } from './value-car';

const site = siteByKey('automotive-se');
const car = { regno: 'ABC123', milage: '5000' };

function valuer(...stock: Parameters<typeof valuationsFrom>) {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  return { value: carValuer({ valuations: valuationsFrom(...stock), log }), log: () => lines.join('') };
}

test('a car of a request is estimated in the visitor’s language and in the dealer’s', async () => {
  const words = await valuer(v60s(9)).value(site, 'en', car);
  expect(words?.visitor.headline).toMatch(/^Estimate for Volvo V60, 2021: /);
  expect(words?.dealer.headline).toMatch(/^Uppskattning för Volvo V60, 2021: /);
  expect(words?.dealer.how).toHaveLength(5);
});

test('without an estimate nothing is added, and the request never fails', async () => {
  expect(await valuer(v60s(7)).value(site, 'sv', car)).toBeNull();
  const unavailable = { vehicle: async () => err({ code: 'register-unavailable' } as const) };
  expect(await valuer(v60s(9), unavailable).value(site, 'sv', car)).toBeNull();
  expect(await valuer(v60s(9)).value(siteByKey('carstore-no'), 'nb', car)).toBeNull();
  const broken = valuer(v60s(9), { vehicle: () => Promise.reject(new Error('disk full')) });
  expect(await broken.value(site, 'sv', car)).toBeNull();
  expect(broken.log()).toContain('not valued');
  expect(broken.log()).not.toContain('ABC123');
});
