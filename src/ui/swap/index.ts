export { Swap, type SwapRequest } from './swap';
