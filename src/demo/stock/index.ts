export { demoCars, demoCarsAtFirst, demoCarsBeforeReduction, HISTORY_DAYS } from './cars';
export { type BrandMarks, carPictureId, type DemoPicture, demoDrawing, demoPicture } from './pictures';
