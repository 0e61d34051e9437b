export { demoCars, demoCarsAtFirst, demoCarsBeforeReduction, HISTORY_DAYS } from './cars';
export { type BrandMarks, demoDrawing, demoPicture } from './pictures';
export { demoViews } from './views';
