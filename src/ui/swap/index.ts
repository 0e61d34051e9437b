export { fetchFragment } from './fragment';
export { watchFocus } from './keep-focus';
export { Swap, type SwapRequest } from './swap';
