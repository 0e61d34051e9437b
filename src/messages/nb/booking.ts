/** The flow of the workshop booking (BOOKING-1). The summary and the confirmation have a file of their own. */
export const booking = {
  'booking.step': 'Trinn {display}/{max}',
  'booking.continue': 'Fortsett',
  'booking.change': 'Endre',
  'booking.call': 'Ring {phone}',
  'booking.callMe': 'Legg igjen nummeret ditt, så ringer vi deg',
  'booking.noScript':
    'Bestillingen trenger JavaScript, som er slått av i nettleseren din. Ring oss, så bestiller vi sammen.',
  'booking.partFailed': 'Neste trinn kunne ikke hentes. Sjekk tilkoblingen og prøv igjen.',
  'booking.loading': 'Henter …',
  'booking.region': 'Bestilling av verksted',

  // The car
  'booking.intro': 'Bestill service, dekkskift og verksted',
  'booking.lead':
    'Skriv bilens registreringsnummer, velg hva som skal gjøres, og se ledige tider hos verksteder nær deg.',
  'booking.plateTitle': 'Fyll inn registreringsnummeret ditt',
  'booking.plateHint': 'For eksempel ABC 123',
  'booking.find': 'Finn bilen din',
  'booking.finding': 'Leter etter bilen …',
  'booking.plateInvalid': 'Skriv registreringsnummeret med 2 til 7 bokstaver og tall.',
  'booking.plateUnknown': 'Vi finner ingen bil med dette registreringsnummeret.',
  'booking.plateFailed': 'Noe gikk galt! Prøv igjen litt senere..',
  'booking.found': 'Bilen er funnet: {car}',
  'booking.authorised': 'Vi har autoriserte {brand}-verksteder',
  'booking.notAuthorised':
    'Vi har ikke autoriserte verksteder for merket ditt, men vi kan tilby enkelte tjenester',
  'booking.carTitle': 'Bilen din',
  'booking.notYours': 'Ikke din bil? Søk igjen',
  'booking.mileage': 'Kilometerstand',
  'booking.mileageHint':
    'Oppgi kilometerstanden i svenske mil (10 km), så viser vi prisen på originalservice hvis det finnes en prisliste for bilen din.',
  'booking.mileageInvalid': 'Skriv kilometerstanden med tall, høyst {max} sifre.',

  // The services
  'booking.services': 'Velg tjeneste',
  'booking.servicesLoading': 'Henter tjenester for bilen din …',
  'booking.servicesFailed': 'For øyeblikket fungerer ikke verkstedbestillingen',
  'booking.servicesNone':
    'Det finnes ingen tjenester å bestille her for bilen din. Ring oss, så hjelper vi deg.',
  'booking.chooseOne': 'Velg minst én tjeneste for å gå videre.',
  'booking.describe': 'Beskriv hva det gjelder',
  'booking.counterSaid': '{count} av {max} tegn',
  'booking.needsMileage':
    'Prisen avhenger av hvor langt bilen har gått. Fyll inn kilometerstanden under Bilen din, så ser du den her.',
  'booking.priceOutside': 'Pris etter kontroll: prislisten har ingen pris ved {mileage}.',
  'booking.priceAfterCheck': 'Pris etter kontroll: verkstedet sier hva arbeidet koster før det begynner.',
  'booking.chosenCount': { one: '{count} valgt', other: '{count} valgt' },

  // The add-ons
  'booking.addOns': 'Tilvalg for bilen din',
  'booking.noAddOns': 'Det finnes ingen tilvalg til det du har valgt.',
  'booking.noneChosen': 'Ingen tilvalg',
  'booking.addOnsText': 'Legg til det du vil ha gjort ved samme besøk, eller gå videre uten.',

  // Contact and booking
  'booking.contact': 'Kontaktopplysningene dine',
  'booking.contactText': 'Hit sender verkstedet bekreftelsen, og her når det deg under besøket.',
  'booking.comment': 'Kommentar til verkstedet',
  'booking.privacy': 'Vi bruker opplysningene dine bare til å utføre og bekrefte bestillingen.',
  'booking.confirm': 'Bestill',
  'booking.sending': 'Bestiller …',
  'booking.taken':
    'Noen andre rakk å bestille tiden. Velg en av disse i stedet; det du har skrevet, er beholdt.',
  'booking.takenNone': 'Noen andre rakk å bestille tiden. Velg en annen tid; det du har skrevet, er beholdt.',
  'booking.alternatives': 'Andre ledige tider',
  'booking.otherTime': 'Velg en annen tid',
  'booking.timeIsYours': 'Tiden er din: {time}',
  'booking.alreadyBooked': 'Bilen har allerede en time {time}. Vil du bestille denne timen likevel?',
  'booking.alreadyBookedText':
    'Vi har en annen bestilling for samme bil på samme tidspunkt. Har du allerede bestilt, trenger du ikke gjøre det en gang til.',
  'booking.bookAnyway': 'Bestill likevel',
  'booking.holdLost': 'Vi kunne ikke holde av tiden lenger. Det du har skrevet, er beholdt.',
  'booking.holdAgain': 'Ta tiden igjen',
  'booking.offline':
    'Vi fikk ikke noe svar. Sjekk tilkoblingen og prøv igjen: du blir bestilt inn bare én gang.',
  'booking.failed':
    'Bestillingen gikk ikke gjennom, og det er vår feil. Prøv igjen, eller ring oss. Det du har skrevet, er beholdt.',
  'booking.refused':
    'Bestillingen kunne ikke tas imot. Se gjennom valgene dine, eller ring oss. Det du har skrevet, er beholdt.',
  'booking.keyReused':
    'Vi har allerede tatt imot en bestilling fra deg. Se etter bekreftelsen i e-posten din, eller ring oss.',
  'booking.startAgain': 'Start en ny bestilling',
} as const;
