export { fetchFragment } from './fragment';
export { watchFocus } from './keep-focus';
export { MOVES } from './scrolled';
export { Swap, type SwapRequest } from './swap';
