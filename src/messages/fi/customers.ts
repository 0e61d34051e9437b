/** Customers that staff find again. */
export const customers = {
  'customers.name': 'Asiakkaat',
  'customers.short': 'Asiakkaat',
  'customers.label': 'Etsi asiakas',
  'customers.hint':
    'Rekisterinumero, puhelin tai sen neljä viimeistä numeroa, sähköposti, varausnumero tai nimi',
  'customers.tooShort':
    'Kirjoita vähintään kaksi nimen kirjainta, kolme rekisterinumeron merkkiä tai puhelinnumeron neljä viimeistä numeroa.',
  'customers.none':
    'Sillä ei tunneta ketään. Kokeile pelkkää sukunimeä, rekisterinumeroa tai puhelinnumeron neljää viimeistä numeroa. Asiakkaat unohdetaan, kun säilytysaika päättyy.',
  'customers.found': { one: '{count} asiakas', other: '{count} asiakasta' },
  'customers.logged': 'Jokainen asiakkaan katselu kirjataan.',
  'customers.book': 'Varaa uudelleen',
} as const;
