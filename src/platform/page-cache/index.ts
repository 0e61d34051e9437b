export { acceptedEncoding, CachedPage, type Encoding } from './cached-page';
export { PageCache, type RenderedPage } from './page-cache';
export { timeValidity } from './time-validity';
