/** Customers that staff find again. */
export const customers = {
  'customers.name': 'Kunder',
  'customers.short': 'Kunder',
  'customers.label': 'Hitta en kund',
  'customers.hint': 'Registreringsnummer, telefon, bokningsnummer eller början på ett namn',
  'customers.tooShort':
    'Skriv minst två bokstäver av ett namn, ett helt registreringsnummer eller ett helt telefonnummer.',
  'customers.none': 'Ingen är känd under det. Kunder glöms när lagringstiden är slut.',
  'customers.found': { one: '{count} kund', other: '{count} kunder' },
  'customers.logged': 'Varje visning av en kund loggas.',
  'customers.book': 'Boka igen',
} as const;
