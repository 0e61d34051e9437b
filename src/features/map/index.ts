export { type DrawnMap, drawnAround, drawnFor, MOST_ON_MAP } from './drawn-map';
export { MapBox } from './map-box';
export { pointOf } from './map-points';
