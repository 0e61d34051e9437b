export { askedIds } from './asked-ids';
