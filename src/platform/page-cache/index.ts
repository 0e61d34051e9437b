export { acceptedEncoding, CachedPage, type Encoding } from './cached-page';
export { PageCache, type RenderedPage } from './page-cache';
export { type TimeValidity, timeValidity } from './time-validity';
