/** The landing page of the workshop booking (specification 3 §1, §2). */
export const bookingLanding = {
  'landing.brandsTitle': 'Merker med egen timebestilling',
  'landing.externalNote': 'Åpner merkets egen side',
  'landing.internalNote': 'Bestilles her hos oss',
  'landing.others': 'Andre merker vi er autorisert for',
  'landing.questions': 'Har du spørsmål om service eller verksted?',
} as const;
