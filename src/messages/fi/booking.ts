/** The flow of the workshop booking (BOOKING-1). The summary and the confirmation have a file of their own. */
export const booking = {
  'booking.step': 'Vaihe {display}/{max}',
  'booking.continue': 'Jatka',
  'booking.change': 'Muuta',
  'booking.call': 'Soita {phone}',
  'booking.callMe': 'Jätä numerosi, niin soitamme sinulle',
  'booking.noScript':
    'Ajanvaraus tarvitsee JavaScriptin, joka on poissa käytöstä selaimessasi. Soita meille, niin varataan aika yhdessä.',
  'booking.partFailed': 'Seuraavaa vaihetta ei voitu hakea. Tarkista yhteytesi ja yritä uudelleen.',
  'booking.loading': 'Haetaan …',
  'booking.region': 'Korjaamon ajanvaraus',

  // The car
  'booking.intro': 'Varaa huolto, renkaanvaihto ja korjaamo',
  'booking.lead':
    'Kirjoita auton rekisteritunnus, valitse mitä tehdään ja katso vapaat ajat lähellä olevissa korjaamoissa.',
  'booking.plateTitle': 'Täytä rekisteritunnuksesi',
  'booking.plateHint': 'Esimerkiksi ABC 123',
  'booking.find': 'Etsi autosi',
  'booking.finding': 'Etsitään autoa …',
  'booking.plateInvalid': 'Kirjoita rekisteritunnus, jossa on 2–7 kirjainta ja numeroa.',
  'booking.plateUnknown': 'Emme löydä autoa tällä rekisteritunnuksella.',
  'booking.plateFailed': 'Jokin meni vikaan! Yritä hetken kuluttua uudelleen..',
  'booking.found': 'Auto löytyi: {car}',
  'booking.authorised': 'Meillä on valtuutettuja {brand}-korjaamoja',
  'booking.notAuthorised':
    'Meillä ei ole merkkisi valtuutettuja korjaamoja, mutta voimme tarjota joitakin palveluja',
  'booking.carTitle': 'Autosi',
  'booking.notYours': 'Eikö tämä ole autosi? Hae uudelleen',
  'booking.mileage': 'Mittarilukema',
  'booking.mileageHint':
    'Anna mittarilukema ruotsalaisina peninkulmina (10 km), niin näytämme merkkihuollon hinnan, jos autollesi on hinnasto.',
  'booking.mileageInvalid': 'Kirjoita mittarilukema numeroin, enintään {max} numeroa.',

  // The services
  'booking.services': 'Valitse palvelu',
  'booking.servicesLoading': 'Haetaan palveluja autollesi …',
  'booking.servicesFailed': 'Korjaamon ajanvaraus ei juuri nyt toimi',
  'booking.servicesNone': 'Autollesi ei ole täällä varattavia palveluja. Soita meille, niin autamme.',
  'booking.chooseOne': 'Valitse vähintään yksi palvelu jatkaaksesi.',
  'booking.describe': 'Kuvaile asiaasi',
  'booking.counterSaid': '{count}/{max} merkkiä',
  'booking.needsMileage':
    'Hinta riippuu siitä, paljonko autolla on ajettu. Täytä mittarilukema kohtaan Autosi, niin näet sen tässä.',
  'booking.priceOutside': 'Hinta tarkastuksen jälkeen: hinnastossa ei ole hintaa lukemalle {mileage}.',
  'booking.priceAfterCheck':
    'Hinta tarkastuksen jälkeen: korjaamo kertoo työn hinnan ennen kuin se aloitetaan.',
  'booking.chosenCount': { one: '{count} valittu', other: '{count} valittu' },

  // The add-ons
  'booking.addOns': 'Lisäpalvelut autollesi',
  'booking.noAddOns': 'Valitsemiisi palveluihin ei ole lisäpalveluja.',
  'booking.noneChosen': 'Ei lisäpalveluja',
  'booking.addOnsText': 'Lisää samalla käynnillä tehtävät työt tai jatka ilman niitä.',

  // Contact and booking
  'booking.contact': 'Yhteystietosi',
  'booking.contactText': 'Tänne korjaamo lähettää vahvistuksen, ja tästä se tavoittaa sinut käynnin aikana.',
  'booking.comment': 'Viesti korjaamolle',
  'booking.privacy': 'Käytämme tietojasi vain varauksen hoitamiseen ja vahvistamiseen.',
  'booking.confirm': 'Varaa',
  'booking.sending': 'Varataan …',
  'booking.taken':
    'Joku muu ehti varata ajan. Valitse sen sijaan jokin näistä; kirjoittamasi tiedot säilyvät.',
  'booking.takenNone': 'Joku muu ehti varata ajan. Valitse toinen aika; kirjoittamasi tiedot säilyvät.',
  'booking.alternatives': 'Muita vapaita aikoja',
  'booking.otherTime': 'Valitse toinen aika',
  'booking.timeIsYours': 'Aika on sinun: {time}',
  'booking.alreadyBooked': 'Autolle on jo varattu aika {time}. Haluatko silti varata tämän ajan?',
  'booking.alreadyBookedText':
    'Samalle autolle on toinen varaus samaan aikaan. Jos olet jo varannut ajan, sinun ei tarvitse varata uudelleen.',
  'booking.bookAnyway': 'Varaa silti',
  'booking.holdLost': 'Emme voineet pitää aikaa sinulle pidempään. Kirjoittamasi tiedot säilyvät.',
  'booking.holdAgain': 'Ota aika uudelleen',
  'booking.offline':
    'Emme saaneet vastausta. Tarkista yhteytesi ja yritä uudelleen: varaus tehdään vain kerran.',
  'booking.failed':
    'Varaus ei onnistunut, ja vika on meidän. Yritä uudelleen tai soita meille. Kirjoittamasi tiedot säilyvät.',
  'booking.refused':
    'Varausta ei voitu vastaanottaa. Tarkista valintasi tai soita meille. Kirjoittamasi tiedot säilyvät.',
  'booking.keyReused':
    'Olemme jo vastaanottaneet varauksesi. Katso vahvistus sähköpostistasi tai soita meille.',
  'booking.startAgain': 'Aloita uusi varaus',
} as const;
