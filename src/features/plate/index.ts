export * from './typed-plate';
