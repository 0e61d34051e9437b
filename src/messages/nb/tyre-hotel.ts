/** The tyre hotel: codes, tyres, and what its calls answer. */
export const tyreHotel = {
  'tyreHotel.sms':
    '{code} er koden din til dekkhotellet hos {site}. Den gjelder i {minutes} minutter. Ikke del den med noen.',
  'tyreHotel.codeSent': 'Vi har sendt en kode til telefonnummeret i avtalen din. Den gjelder i 5 minutter.',
  'tyreHotel.wear.summer.worn': 'Mønsterdybden er under {limit} mm. Vi anbefaler at du bytter dekket.',
  'tyreHotel.wear.summer.below-legal':
    'Mønsterdybden er under lovens grense for sommerdekk, {limit} mm. Dekket kan ikke brukes. Vi anbefaler at du bytter det.',
  'tyreHotel.wear.summer.damaged': 'Dekket er skadet. Vi anbefaler at du bytter det.',
  'tyreHotel.wear.winter.worn':
    'Mønsterdybden er under {limit} mm. Vi anbefaler at du bytter dekket før vinteren.',
  'tyreHotel.wear.winter.below-legal':
    'Mønsterdybden er under lovens grense for vinterdekk, {limit} mm. Dekket kan ikke brukes på vinterføre. Vi anbefaler at du bytter det.',
  'tyreHotel.wear.winter.damaged': 'Dekket er skadet. Vi anbefaler at du bytter det.',
  'tyreHotel.failure.no-agreement': 'Vi finner ingen dekkhotellavtale for dette registreringsnummeret.',
  'tyreHotel.failure.unknown-customer': 'Søket gjelder ikke lenger. Søk på registreringsnummeret igjen.',
  'tyreHotel.failure.too-many-codes': 'Du har fått flere koder den siste timen. Vent litt, eller ring oss.',
  'tyreHotel.failure.code-not-sent': 'Vi kunne ikke sende koden. Prøv igjen om litt, eller ring oss.',
  'tyreHotel.failure.wrong-code': 'Koden stemmer ikke. Kontroller den og prøv igjen.',
  'tyreHotel.failure.code-expired': 'Koden gjelder ikke lenger. Be om en ny.',
  'tyreHotel.failure.outside-window':
    'Tiden kan ikke bestilles. Velg en dag fra tre dager til tre måneder frem.',
  'tyreHotel.failure.time-needed': 'Velg et tidspunkt.',
  'tyreHotel.failure.slot-taken': 'Tiden ble dessverre bestilt av noen andre. Velg en annen tid.',
  'tyreHotel.failure.key-reused': 'Bestillingen er allerede sendt. Last siden på nytt og prøv igjen.',
  'tyreHotel.failure.not-bookable':
    'Verkstedet ditt kan ikke ta imot bestillingen her. Ring eller send oss en e-post, så hjelper vi deg.',
  'tyreHotel.failure.service-unavailable': 'Noe gikk galt, prøv igjen senere.',
  'tyreHotel.failure.invalid-registration-number': 'Fyll inn et registreringsnummer på 2 til 7 tegn.',
  'tyreHotel.failure.invalid':
    'Noe av det du har fylt inn, stemmer ikke. Kontroller opplysningene og prøv igjen.',
  'tyreHotel.failure.signed-out': 'Du er ikke logget inn lenger. Søk på registreringsnummeret igjen.',
  'tyreHotel.failure.other-vehicle': 'Du er logget inn for en annen bil. Logg ut og søk på nytt.',
  'tyreHotel.failure.forbidden': 'Bestillingen må gjøres på vår egen side.',
  'tyreHotel.failure.not-found': 'Det du leter etter, finnes ikke.',
  'tyreHotel.failure.method-not-allowed': 'Det går ikke an å gjøre det slik.',
  'tyreHotel.failure.rate-limited': 'Det gikk litt for fort. Vent litt og prøv igjen.',
  'tyreHotel.failure.too-large': 'Det du sender, er for stort.',
  'tyreHotel.failure.unsupported-type': 'Vi kan ikke lese det du sender.',
  'tyreHotel.failure.internal': 'Noe gikk galt, prøv igjen senere.',
} as const;
