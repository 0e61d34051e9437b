export { demoCars, demoCarsBeforeReduction } from './cars';
export { type DemoPicture, demoDrawing, demoPicture } from './pictures';
