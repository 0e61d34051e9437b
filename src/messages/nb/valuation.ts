/** What a car may be traded in for, and how the estimate comes about. */
export const valuation = {
  'valuation.title': 'Anslag',
  'valuation.idle':
    'Fyll inn registreringsnummer og kilometerstand, så regner vi ut et anslag fra prisene på lignende biler vi har på lager.',
  'valuation.busy': 'Vi sammenligner med lignende biler …',
  'valuation.failed': 'Anslaget kunne ikke regnes ut akkurat nå. Send opplysningene, så svarer en takstmann.',
  'valuation.limited':
    'Du har spurt om mange biler på kort tid. Vent litt, eller send opplysningene, så svarer en takstmann.',
  'valuation.badPlate':
    'Registreringsnummeret har 2–7 bokstaver og sifre. Uten det blir det ikke noe anslag.',
  'valuation.range': 'Anslag for {car}: {range}',
  'valuation.how': 'Slik kom vi frem til det',
  'valuation.cars':
    'Vi har {count} brukte {model} på lager, årsmodell {years}, som har gått {mileages}. {near} av dem har gått omtrent like langt som din.',
  'valuation.adjusted':
    'Prisen på hver bil er regnet om til din bils alder og kilometerstand: {perYear} per år og {perDistance} per {distance}.',
  'valuation.margin':
    'Midtprisen blir {price}. Fra den trekker vi {margin} for merverdiavgift, klargjøring, garanti, kostnader og vår fortjeneste: {middle}.',
  'valuation.quartiles': 'Spennet rommer den midterste halvparten av bilene.',
  'valuation.noPromise':
    'Motor, utstyr og tilstand er ikke regnet med. Det er et anslag og ikke et bud: en takstmann må se bilen først.',
  'valuation.none': 'Ikke noe anslag for {car}',
  'valuation.tooFew': {
    one: 'På lager står {count} bil av samme modell, alder og kilometerstand. Vi gir et anslag først når det er minst {needed}.',
    other:
      'På lager står {count} biler av samme modell, alder og kilometerstand. Vi gir et anslag først når det er minst {needed}.',
  },
  'valuation.unknownAge': 'Registeret har ingen årsmodell for bilen, så den kan ikke sammenlignes.',
  'valuation.unknownCar': 'Registeret kjenner ikke nummeret. Sjekk det, eller send opplysningene likevel.',
  'valuation.valuer': 'Send opplysningene, så regner en takstmann på akkurat din bil.',
} as const;
