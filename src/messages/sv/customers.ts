/** Customers that staff find again. */
export const customers = {
  'customers.name': 'Kunder',
  'customers.short': 'Kunder',
  'customers.label': 'Hitta en kund',
  'customers.hint':
    'Registreringsnummer, telefon eller dess fyra sista siffror, e-post, bokningsnummer eller namn',
  'customers.tooShort':
    'Skriv minst två bokstäver av ett namn, tre tecken av ett registreringsnummer eller de fyra sista siffrorna av ett telefonnummer.',
  'customers.none':
    'Ingen är känd under det. Pröva efternamnet ensamt, registreringsnumret eller telefonens fyra sista siffror. Kunder glöms när lagringstiden är slut.',
  'customers.found': { one: '{count} kund', other: '{count} kunder' },
  'customers.logged': 'Varje visning av en kund loggas.',
  'customers.book': 'Boka igen',
} as const;
