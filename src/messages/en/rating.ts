/** Ratings of visits: the mail that asks, the page behind it, the average on a facility's page, and what staff see. */
export const rating = {
  'visitMail.ratingSubject': 'How was your visit to {workshop}?',
  'visitMail.rating':
    'Thank you for leaving your car with us. How was it? A rating takes half a minute and helps others to choose a workshop.',
  'visitMail.ratingButton': 'Rate the visit',
  'visitMail.ratingHow':
    'Only those who have been to the workshop can rate it: once for each visit, this one until {until}. The rating counts towards the average of the workshop without your name. What you write is read by the workshop only.',
  'visitMail.ratingWhy': 'You get this mail, once, because you have visited one of the workshops of {site}.',
  'visitMail.ratingStop': 'Do not ask me for ratings again',

  'ratingPage.title': 'Rate your visit',
  'ratingPage.legend': 'How was the visit?',
  'ratingPage.comment': 'To the workshop',
  'ratingPage.commentHelp': 'Read by the workshop only, and not shown to others.',
  'ratingPage.send': 'Send the rating',
  'ratingPage.change': 'Change the rating',
  'ratingPage.missing': 'Choose between one and five stars.',
  'ratingPage.tooLong': 'The text is too long. There is room for 1,000 characters.',
  'ratingPage.thanks': 'Thank you for your rating',
  'ratingPage.until': 'You can change the rating until {date}.',
  'ratingPage.verified':
    'Only those who have been to the workshop can rate it, once for each visit. All ratings count, the low ones too.',
  'ratingPage.notVisited':
    'Only those who have been to the workshop can rate the visit. Have you been there? Call the workshop on {phone}, and it will mark the visit.',
  'ratingPage.closed': 'The visit could be rated until {date}.',
  'ratingPage.toVisit': 'To the visit',
  'ratingPage.stopTitle': 'No more questions about ratings?',
  'ratingPage.stopText':
    'We will not mail you on the day after your visits then. Confirmations and reminders come as before.',
  'ratingPage.stopYes': 'Do not ask me again',
  'ratingPage.stopped': 'We will not ask you for ratings again.',

  'facility.rating': '{average} out of 5',
  'facility.ratingCount': { one: '{count} rating', other: '{count} ratings' },
  'facility.ratingHow':
    'Only those who have been to the workshop can rate it: once for each visit, through a link that is mailed on the day after. All ratings count, the low ones too.',

  'staff.ratings': 'Ratings',
  'staff.ratingsNone': 'No ratings yet',
  'staff.ratingsNoneText':
    'Customers are asked on the day after their visit, if the car is marked as arrived.',
  'staff.ratingsShown': 'The average is shown on the page of the facility. Comments are shown here only.',
  'staff.ratingsHidden':
    'The average is shown on the page of the facility once at least {count} visits have been rated. Comments are shown here only.',
  'staff.ratingsByStars': 'Visits by stars',
  'staff.ratingsLatest': 'The latest',
  'staff.ratingSource.visit': 'The visit',
  'staff.ratingSource.booking': 'The booking',
  'staff.ratingSource.tyre-hotel': 'The booking at the tyre hotel',
} as const;
