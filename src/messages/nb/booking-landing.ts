/** The landing page of the workshop booking (LANDING-1). */
export const bookingLanding = {
  'landing.brandsTitle': 'Merker med egen timebestilling',
  'landing.externalNote': 'Bestilles hos merket',
  'landing.internalNote': 'Bestilles her hos oss',
  'landing.others': 'Andre merker vi er autorisert for',
  'landing.questions': 'Har du spørsmål om service eller verksted?',
} as const;
