/** The landing page of the workshop booking (LANDING-1). */
export const bookingLanding = {
  'landing.brandsTitle': 'Makes with a booking of their own',
  'landing.externalNote': 'Booked with the maker',
  'landing.internalNote': 'Booked here with us',
  'landing.others': 'Other makes we are authorised for',
  'landing.questions': 'Questions about service or the workshop?',
} as const;
