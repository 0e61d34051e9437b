export { eachInSlices, mapInSlices } from './slices';
export { createPause, createTurns, type Pause } from './turns';
