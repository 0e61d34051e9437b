/** The landing page of the workshop booking (LANDING-1). */
export const bookingLanding = {
  'landing.brandsTitle': 'Značky s vlastnou rezerváciou',
  'landing.externalNote': 'Rezervujete u značky',
  'landing.internalNote': 'Rezervujete priamo u nás',
  'landing.others': 'Ďalšie značky, pre ktoré sme autorizovaní',
  'landing.questions': 'Máte otázky k servisu alebo dielni?',
} as const;
