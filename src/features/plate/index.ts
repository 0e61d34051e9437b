export { plateText } from './plate-text';
export * from './typed-plate';
