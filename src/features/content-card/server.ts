export { cardFields } from './card-fields';
