export const serviceCatalogue = {
  'catalogue.about': 'Om {name}',
  'catalogue.options': 'Val för {category}',
  'catalogue.chosenOptions': 'Dina önskemål: {options}',
  'catalogue.originalPrice': 'Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)',
  'catalogue.bronze': 'Hjulskifte med däckhotell',
  'catalogue.bronzeText': 'Välj denna tjänst om du vill skifta hjul och förvara dem på våra däckhotell.',
  'catalogue.mileage': 'Ange mätarställning i mil',
} as const;
