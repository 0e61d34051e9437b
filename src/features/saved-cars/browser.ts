export { idsOfPage } from './ids-of-page';
