/** What a car may be traded in for, and how the estimate comes about. */
export const valuation = {
  'valuation.title': 'Uppskattning',
  'valuation.idle':
    'Fyll i registreringsnummer och mätarställning, så räknar vi fram en uppskattning ur priserna på liknande bilar i vårt lager.',
  'valuation.busy': 'Vi räknar på liknande bilar …',
  'valuation.failed':
    'Uppskattningen gick inte att räkna fram just nu. Skicka uppgifterna så svarar en värderare.',
  'valuation.limited':
    'Du har frågat om många bilar på kort tid. Vänta en stund, eller skicka uppgifterna så svarar en värderare.',
  'valuation.badPlate':
    'Registreringsnumret har 2–7 bokstäver och siffror. Utan det blir det ingen uppskattning.',
  'valuation.range': 'Uppskattning för {car}: {range}',
  'valuation.how': 'Så kom vi fram till det',
  'valuation.cars':
    'Vi har {count} begagnade {model} i lager, årsmodell {years}, som har gått {mileages}. {near} av dem har gått ungefär lika långt som din.',
  'valuation.adjusted':
    'Varje bils pris är omräknat till din bils ålder och mätarställning: {perYear} per år och {perDistance} per {distance}.',
  'valuation.margin':
    'Mittpriset blir {price}. Från det drar vi {margin} för moms, rekonditionering, garanti, kostnader och vår förtjänst: {middle}.',
  'valuation.quartiles': 'Intervallet rymmer den mittersta hälften av bilarna.',
  'valuation.noPromise':
    'Motor, utrustning och skick är inte medräknade. Det är en uppskattning och inget bud: en värderare behöver se bilen först.',
  'valuation.none': 'Ingen uppskattning av {car}',
  'valuation.tooFew': {
    one: 'I lagret står {count} bil av samma modell, ålder och mätarställning. Vi uppskattar först när det finns minst {needed}.',
    other:
      'I lagret står {count} bilar av samma modell, ålder och mätarställning. Vi uppskattar först när det finns minst {needed}.',
  },
  'valuation.unknownAge': 'Registret har ingen årsmodell för bilen, så den går inte att jämföra.',
  'valuation.unknownCar':
    'Registret känner inte till numret. Kontrollera det, eller skicka uppgifterna ändå.',
  'valuation.valuer': 'Skicka uppgifterna så räknar en värderare på just din bil.',
} as const;
