export const map = {
  'map.title': 'Kart over avdelingene',
  'map.show': 'Vis på kart',
  'map.zoomIn': 'Zoom inn på kartet',
  'map.zoomOut': 'Zoom ut på kartet',
  'map.showLive': 'Vis bevegelig kart',
  'map.from': 'Kartet hentes fra {provider}, som da får vite at du er her.',
  'map.group': 'Zoom inn: {count} avdelinger',
  'map.gestureWindows': 'Hold Ctrl nede og rull for å zoome',
  'map.gestureMac': 'Hold ⌘ nede og rull for å zoome',
  'map.gestureTouch': 'Flytt kartet med to fingre',
  'map.credit': 'Kartdata: GSHHG, GeoNames, Natural Earth',
} as const;
