/** The landing page of the workshop booking (LANDING-1). */
export const bookingLanding = {
  'landing.brandsTitle': 'Märken med egen bokning',
  'landing.externalNote': 'Bokas hos märket',
  'landing.internalNote': 'Bokas hos oss',
  'landing.others': 'Andra märken som vi är auktoriserade för',
  'landing.questions': 'Har du frågor om service eller verkstad?',
} as const;
