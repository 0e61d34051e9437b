/** Ratings of visits: the mail that asks, the page behind it, the average on a facility's page, and what staff see. */
export const rating = {
  'visitMail.ratingSubject': 'Aká bola návšteva: {workshop}?',
  'visitMail.rating':
    'Ďakujeme, že ste nám zverili svoje auto. Aké to bolo? Hodnotenie trvá pol minúty a pomôže iným pri výbere servisu.',
  'visitMail.ratingButton': 'Ohodnotiť návštevu',
  'visitMail.ratingHow':
    'Servis môže hodnotiť iba ten, kto v ňom bol: raz za každú návštevu, túto najneskôr {until}. Hodnotenie sa započíta do priemeru servisu bez vášho mena. To, čo napíšete, číta iba servis.',
  'visitMail.ratingWhy': 'Tento e-mail dostávate raz, pretože ste navštívili jeden zo servisov {site}.',
  'visitMail.ratingStop': 'Už odo mňa nežiadajte hodnotenia',

  'ratingPage.title': 'Ohodnoťte svoju návštevu',
  'ratingPage.legend': 'Aká bola návšteva?',
  'ratingPage.comment': 'Pre servis',
  'ratingPage.commentHelp': 'Číta to iba servis, iným sa to nezobrazuje.',
  'ratingPage.send': 'Odoslať hodnotenie',
  'ratingPage.change': 'Zmeniť hodnotenie',
  'ratingPage.missing': 'Vyberte jednu až päť hviezdičiek.',
  'ratingPage.tooLong': 'Text je príliš dlhý. Miesto je na 1 000 znakov.',
  'ratingPage.thanks': 'Ďakujeme za hodnotenie',
  'ratingPage.until': 'Hodnotenie môžete zmeniť najneskôr {date}.',
  'ratingPage.verified':
    'Servis môže hodnotiť iba ten, kto v ňom bol, raz za každú návštevu. Počítajú sa všetky hodnotenia, aj nízke.',
  'ratingPage.notVisited':
    'Návštevu môže hodnotiť iba ten, kto v servise bol. Boli ste tam? Zavolajte servisu na {phone} a ten návštevu označí.',
  'ratingPage.closed': 'Návštevu bolo možné hodnotiť najneskôr {date}.',
  'ratingPage.toVisit': 'K návšteve',
  'ratingPage.stopTitle': 'Už žiadne otázky na hodnotenie?',
  'ratingPage.stopText':
    'Deň po návšteve vám potom nebudeme písať. Potvrdenia a pripomienky dostanete ako doteraz.',
  'ratingPage.stopYes': 'Už sa ma nepýtajte',
  'ratingPage.stopped': 'O hodnotenia vás už nebudeme žiadať.',

  'facility.rating': '{average} z 5',
  'facility.ratingCount': {
    one: '{count} hodnotenie',
    few: '{count} hodnotenia',
    many: '{count} hodnotenia',
    other: '{count} hodnotení',
  },
  'facility.ratingHow':
    'Servis môže hodnotiť iba ten, kto v ňom bol: raz za každú návštevu, cez odkaz zaslaný e-mailom na druhý deň. Počítajú sa všetky hodnotenia, aj nízke.',

  'staff.ratings': 'Hodnotenia',
  'staff.ratingsNone': 'Zatiaľ žiadne hodnotenia',
  'staff.ratingsNoneText': 'Zákazníkov sa pýtame deň po návšteve, ak je auto označené ako prevzaté.',
  'staff.ratingsShown': 'Priemer sa zobrazuje na stránke prevádzky. Komentáre sa zobrazujú iba tu.',
  'staff.ratingsHidden':
    'Priemer sa zobrazí na stránke prevádzky, keď bude ohodnotených aspoň {count} návštev. Komentáre sa zobrazujú iba tu.',
  'staff.ratingsByStars': 'Návštevy podľa hviezdičiek',
  'staff.ratingsLatest': 'Najnovšie',
  'staff.ratingSource.visit': 'Návšteva',
  'staff.ratingSource.booking': 'Rezervácia',
  'staff.ratingSource.tyre-hotel': 'Rezervácia v pneuhoteli',
} as const;
