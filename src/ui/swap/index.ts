export { fetchFragment } from './fragment';
export { Swap, type SwapRequest } from './swap';
