export { CountedUnits } from './units';
