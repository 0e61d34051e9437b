/** Ratings of visits: the mail that asks, the page behind it, the average on a facility's page, and what staff see. */
export const rating = {
  'visitMail.ratingSubject': 'Millainen käynti oli: {workshop}?',
  'visitMail.rating':
    'Kiitos, että toit autosi meille. Millaista oli? Arvion antaminen vie puoli minuuttia ja auttaa muita valitsemaan korjaamon.',
  'visitMail.ratingButton': 'Arvioi käynti',
  'visitMail.ratingHow':
    'Vain korjaamolla käynyt voi arvioida sen: kerran käyntiä kohti, tämän käynnin viimeistään {until}. Arvio lasketaan korjaamon keskiarvoon ilman nimeäsi. Kirjoittamasi tekstin lukee vain korjaamo.',
  'visitMail.ratingWhy':
    'Saat tämän viestin kerran, koska olet käynyt jollakin korjaamolla, jonka {site} ylläpitää.',
  'visitMail.ratingStop': 'Älkää pyytäkö minulta enää arvioita',

  'ratingPage.title': 'Arvioi käyntisi',
  'ratingPage.legend': 'Millainen käynti oli?',
  'ratingPage.comment': 'Korjaamolle',
  'ratingPage.commentHelp': 'Vain korjaamo lukee tämän; sitä ei näytetä muille.',
  'ratingPage.send': 'Lähetä arvio',
  'ratingPage.change': 'Muuta arviota',
  'ratingPage.missing': 'Valitse yhdestä viiteen tähteä.',
  'ratingPage.tooLong': 'Teksti on liian pitkä. Tilaa on 1 000 merkille.',
  'ratingPage.thanks': 'Kiitos arviostasi',
  'ratingPage.until': 'Voit muuttaa arviota viimeistään {date}.',
  'ratingPage.verified':
    'Vain korjaamolla käynyt voi arvioida sen, kerran käyntiä kohti. Kaikki arviot lasketaan, myös huonot.',
  'ratingPage.notVisited':
    'Vain korjaamolla käynyt voi arvioida käynnin. Oletko käynyt siellä? Soita korjaamolle numeroon {phone}, niin käynti merkitään.',
  'ratingPage.closed': 'Käynnin saattoi arvioida viimeistään {date}.',
  'ratingPage.toVisit': 'Käyntiin',
  'ratingPage.stopTitle': 'Eikö enää arviopyyntöjä?',
  'ratingPage.stopText':
    'Emme silloin lähetä sinulle viestiä käyntiesi jälkeen. Vahvistukset ja muistutukset tulevat kuten ennen.',
  'ratingPage.stopYes': 'Älkää kysykö enää',
  'ratingPage.stopped': 'Emme pyydä sinulta enää arvioita.',

  'facility.rating': '{average}/5',
  'facility.ratingCount': { one: '{count} arvio', other: '{count} arviota' },
  'facility.ratingHow':
    'Vain korjaamolla käynyt voi arvioida sen: kerran käyntiä kohti, linkistä, joka lähetetään sähköpostilla seuraavana päivänä. Kaikki arviot lasketaan, myös huonot.',

  'staff.ratings': 'Arviot',
  'staff.ratingsNone': 'Ei vielä arvioita',
  'staff.ratingsNoneText':
    'Asiakkailta kysytään käyntiä seuraavana päivänä, jos auto on merkitty saapuneeksi.',
  'staff.ratingsShown': 'Keskiarvo näkyy toimipisteen sivulla. Kommentit näkyvät vain täällä.',
  'staff.ratingsHidden':
    'Keskiarvo näkyy toimipisteen sivulla, kun arvioituja käyntejä on vähintään {count}. Kommentit näkyvät vain täällä.',
  'staff.ratingsByStars': 'Käynnit tähtien mukaan',
  'staff.ratingsLatest': 'Viimeisimmät',
  'staff.ratingSource.visit': 'Käynti',
  'staff.ratingSource.booking': 'Varaus',
  'staff.ratingSource.tyre-hotel': 'Rengashotellin varaus',
} as const;
