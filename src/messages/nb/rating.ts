/** Ratings of visits: the mail that asks, the page behind it, the average on a facility's page, and what staff see. */
export const rating = {
  'visitMail.ratingSubject': 'Hvordan var besøket hos {workshop}?',
  'visitMail.rating':
    'Takk for at du leverte bilen hos oss. Hvordan var det? En vurdering tar et halvt minutt og hjelper andre å velge verksted.',
  'visitMail.ratingButton': 'Vurder besøket',
  'visitMail.ratingHow':
    'Bare den som har vært på verkstedet, kan vurdere det: én gang for hvert besøk, dette til og med {until}. Vurderingen teller i verkstedets snitt uten navnet ditt. Det du skriver, leses bare av verkstedet.',
  'visitMail.ratingWhy': 'Du får denne e-posten, én gang, fordi du har besøkt et av verkstedene hos {site}.',
  'visitMail.ratingStop': 'Ikke spør meg om vurderinger igjen',

  'ratingPage.title': 'Vurder besøket ditt',
  'ratingPage.legend': 'Hvordan var besøket?',
  'ratingPage.comment': 'Til verkstedet',
  'ratingPage.commentHelp': 'Leses bare av verkstedet og vises ikke for andre.',
  'ratingPage.send': 'Send vurderingen',
  'ratingPage.change': 'Endre vurderingen',
  'ratingPage.missing': 'Velg mellom én og fem stjerner.',
  'ratingPage.tooLong': 'Teksten er for lang. Det er plass til 1 000 tegn.',
  'ratingPage.thanks': 'Takk for vurderingen',
  'ratingPage.until': 'Du kan endre vurderingen til og med {date}.',
  'ratingPage.verified':
    'Bare den som har vært på verkstedet, kan vurdere det, én gang for hvert besøk. Alle vurderinger teller, også de lave.',
  'ratingPage.notVisited':
    'Bare den som har vært på verkstedet, kan vurdere besøket. Har du vært der? Ring verkstedet på {phone}, så merker det besøket.',
  'ratingPage.closed': 'Besøket kunne vurderes til og med {date}.',
  'ratingPage.toVisit': 'Til besøket',
  'ratingPage.stopTitle': 'Ingen flere spørsmål om vurderinger?',
  'ratingPage.stopText':
    'Da sender vi deg ikke e-post dagen etter besøkene dine. Bekreftelser og påminnelser får du som før.',
  'ratingPage.stopYes': 'Ikke spør meg igjen',
  'ratingPage.stopped': 'Vi spør deg ikke om vurderinger igjen.',

  'facility.rating': '{average} av 5',
  'facility.ratingCount': { one: '{count} vurdering', other: '{count} vurderinger' },
  'facility.ratingHow':
    'Bare den som har vært på verkstedet, kan vurdere det: én gang for hvert besøk, gjennom en lenke som sendes på e-post dagen etter. Alle vurderinger teller, også de lave.',

  'staff.ratings': 'Vurderinger',
  'staff.ratingsNone': 'Ingen vurderinger ennå',
  'staff.ratingsNoneText': 'Kundene blir spurt dagen etter besøket, hvis bilen er merket som ankommet.',
  'staff.ratingsShown': 'Snittet vises på siden til anlegget. Kommentarer vises bare her.',
  'staff.ratingsHidden':
    'Snittet vises på siden til anlegget når minst {count} besøk er vurdert. Kommentarer vises bare her.',
  'staff.ratingsByStars': 'Besøk etter stjerner',
  'staff.ratingsLatest': 'De siste',
  'staff.ratingSource.visit': 'Besøket',
  'staff.ratingSource.booking': 'Bestillingen',
  'staff.ratingSource.tyre-hotel': 'Bestillingen på dekkhotellet',
} as const;
