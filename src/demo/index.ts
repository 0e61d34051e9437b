export { makeDemoAccounts } from './accounts';
export { fillDemo } from './fill';
export { registerDemoPictures } from './pictures';
