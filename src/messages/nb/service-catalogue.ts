export const serviceCatalogue = {
  'catalogue.about': 'Om {name}',
  'catalogue.options': 'Valg for {category}',
  'catalogue.chosenOptions': 'Dine ønsker: {options}',
  'catalogue.originalPrice': 'Prisen oppgis på e-post etter bestilling (gratis med serviceavtale)',
  'catalogue.bronze': 'Hjulskift med dekkhotell',
  'catalogue.bronzeText':
    'Velg denne tjenesten hvis du vil skifte hjul og oppbevare dem på dekkhotellene våre.',
  'catalogue.mileage': 'Kilometerstand i svenske mil',
} as const;
