export const map = {
  'map.title': 'Karta över anläggningarna',
  'map.show': 'Visa på karta',
  'map.zoomIn': 'Zooma in kartan',
  'map.zoomOut': 'Zooma ut kartan',
  'map.showLive': 'Visa rörlig karta',
  'map.from': 'Kartan hämtas från {provider}, som då får veta att du är här.',
  'map.group': 'Zooma in: {count} anläggningar',
  'map.gestureWindows': 'Håll ned Ctrl och rulla för att zooma',
  'map.gestureMac': 'Håll ned ⌘ och rulla för att zooma',
  'map.gestureTouch': 'Flytta kartan med två fingrar',
  'map.credit': 'Kartdata: GSHHG, GeoNames, Natural Earth',
} as const;
