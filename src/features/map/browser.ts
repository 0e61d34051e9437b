export { groundMap } from './ground-map';
export { default as liveMapStyles } from './live-map.module.css';
export { default as mapBoxStyles } from './map-box.module.css';
export type { MapGround } from './map-settings';
export { whenMapMayLoad } from './map-welcome';
