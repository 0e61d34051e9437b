export { HoldClock, type HoldClockProps } from './hold-clock';
export { TakenTime, type TakenTimeProps } from './taken-time';
export { HOLD_KEYS, type HoldTexts } from './texts';
export { type HoldKeeper, useKeptHold } from './use-kept-hold';
