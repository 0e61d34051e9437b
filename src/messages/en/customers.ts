/** Customers that staff find again. */
export const customers = {
  'customers.name': 'Customers',
  'customers.short': 'Customers',
  'customers.label': 'Find a customer',
  'customers.hint': 'Registration number, telephone, booking number, or the beginning of a name',
  'customers.tooShort': 'Type at least two letters of a name, a whole plate or a whole number.',
  'customers.none': 'Nobody is known by that. Customers are forgotten as the retention rules say.',
  'customers.found': { one: '{count} customer', other: '{count} customers' },
  'customers.logged': 'Each look at a customer is logged.',
  'customers.book': 'Book anew',
} as const;
