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
export { drawNames, drawPicture, type MapColors, type NameColors } from './picture';
export { ownFirst } from './places';
export { viewWithSurroundings } from './surroundings';
export { drawTile, MAX_TILE_ZOOM, type MapParts, readTileId, type TileId } from './tile';
export { fitView, type MapView, placeIn } from './view';
