export const quote = {
  'quote.PCP': 'Osamaksu taatulla jäännösarvolla (PCP)',
  'quote.HP': 'Osamaksukauppa (HP)',
  'quote.title': 'Laske rahoituksesi',
  'quote.hint':
    'Siirrä käsirahaa, niin näet kuukausierän, tai kuukausierää, niin näet sen vaatiman käsirahan.',
  'quote.product': 'Rahoituksen laji',
  'quote.miles': '{count} mailia',
  'quote.none': 'Ei ole',
  'quote.noLimit': 'Ei rajaa',
  'quote.cashPrice': 'Käteishinta',
  'quote.duration': 'Sopimuksen kesto',
  'quote.payments': '{count} kuukausierää, kukin',
  'quote.lastPayment': 'Viimeinen kuukausierä',
  'quote.purchaseFee': 'Lunastusmaksu',
  'quote.charge': 'Luoton kokonaiskustannukset',
  'quote.rate': 'Korko (kiinteä)',
  'quote.loading': 'Lasketaan tarjoustasi…',
  'quote.error': 'Emme voineet laskea tätä tarjousta; luvut ovat edellisestä.',
  'quote.unavailable': 'Emme voi juuri nyt laskea tarjousta tässä.',
  'quote.retry': 'Yritä uudelleen',
  'quote.ask': 'Pyydä meiltä tarjous',
  'quote.apply': 'Hae tätä rahoitusta',
  'quote.result': '{payment} kuukaudessa, {term}, käsiraha {deposit}.',
  'quote.deposit-too-low': 'Käsirahan on oltava vähintään {used}.',
  'quote.deposit-too-high': 'Käsiraha voi olla enintään {used}.',
  'quote.payment-too-low':
    'Näin pienet erät vaatisivat suuremman käsirahan kuin voimme ottaa vastaan. Laskimme suurimmalla, {used}.',
  'quote.payment-too-high':
    'Näin suuret erät jättäisivät käsirahan alle alarajan. Laskimme pienimmällä, {used}.',
  'quote.term-not-offered': 'Rahoitusta ei tarjota tälle ajalle. Laskimme {used} kuukaudella.',
  'quote.mileage-not-offered':
    'Meillä ei ole jäännösarvoa tälle ajomäärälle. Laskimme {used} maililla vuodessa.',
  'quote.how.credit': 'Käteishinta miinus käsiraha on luoton määrä.',
  'quote.how.payments':
    'Kuukausierät ja mahdollinen viimeinen suurempi erä maksavat luoton takaisin kiinteällä korolla. Käsirahan ja kulujen kanssa ne ovat maksettava kokonaissumma.',
  'quote.how.apr':
    'Todellinen vuosikorko on se vuosikorko, jolla kaikkien maksujen arvo on yhteensä luoton määrä sen nostopäivänä, kulut mukaan luettuina.',
} as const;
