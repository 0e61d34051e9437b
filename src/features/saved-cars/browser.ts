export { nameButtons } from './device/name-buttons';
export { idsOfPage } from './ids-of-page';
