/** Money is whole minor units (öre, øre, cent, penny): integers that add up exactly. */
export type MinorUnits = number;

/** All four currencies of the sites (SEK, NOK, EUR, GBP) have a hundred minor units. */
const MINOR_PER_MAJOR = 100;

/** 249900 (kr, as a search record spells it) → 24990000 (öre). The nearest minor unit, halves up. */
export const toMinor = (major: number): MinorUnits => Math.round(major * MINOR_PER_MAJOR);

/** 24990000 (öre) → 249900 (kr), for showing only: never add these up. */
export const toMajor = (minor: MinorUnits): number => minor / MINOR_PER_MAJOR;

/** A share of an amount in per cent, to the nearest minor unit, halves up. */
export const percentOf = (amount: MinorUnits, percentage: number): MinorUnits =>
  // Hundredths of a per cent first, so that 20 % of 249900.00 does not depend on 0.2 being inexact.
  Math.round((amount * Math.round(percentage * 10_000)) / 1_000_000);

/**
 * The VAT inside a gross price. Swedish VAT of 25 % is 20 % of the gross price: the "tax of 20 %" of
 * purchase tracking (ANALYTICS-7).
 */
export const vatOfGross = (gross: MinorUnits, vatPercentage = 25): MinorUnits =>
  Math.round((gross * vatPercentage) / (100 + vatPercentage));
