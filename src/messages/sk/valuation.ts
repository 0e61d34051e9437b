/** What a car may be traded in for, and how the estimate comes about. */
export const valuation = {
  'valuation.title': 'Odhad',
  'valuation.idle':
    'Vyplňte evidenčné číslo a stav tachometra a vypočítame odhad z cien podobných áut v našej ponuke.',
  'valuation.busy': 'Porovnávame s podobnými autami …',
  'valuation.failed': 'Odhad sa teraz nepodarilo vypočítať. Odošlite údaje a odpovie vám odhadca.',
  'valuation.limited':
    'Za krátky čas ste sa pýtali na veľa áut. Chvíľu počkajte alebo odošlite údaje a odpovie vám odhadca.',
  'valuation.badPlate': 'Evidenčné číslo má 2 až 7 písmen a číslic. Bez neho odhad nevypočítame.',
  'valuation.range': 'Odhad pre {car}: {range}',
  'valuation.how': 'Ako sme k tomu prišli',
  'valuation.cars':
    'V ponuke je {count} jazdených {model}, modelový rok {years}, s nájazdom {mileages}. Približne toľko ako vaše auto z nich najazdilo {near}.',
  'valuation.adjusted':
    'Cenu každého auta sme prepočítali na vek a nájazd vášho: {perYear} za rok a {perDistance} na {distance}.',
  'valuation.margin':
    'Stredná cena je {price}. Z nej odpočítame {margin} na DPH, prípravu, záruku, náklady a náš zisk: {middle}.',
  'valuation.quartiles': 'Do rozpätia patrí stredná polovica áut.',
  'valuation.noPromise':
    'Motor, výbava a stav v tom nie sú započítané. Je to odhad, nie ponuka: odhadca musí auto najprv vidieť.',
  'valuation.none': 'Bez odhadu pre {car}',
  'valuation.tooFew': {
    one: 'V ponuke je {count} auto rovnakého modelu, veku a nájazdu. Odhad robíme až pri najmenej {needed}.',
    few: 'V ponuke sú {count} autá rovnakého modelu, veku a nájazdu. Odhad robíme až pri najmenej {needed}.',
    other: 'V ponuke je {count} áut rovnakého modelu, veku a nájazdu. Odhad robíme až pri najmenej {needed}.',
  },
  'valuation.unknownAge': 'Register nemá modelový rok auta, preto ho nemožno porovnať.',
  'valuation.unknownCar': 'Register toto číslo nepozná. Skontrolujte ho alebo údaje aj tak odošlite.',
  'valuation.valuer': 'Odošlite údaje a odhadca sa pozrie práve na vaše auto.',
} as const;
