/** The flow of the workshop booking (BOOKING-1). The summary and the confirmation have a file of their own. */
export const booking = {
  'booking.step': 'Steg {display}/{max}',
  'booking.continue': 'Fortsätt',
  'booking.change': 'Ändra',
  'booking.call': 'Ring {phone}',
  'booking.callMe': 'Lämna ditt nummer, så ringer vi upp',
  'booking.noScript':
    'Bokningen behöver JavaScript, som är avstängt i din webbläsare. Ring oss, så bokar vi tillsammans.',
  'booking.partFailed': 'Nästa steg kunde inte hämtas. Kontrollera din uppkoppling och försök igen.',
  'booking.loading': 'Hämtar …',
  'booking.region': 'Bokning av verkstad',

  // The car
  'booking.intro': 'Boka service, däckbyte och verkstad',
  'booking.lead':
    'Skriv bilens registreringsnummer, välj vad som ska göras och se lediga tider hos verkstäder nära dig.',
  'booking.plateTitle': 'Fyll i ditt registreringsnummer',
  'booking.plateHint': 'Till exempel ABC 123',
  'booking.find': 'Hitta din bil',
  'booking.finding': 'Söker efter bilen …',
  'booking.plateInvalid': 'Skriv registreringsnumret med 2 till 7 bokstäver och siffror.',
  'booking.plateUnknown': 'Vi hittar ingen bil med det här registreringsnumret.',
  'booking.plateFailed': 'Något gick fel! Försök igen lite senare..',
  'booking.found': 'Bilen är hittad: {car}',
  'booking.authorised': 'Vi har auktoriserade {brand}-verkstäder',
  'booking.notAuthorised':
    'Vi har inte auktoriserade verkstäder för ditt märke men vi kan erbjuda vissa tjänster',
  'booking.carTitle': 'Din bil',
  'booking.notYours': 'Inte din bil? Sök igen',
  'booking.mileage': 'Mätarställning',
  'booking.mileageHint':
    'Ange mätarställning i mil, så visar vi priset på originalservice om det finns en prislista för din bil.',
  'booking.mileageInvalid': 'Skriv mätarställningen med siffror, högst {max} stycken.',

  // The services
  'booking.services': 'Välj tjänst',
  'booking.servicesLoading': 'Hämtar tjänster för din bil …',
  'booking.servicesFailed': 'För tillfället fungerar inte verkstadsbokningen',
  'booking.servicesNone': 'Det finns inga tjänster att boka här för din bil. Ring oss, så hjälper vi dig.',
  'booking.chooseOne': 'Välj minst en tjänst för att gå vidare.',
  'booking.describe': 'Beskriv ditt ärende',
  'booking.counterSaid': '{count} av {max} tecken',
  'booking.needsMileage':
    'Priset beror på hur långt bilen har gått. Fyll i mätarställningen under Din bil, så ser du det här.',
  'booking.priceOutside': 'Pris efter kontroll: prislistan har inget pris vid {mileage}.',
  'booking.priceAfterCheck': 'Pris efter kontroll: verkstaden säger vad arbetet kostar innan den börjar.',
  'booking.chosenCount': { one: '{count} vald', other: '{count} valda' },

  // The add-ons
  'booking.addOns': 'Tillval för din bil',
  'booking.noAddOns': 'Det finns inga tillval till det du har valt.',
  'booking.noneChosen': 'Inga tillval',
  'booking.addOnsText': 'Lägg till det du vill få gjort vid samma besök, eller gå vidare utan.',

  // Contact and booking
  'booking.contact': 'Dina kontaktuppgifter',
  'booking.contactText': 'Hit skickar verkstaden bekräftelsen, och här når den dig under besöket.',
  'booking.comment': 'Kommentar till verkstaden',
  'booking.privacy': 'Vi använder dina uppgifter bara för att utföra och bekräfta bokningen.',
  'booking.confirm': 'Boka',
  'booking.sending': 'Bokar …',
  'booking.taken':
    'Tiden hann bli bokad av någon annan. Välj en av de här tiderna i stället; det du har skrivit är kvar.',
  'booking.takenNone': 'Tiden hann bli bokad av någon annan. Välj en annan tid; det du har skrivit är kvar.',
  'booking.alternatives': 'Andra lediga tider',
  'booking.otherTime': 'Välj en annan tid',
  'booking.timeIsYours': 'Tiden är din: {time}',
  'booking.alreadyBooked': 'Bilen har redan en tid {time}. Vill du boka den här tiden ändå?',
  'booking.alreadyBookedText':
    'Vi har en annan bokning för samma bil vid samma tid. Har du redan bokat behöver du inte göra det igen.',
  'booking.bookAnyway': 'Boka ändå',
  'booking.holdLost': 'Vi kunde inte hålla tiden åt dig längre. Det du har skrivit är kvar.',
  'booking.holdAgain': 'Ta tiden igen',
  'booking.offline':
    'Vi fick inget svar. Kontrollera din uppkoppling och försök igen: du blir bokad bara en gång.',
  'booking.failed':
    'Bokningen gick inte igenom, och det är vårt fel. Försök igen, eller ring oss. Det du har skrivit är kvar.',
  'booking.refused':
    'Bokningen kunde inte tas emot. Titta igenom dina val, eller ring oss. Det du har skrivit är kvar.',
  'booking.keyReused':
    'Vi har redan tagit emot en bokning från dig. Titta i din e-post efter bekräftelsen, eller ring oss.',
  'booking.startAgain': 'Börja en ny bokning',
} as const;
