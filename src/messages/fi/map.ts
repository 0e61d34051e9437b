export const map = {
  'map.title': 'Toimipisteet kartalla',
  'map.show': 'Näytä kartalla',
  'map.zoomIn': 'Lähennä karttaa',
  'map.zoomOut': 'Loitonna karttaa',
  'map.showLive': 'Näytä liikuteltava kartta',
  'map.from': 'Kartta haetaan palvelusta {provider}, joka saa tällöin tiedon vierailustasi.',
  'map.group': 'Lähennä: {count} toimipistettä',
  'map.gestureWindows': 'Zoomaa pitämällä Ctrl-näppäintä painettuna ja rullaamalla',
  'map.gestureMac': 'Zoomaa pitämällä ⌘-näppäintä painettuna ja rullaamalla',
  'map.gestureTouch': 'Siirrä karttaa kahdella sormella',
  'map.credit': 'Kartta-aineisto: GSHHG, GeoNames, Natural Earth',
} as const;
