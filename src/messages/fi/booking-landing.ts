/** The landing page of the workshop booking (LANDING-1). */
export const bookingLanding = {
  'landing.brandsTitle': 'Merkit, joilla on oma ajanvaraus',
  'landing.externalNote': 'Varataan merkin sivulla',
  'landing.internalNote': 'Varataan täällä meillä',
  'landing.others': 'Muut merkit, joiden valtuutettu huolto olemme',
  'landing.questions': 'Onko sinulla kysyttävää huollosta tai korjaamosta?',
} as const;
