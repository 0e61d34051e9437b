/** Customers that staff find again. */
export const customers = {
  'customers.name': 'Kunder',
  'customers.short': 'Kunder',
  'customers.label': 'Finn en kunde',
  'customers.hint':
    'Registreringsnummer, telefon eller de fire siste sifrene, e-post, bestillingsnummer eller navn',
  'customers.tooShort':
    'Skriv minst to bokstaver av et navn, tre tegn av et registreringsnummer eller de fire siste sifrene av et telefonnummer.',
  'customers.none':
    'Ingen er kjent under dette. Prøv etternavnet alene, registreringsnummeret eller de fire siste sifrene i telefonnummeret. Kunder glemmes når lagringstiden er ute.',
  'customers.found': { one: '{count} kunde', other: '{count} kunder' },
  'customers.logged': 'Hver visning av en kunde logges.',
  'customers.book': 'Bestill på nytt',
} as const;
