/** Customers that staff find again. */
export const customers = {
  'customers.name': 'Customers',
  'customers.short': 'Customers',
  'customers.label': 'Find a customer',
  'customers.hint':
    'Registration number, telephone or its last four figures, email, booking number, or a name',
  'customers.tooShort':
    'Type at least two letters of a name, three characters of a plate or the last four figures of a number.',
  'customers.none':
    'Nobody is known by that. The last name alone, the registration number or the last four figures of the telephone may find them. Customers are forgotten as the retention rules say.',
  'customers.found': { one: '{count} customer', other: '{count} customers' },
  'customers.logged': 'Each look at a customer is logged.',
  'customers.book': 'Book anew',
} as const;
