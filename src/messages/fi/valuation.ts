/** What a car may be traded in for, and how the estimate comes about. */
export const valuation = {
  'valuation.title': 'Arvio',
  'valuation.idle':
    'Kirjoita rekisterinumero ja mittarilukema, niin laskemme arvion varastossamme olevien samanlaisten autojen hinnoista.',
  'valuation.busy': 'Vertaamme samanlaisiin autoihin …',
  'valuation.failed': 'Arviota ei voitu laskea juuri nyt. Lähetä tiedot, niin hinta-arvioija vastaa.',
  'valuation.limited':
    'Olet kysynyt monesta autosta lyhyessä ajassa. Odota hetki tai lähetä tiedot, niin hinta-arvioija vastaa.',
  'valuation.badPlate': 'Rekisterinumerossa on 2–7 kirjainta ja numeroa. Ilman sitä arviota ei voi laskea.',
  'valuation.range': 'Arvio autosta {car}: {range}',
  'valuation.how': 'Näin päädyimme tähän',
  'valuation.cars':
    'Varastossamme on {count} käytettyä autoa mallia {model}, vuosimalli {years}, ajettu {mileages}. Niistä {near} on kulkenut suunnilleen yhtä paljon kuin sinun autosi.',
  'valuation.adjusted':
    'Kunkin auton hinta on muunnettu autosi ikään ja mittarilukemaan: {perYear} vuodessa ja {perDistance} / {distance}.',
  'valuation.margin':
    'Keskimmäinen hinta on {price}. Siitä vähennämme {margin}: arvonlisävero, kunnostus, takuu, kulut ja katteemme. Jäljelle jää {middle}.',
  'valuation.quartiles': 'Väliin mahtuu keskimmäinen puolisko autoista.',
  'valuation.noPromise':
    'Moottori, varusteet ja kunto eivät ole mukana. Tämä on arvio eikä tarjous: hinta-arvioijan pitää ensin nähdä auto.',
  'valuation.none': 'Ei arviota autosta {car}',
  'valuation.tooFew': {
    one: 'Varastossa on {count} auto, joka on samaa mallia, ikää ja mittarilukemaa. Arvioimme vasta, kun niitä on vähintään {needed}.',
    other:
      'Varastossa on {count} autoa, jotka ovat samaa mallia, ikää ja mittarilukemaa. Arvioimme vasta, kun niitä on vähintään {needed}.',
  },
  'valuation.unknownAge': 'Rekisterissä ei ole auton vuosimallia, joten sitä ei voi verrata.',
  'valuation.unknownCar': 'Rekisteri ei tunne numeroa. Tarkista se tai lähetä tiedot silti.',
  'valuation.valuer': 'Lähetä tiedot, niin hinta-arvioija katsoo juuri sinun autoasi.',
} as const;
