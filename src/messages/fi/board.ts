/** The board of a workshop's day. */
export const board = {
  'board.name': 'Taulu',
  'board.noBay': 'Paikka ei ole aikataulussa',
  'board.chosen':
    '{plate} on valittu. Nuolinäppäimet valitsevat paikan, Enter siirtää, Escape jättää ennalleen.',
  'board.unknown': 'Paikkoja ei voitu hakea. Tarkista yhteys.',
  'board.noPlaces': 'Tänä päivänä ei ole muuta paikkaa.',
  'board.loading': 'Etsitään paikkoja …',
  'board.moveTo': 'Siirrä',
  'board.move': 'Siirrä',
  'board.otherDay': 'Toinen päivä',
  'board.open': 'Avaa käynti',
  'board.close': 'Jätä ennalleen',
  'board.call': 'Soita: {name}',
  'board.moved': '{plate} on siirretty: {bay}, {time}.',
  'board.movedTold': '{plate} on siirretty: {bay}, {time}. Asiakas saa ilmoituksen.',
  'board.refused.unknown-booking': 'Käyntiä ei enää ole.',
  'board.refused.changed-meanwhile':
    'Joku muu on sillä välin siirtänyt käynnin. Yllä on sen nykyinen aika: siirrä uudelleen, jos ajan pitää olla toinen.',
  'board.refused.wrong-state':
    'Käyntiä ei voi siirtää: se on valmis tai noudettu. Saapunut auto pysyy päivässään.',
  'board.refused.bay-cannot': '{bay}: tätä työtä ei voi tehdä siellä.',
  'board.refused.time-not-offered':
    'Työ ei voi alkaa silloin: työajan ulkopuolella, mennyt aika tai liian pitkä loppupäivään.',
  'board.refused.bay-taken': '{bay} on silloin varattu.',
  'board.failed': 'Se ei onnistunut. Tarkista yhteys ja yritä uudelleen.',
  'board.gone': '{plate} ei ole enää tässä: kollega on perunut tai siirtänyt käynnin.',
  'board.signedOut': 'Et ole enää kirjautunut, tai taulu ei vastaa.',
  'board.unanswered':
    'Palvelin ei vastaa, joten käynnit voivat olla vanhentuneita. Taulu päivittyy itse heti, kun se onnistuu.',
  'board.newDay': 'Päivä on vaihtunut, ja taulu näyttää edellistä.',
  'board.reload': 'Lataa sivu uudelleen',
  'board.list': 'Käynnit: {bay}',
  'board.moveTitle': 'Siirrä käynti',
  'board.moveIntro': 'Asiakkaalle ilmoitetaan uudesta ajasta, ei uudesta paikasta.',
  'board.keys': 'Vedä käyntiä tai valitse se ja käytä nuolinäppäimiä.',
  'board.moveNone': 'Sinä päivänä ei ole vapaata paikkaa.',
  'board.done': 'Käynti on siirretty.',
  'board.weekKeys':
    'Valitse käynti nähdäksesi sen ja siirtääksesi sitä, tai vedä se toiseen päivään tai paikkaan.',
  'board.load': '{booked} / {open} t',
  'board.closed': 'Suljettu',
  'board.toDay': 'Päivä',
  'board.noneThere': 'Siellä ei ole vapaata paikkaa tälle käynnille.',
} as const;
