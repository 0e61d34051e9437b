/** Ratings of visits: the mail that asks, the page behind it, the average on a facility's page, and what staff see. */
export const rating = {
  'visitMail.ratingSubject': 'Hur var besöket hos {workshop}?',
  'visitMail.rating':
    'Tack för att du lämnade bilen hos oss. Hur var det? Ett betyg tar en halv minut och hjälper andra att välja verkstad.',
  'visitMail.ratingButton': 'Betygsätt besöket',
  'visitMail.ratingHow':
    'Bara den som har varit i verkstaden kan betygsätta den: en gång för varje besök, det här till och med {until}. Betyget räknas in i verkstadens snitt utan ditt namn. Det du skriver läses bara av verkstaden.',
  'visitMail.ratingWhy':
    'Du får det här mejlet, en gång, för att du har besökt en av verkstäderna hos {site}.',
  'visitMail.ratingStop': 'Fråga mig inte om betyg igen',

  'ratingPage.title': 'Betygsätt ditt besök',
  'ratingPage.legend': 'Hur var besöket?',
  'ratingPage.comment': 'Till verkstaden',
  'ratingPage.commentHelp': 'Läses bara av verkstaden och visas inte för andra.',
  'ratingPage.send': 'Skicka betyget',
  'ratingPage.change': 'Ändra betyget',
  'ratingPage.missing': 'Välj mellan en och fem stjärnor.',
  'ratingPage.tooLong': 'Texten är för lång. Högst 1 000 tecken får plats.',
  'ratingPage.thanks': 'Tack för din betygsättning',
  'ratingPage.until': 'Du kan ändra betyget till och med {date}.',
  'ratingPage.verified':
    'Bara den som har varit i verkstaden kan betygsätta den, en gång för varje besök. Alla betyg räknas, också de låga.',
  'ratingPage.notVisited':
    'Bara den som har varit i verkstaden kan betygsätta besöket. Har du varit där? Ring verkstaden på {phone}, så markerar den besöket.',
  'ratingPage.closed': 'Besöket kunde betygsättas till och med {date}.',
  'ratingPage.toVisit': 'Till besöket',
  'ratingPage.stopTitle': 'Inga fler frågor om betyg?',
  'ratingPage.stopText':
    'Vi mejlar dig då inte dagen efter dina besök. Bekräftelser och påminnelser får du som förut.',
  'ratingPage.stopYes': 'Fråga mig inte igen',
  'ratingPage.stopped': 'Vi frågar dig inte om betyg igen.',

  'facility.rating': '{average} av 5',
  'facility.ratingCount': { one: '{count} betyg', other: '{count} betyg' },
  'facility.ratingHow':
    'Bara den som har varit i verkstaden kan betygsätta den: en gång för varje besök, genom en länk som mejlas dagen efter. Alla betyg räknas, också de låga.',

  'staff.ratings': 'Betyg',
  'staff.ratingsNone': 'Inga betyg än',
  'staff.ratingsNoneText': 'Kunderna får frågan dagen efter sitt besök, om bilen är markerad som anländ.',
  'staff.ratingsShown': 'Snittet visas på anläggningens sida. Kommentarer visas bara här.',
  'staff.ratingsHidden':
    'Snittet visas på anläggningens sida när minst {count} besök har fått betyg. Kommentarer visas bara här.',
  'staff.ratingsByStars': 'Besök efter stjärnor',
  'staff.ratingsLatest': 'De senaste',
  'staff.ratingSource.visit': 'Besöket',
  'staff.ratingSource.booking': 'Bokningen',
  'staff.ratingSource.tyre-hotel': 'Bokningen av däckhotellet',
} as const;
