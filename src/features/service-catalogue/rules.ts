/** The other door: the rules without the widgets, for what a page runs before anything is chosen. Pure. */
export * from './catalogue';
export * from './chosen';
export { CATALOGUE_KEYS } from './texts';
export * from './workshop-prices';
