/** How cars do: days, views, requests and price. */
export const carNumbers = {
  'carNumbers.title': 'Tall per bil',
  'carNumbers.none': 'Ingen biler vises på anleggene dine.',
  'carNumbers.facility': 'Anlegg',
  'carNumbers.number': 'Nummer',
  'carNumbers.views': 'Visninger og forespørsler',
  'carNumbers.show': 'Vis',
  'carNumbers.period': { one: 'siste {count} dag', other: 'siste {count} dager' },
  'carNumbers.sort.car': 'Bil',
  'carNumbers.sort.days': 'Dager på lager',
  'carNumbers.sort.views': 'Visninger',
  'carNumbers.sort.requests': 'Forespørsler',
  'carNumbers.sort.price': 'Pris',
  'carNumbers.sort.position': 'Pris mot lignende',
  'carNumbers.position.under': 'Lavere',
  'carNumbers.position.in': 'På nivå',
  'carNumbers.position.over': 'Høyere',
  'carNumbers.ofCars': { one: 'av {count} bil', other: 'av {count} biler' },
  'carNumbers.compared': 'Sammenlignede biler',
  'carNumbers.medianDays': 'Median dager på lager',
  'carNumbers.explained':
    'En visning telles når bilens side har vært synlig i to sekunder, uten informasjonskapsler og uten opplysninger om den som ser; programmer som sier hva de er, telles ikke. Prisen sammenlignes med bruktbiler av samme modell på konsernets lager, omregnet til bilens alder og kjørelengde: under den laveste fjerdedelen, over den høyeste, eller på nivå. Minst åtte lignende biler trengs.',
};
