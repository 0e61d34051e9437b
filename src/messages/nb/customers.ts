/** Customers that staff find again. */
export const customers = {
  'customers.name': 'Kunder',
  'customers.short': 'Kunder',
  'customers.label': 'Finn en kunde',
  'customers.hint': 'Registreringsnummer, telefon, bestillingsnummer eller begynnelsen på et navn',
  'customers.tooShort':
    'Skriv minst to bokstaver av et navn, et helt registreringsnummer eller et helt telefonnummer.',
  'customers.none': 'Ingen er kjent under dette. Kunder glemmes når lagringstiden er ute.',
  'customers.found': { one: '{count} kunde', other: '{count} kunder' },
  'customers.logged': 'Hver visning av en kunde logges.',
  'customers.book': 'Bestill på nytt',
} as const;
