export { columnItemFields } from './link-item-fields';
