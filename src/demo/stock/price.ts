import type { RandomSource } from '../group';
import type { Fuel } from './catalogue';
import type { CarState } from './language';
import type { Market } from './markets';

export interface Worth {
  /** New, in Swedish crowns with VAT. */
  readonly newPrice: number;
  readonly state: CarState;
  readonly ageYears: number;
  readonly kilometres: number;
  readonly fuel: Fuel;
  /** Light commercial vehicles are priced without VAT. */
  readonly withoutVat: boolean;
}

const KILOMETRES_A_YEAR = 15_000;

/** What is left of the new price, as a fraction. */
function remainingShare({ state, ageYears, kilometres, fuel }: Worth): number {
  if (state === 'new' || state === 'sample') return 1;
  if (state === 'demo') return 0.9;
  const aged = fuel === 'electric' ? 0.87 * Math.exp(-0.15 * ageYears) : 0.91 * Math.exp(-0.122 * ageYears);
  const extra = (kilometres - KILOMETRES_A_YEAR * ageYears) / 400_000;
  return aged * (1 - Math.min(0.15, Math.max(-0.12, extra)));
}

/** Prices end as they do on windscreens: 249 900 kr, £24,995, 24 990 €. */
function roundPrice(amount: number, currency: string): number {
  if (currency === 'GBP') return Math.max(1995, Math.floor(amount / 500) * 500 + 495);
  if (currency === 'EUR') return Math.max(2490, Math.floor(amount / 100) * 100 + 90);
  return Math.max(24_900, Math.floor(amount / 1000) * 1000 + 900);
}

/** The ordinary price in whole units of the market's currency. */
export function retailPrice(worth: Worth, market: Market, random: RandomSource): number {
  const haggle = worth.state === 'used' ? 0.95 + random.next() * 0.1 : 1;
  const gross = worth.newPrice * market.priceFactor * remainingShare(worth) * haggle;
  return roundPrice(worth.withoutVat ? gross / (1 + market.vat / 100) : gross, market.site.currency);
}

/** A reduced price, 4 to 10 per cent below; always below the ordinary one. */
export const campaignPrice = (retail: number, market: Market, random: RandomSource): number =>
  Math.min(roundPrice(retail * (0.9 + random.next() * 0.06), market.site.currency), retail - 100);

/** What a car cost before, as a part of its ordinary price; always another price than that. */
export const earlierPrice = (retail: number, part: number, currency: string): number => {
  const earlier = roundPrice(retail * part, currency);
  return earlier === retail ? roundPrice(retail * (part > 1 ? 1.1 : 0.9), currency) : earlier;
};
