export { LinkItems, leadingItems } from './link-items';
