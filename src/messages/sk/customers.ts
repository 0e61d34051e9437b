/** Customers that staff find again. */
export const customers = {
  'customers.name': 'Zákazníci',
  'customers.short': 'Zákazníci',
  'customers.label': 'Nájsť zákazníka',
  'customers.hint': 'Evidenčné číslo, telefón, číslo objednávky alebo začiatok mena',
  'customers.tooShort': 'Napíšte aspoň dve písmená mena, celé evidenčné číslo alebo celé telefónne číslo.',
  'customers.none': 'Pod tým nikoho nepoznáme. Zákazníkov po dobe uchovávania zabúdame.',
  'customers.found': { one: '{count} zákazník', few: '{count} zákazníci', other: '{count} zákazníkov' },
  'customers.logged': 'Každé zobrazenie zákazníka sa zaznamenáva.',
  'customers.book': 'Objednať znova',
} as const;
