/** Maps. */
export const map = {
  'map.title': 'Map of the facilities',
  'map.show': 'Show on map',
  'map.zoomIn': 'Zoom the map in',
  'map.zoomOut': 'Zoom the map out',
  'map.showLive': 'Show live map',
  'map.from': 'The map comes from {provider}, which will then know that you are here.',
  'map.group': 'Zoom in: {count} facilities',
  'map.gestureWindows': 'Hold Ctrl and scroll to zoom',
  'map.gestureMac': 'Hold ⌘ and scroll to zoom',
  'map.gestureTouch': 'Move the map with two fingers',
  'map.credit': 'Map data: GSHHG, GeoNames, Natural Earth',
} as const;
