/** Booked elsewhere: on the makers' own sites, whose lists of dealers are asked for Sweden in Swedish, and on our own pages. */
export const BRAND_LINKS = [
  ['BMW', 'https://boka.bmw-verkstad.example/dealers?country=SE&language=sv'],
  ['MINI', 'https://boka.mini-verkstad.example/dealers?country=SE&language=sv'],
  ['Porsche', '/service-och-verkstad/boka-service/boka-porsche-service'],
  ['IVECO', '/kop-bil/bilmarken/iveco/verkstadstjanster'],
] as const;
