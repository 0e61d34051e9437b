export { type DrawnMap, drawnAround, drawnFor, MAX_MARKERS } from './drawn-map';
export { MapBox } from './map-box';
export { pointOf } from './map-points';
