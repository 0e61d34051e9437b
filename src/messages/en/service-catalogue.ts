/** The two wizards' choice of services (CATALOGUE-1). */
export const serviceCatalogue = {
  'catalogue.about': 'About {name}',
  'catalogue.options': 'Choices for {category}',
  'catalogue.chosenOptions': 'Your wishes: {options}',
  'catalogue.originalPrice':
    'The price is quoted by mail after booking (free of charge with a service agreement)',
  'catalogue.bronze': 'Wheel change with tyre hotel',
  'catalogue.bronzeText':
    'Choose this service if you want to change wheels and have them stored at our tyre hotels.',
  'catalogue.mileage': 'Odometer reading in Swedish mil',
} as const;
