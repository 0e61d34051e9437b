/** Customers that staff find again. */
export const customers = {
  'customers.name': 'Asiakkaat',
  'customers.short': 'Asiakkaat',
  'customers.label': 'Etsi asiakas',
  'customers.hint': 'Rekisterinumero, puhelin, varausnumero tai nimen alku',
  'customers.tooShort':
    'Kirjoita vähintään kaksi nimen kirjainta, koko rekisterinumero tai koko puhelinnumero.',
  'customers.none': 'Sillä ei tunneta ketään. Asiakkaat unohdetaan, kun säilytysaika päättyy.',
  'customers.found': { one: '{count} asiakas', other: '{count} asiakasta' },
  'customers.logged': 'Jokainen asiakkaan katselu kirjataan.',
  'customers.book': 'Varaa uudelleen',
} as const;
