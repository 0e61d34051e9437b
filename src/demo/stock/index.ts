export { demoCars, demoCarsAtFirst, demoCarsBeforeReduction, HISTORY_DAYS } from './cars';
export { type DemoPicture, demoDrawing, demoPicture } from './pictures';
