import { type CarRule, FUELS, type Fuel } from '~/modules/workshop';

/** With an engine that burns something, whatever helps it. */
export const COMBUSTION = FUELS.filter((fuel) => fuel !== 'electric');
/** With a battery that is charged at a socket. */
export const CHARGED = ['electric', 'plug-in-hybrid'] as const satisfies readonly Fuel[];

export const drivenBy = (among: readonly Fuel[], because: string): CarRule => ({
  of: 'fuel',
  among: [...among],
  because,
});

export const builtUntil = (until: number, because: string): CarRule => ({
  of: 'buildYear',
  from: null,
  until,
  because,
});

export const builtFrom = (from: number, because: string): CarRule => ({
  of: 'buildYear',
  from,
  until: null,
  because,
});
