export { HoldClock } from './hold-clock';
export { TakenTime } from './taken-time';
export { HOLD_KEYS } from './texts';
export { useHoldRenewal } from './use-hold-renewal';
