export { mapInSlices } from './slices';
export { createTurns, type Pause } from './turns';
