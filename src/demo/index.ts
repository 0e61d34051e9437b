export { fillDemo } from './fill';
export { registerDemoPictures } from './pictures';
