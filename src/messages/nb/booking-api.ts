/** What the calls of the workshop booking answer when they cannot do what was asked. */
export const bookingApi = {
  'bookingApi.invalid-registration-number': 'Fyll inn et registreringsnummer med 2 til 7 tegn.',
  'bookingApi.unknown-vehicle': 'Vi finner ingen bil med dette registreringsnummeret.',
  'bookingApi.register-unavailable': 'Noe gikk galt! Prøv igjen litt senere.',
  'bookingApi.unknown-workshop': 'Verkstedet finnes ikke lenger, eller utfører ikke det du har valgt.',
  'bookingApi.unknown-service': 'En av tjenestene finnes ikke lenger. Velg tjenester på nytt.',
  'bookingApi.unknown-hold': 'Timen din er ikke lenger reservert. Velg en time på nytt.',
  'bookingApi.unknown-booking': 'Vi finner ingen bestilling for denne lenken.',
  'bookingApi.invalid': 'Noe av det du har fylt inn, stemmer ikke. Kontroller opplysningene og prøv igjen.',
  'bookingApi.slot-taken': 'Timen ble dessverre bestilt av noen andre. Velg en annen time.',
  'bookingApi.outside-booking-window':
    'Timen ligger utenfor det som kan bestilles akkurat nå. Velg en annen time.',
  'bookingApi.time-not-offered':
    'Verkstedet tar ikke imot biler på dette tidspunktet. Velg en av timene som vises.',
  'bookingApi.not-done-here':
    'Verkstedet utfører ikke det du har valgt, eller ikke alt i samme besøk. Velg et annet verksted.',
  'bookingApi.service-not-for-car': 'Tjenesten passer ikke for bilen din. Velg tjenester på nytt.',
  'bookingApi.already-booked': 'Bilen har allerede en verkstedtime på det tidspunktet.',
  'bookingApi.key-reused':
    'Bestillingen er allerede sendt med andre opplysninger. Se etter bekreftelsen i e-posten din, eller ring oss.',
  'bookingApi.too-late': 'Det er for sent å endre bestillingen her. Ring verkstedet, så hjelper vi deg.',
  'bookingApi.service-unavailable': 'Noe gikk galt! Prøv igjen litt senere.',
  'bookingApi.not-found': 'Det du leter etter, finnes ikke.',
  'bookingApi.method-not-allowed': 'Dette kan ikke gjøres på denne måten.',
  'bookingApi.forbidden': 'Bestillingen må gjøres på vår egen side.',
  'bookingApi.rate-limited': 'Det gikk litt for fort. Vent en stund og prøv igjen.',
  'bookingApi.too-many-holds': 'Du har allerede flere timer reservert. Frigi en av dem eller vent en stund.',
  'bookingApi.too-many-streams':
    'Du søker etter verksteder i flere vinduer samtidig. Lukk ett av dem og prøv igjen.',
  'bookingApi.too-large': 'Det du sender, er for stort.',
  'bookingApi.unsupported-type': 'Det du sender, kan ikke leses.',
  'bookingApi.internal': 'Noe gikk galt! Prøv igjen litt senere.',
} as const;
