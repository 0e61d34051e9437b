/** How cars do: days, views, requests and price. */
export const carNumbers = {
  'carNumbers.title': 'Autojen luvut',
  'carNumbers.none': 'Toimipisteissäsi ei näytetä autoja.',
  'carNumbers.facility': 'Toimipiste',
  'carNumbers.number': 'Numero',
  'carNumbers.views': 'Katselut ja pyynnöt',
  'carNumbers.show': 'Näytä',
  'carNumbers.period': { one: 'viimeisin {count} päivä', other: 'viimeiset {count} päivää' },
  'carNumbers.sort.car': 'Auto',
  'carNumbers.sort.days': 'Päiviä varastossa',
  'carNumbers.sort.views': 'Katselut',
  'carNumbers.sort.requests': 'Pyynnöt',
  'carNumbers.sort.price': 'Hinta',
  'carNumbers.sort.position': 'Hinta vastaaviin nähden',
  'carNumbers.position.under': 'Alle',
  'carNumbers.position.in': 'Tasoissa',
  'carNumbers.position.over': 'Yli',
  'carNumbers.ofCars': { one: '{count} autosta', other: '{count} autosta' },
  'carNumbers.compared': 'Verrattuja autoja',
  'carNumbers.medianDays': 'Varastopäivien mediaani',
  'carNumbers.explained':
    'Katselu lasketaan, kun auton sivu on ollut näkyvissä kaksi sekuntia, ilman evästeitä ja ilman tietoja katsojasta; ohjelmia, jotka kertovat mitä ne ovat, ei lasketa. Hintaa verrataan konsernin varaston samanmallisiin käytettyihin autoihin auton iän ja ajomäärän mukaan: alimman neljänneksen alle, ylimmän yli tai tasoissa. Vastaavia autoja tarvitaan vähintään kahdeksan.',
};
