export { endInstant } from './end-time';
export { nextTick, remainingUntil } from './remaining';
export { showRemaining } from './show-remaining';
