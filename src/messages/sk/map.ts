export const map = {
  'map.title': 'Mapa predajní',
  'map.show': 'Zobraziť na mape',
  'map.zoomIn': 'Priblížiť mapu',
  'map.zoomOut': 'Oddialiť mapu',
  'map.showLive': 'Zobraziť pohyblivú mapu',
  'map.from': 'Mapa sa načíta zo servera {provider}, ktorý sa tak dozvie, že ste tu.',
  'map.group': 'Priblížiť, počet predajní: {count}',
  'map.gestureWindows': 'Mapu priblížite kolieskom so stlačeným klávesom Ctrl',
  'map.gestureMac': 'Mapu priblížite kolieskom so stlačeným klávesom ⌘',
  'map.gestureTouch': 'Mapu posúvajte dvoma prstami',
  'map.credit': 'Mapové údaje: GSHHG, GeoNames, Natural Earth',
} as const;
