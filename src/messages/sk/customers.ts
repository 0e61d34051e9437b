/** Customers that staff find again. */
export const customers = {
  'customers.name': 'Zákazníci',
  'customers.short': 'Zákazníci',
  'customers.label': 'Nájsť zákazníka',
  'customers.hint':
    'Evidenčné číslo, telefón alebo jeho posledné štyri číslice, e-mail, číslo objednávky alebo meno',
  'customers.tooShort':
    'Napíšte aspoň dve písmená mena, tri znaky evidenčného čísla alebo posledné štyri číslice telefónu.',
  'customers.none':
    'Pod tým nikoho nepoznáme. Skúste samotné priezvisko, evidenčné číslo alebo posledné štyri číslice telefónu. Zákazníkov po dobe uchovávania zabúdame.',
  'customers.found': { one: '{count} zákazník', few: '{count} zákazníci', other: '{count} zákazníkov' },
  'customers.logged': 'Každé zobrazenie zákazníka sa zaznamenáva.',
  'customers.book': 'Objednať znova',
} as const;
