/** The other door: what scripts of the page need of the calls, pure and without a schema library. Types may be taken as well. */
export * from './limits';
export type * from './wire';
