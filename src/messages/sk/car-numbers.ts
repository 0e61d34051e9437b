/** How cars do: days, views, requests and price. */
export const carNumbers = {
  'carNumbers.title': 'Čísla jednotlivých áut',
  'carNumbers.none': 'Vo vašich prevádzkach sa nezobrazujú žiadne autá.',
  'carNumbers.facility': 'Prevádzka',
  'carNumbers.number': 'Číslo',
  'carNumbers.views': 'Zobrazenia a dopyty',
  'carNumbers.show': 'Zobraziť',
  'carNumbers.period': {
    one: 'posledný {count} deň',
    few: 'posledné {count} dni',
    other: 'posledných {count} dní',
  },
  'carNumbers.sort.car': 'Auto',
  'carNumbers.sort.days': 'Dni na sklade',
  'carNumbers.sort.views': 'Zobrazenia',
  'carNumbers.sort.requests': 'Dopyty',
  'carNumbers.sort.price': 'Cena',
  'carNumbers.sort.position': 'Cena oproti podobným',
  'carNumbers.position.under': 'Pod',
  'carNumbers.position.in': 'Na úrovni',
  'carNumbers.position.over': 'Nad',
  'carNumbers.ofCars': { one: 'z {count} auta', few: 'z {count} áut', other: 'z {count} áut' },
  'carNumbers.compared': 'Porovnané autá',
  'carNumbers.medianDays': 'Medián dní na sklade',
  'carNumbers.explained':
    'Zobrazenie sa počíta, keď bola stránka auta viditeľná dve sekundy, bez cookies a bez údajov o tom, kto sa pozerá; programy, ktoré povedia, čo sú, sa nepočítajú. Cena sa porovnáva s jazdenými autami rovnakého modelu na sklade skupiny, prepočítanými na vek a najazdené kilometre auta: pod najnižšou štvrtinou, nad najvyššou alebo na úrovni. Treba aspoň osem podobných áut.',
};
