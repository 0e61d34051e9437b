export {
  isNamedPicture,
  namedPictureAddress,
  PICTURE_ROUTE,
  pictureAddress,
  readPictureView,
  showsSurroundings,
  surroundingsAddress,
  TILE_ADDRESS,
  TILE_ROUTE,
} from './addresses';
export { countryMap, mapPlaces } from './country-map';
export { MAP_EDITION } from './data/edition';
export { labelsIn, type MapLabel } from './labels';
export { drawNames, drawPicture } from './picture';
export { ownFirst } from './places';
export { viewWithSurroundings } from './surroundings';
export { drawTile, readTileId, type TileId } from './tile';
export { fitView, type MapView, placeIn } from './view';
