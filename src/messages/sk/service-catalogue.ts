export const serviceCatalogue = {
  'catalogue.about': 'O službe {name}',
  'catalogue.options': 'Možnosti pre {category}',
  'catalogue.chosenOptions': 'Vaše želania: {options}',
  'catalogue.originalPrice': 'Cenu pošleme e-mailom po rezervácii (zadarmo so servisnou zmluvou)',
  'catalogue.bronze': 'Výmena kolies s hotelom pneumatík',
  'catalogue.bronzeText':
    'Vyberte túto službu, ak chcete vymeniť kolesá a uskladniť ich v našom hoteli pneumatík.',
  'catalogue.mileage': 'Stav tachometra vo švédskych míľach',
} as const;
