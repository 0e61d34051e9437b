/** The tyre hotel: codes, tyres, and what its calls answer in the words of specification 3 §8. */
export const tyreHotel = {
  'tyreHotel.sms':
    '{code} är din kod till däckhotellet hos {site}. Den gäller i {minutes} minuter. Dela den inte med någon.',
  'tyreHotel.codeSent': 'Vi har skickat en kod till telefonnumret i ditt avtal. Den gäller i 5 minuter.',
  'tyreHotel.wear.summer.worn': 'Mönsterdjupet är under {limit} mm. Vi rekommenderar att du byter däcket.',
  'tyreHotel.wear.summer.below-legal':
    'Mönsterdjupet är under lagens gräns för sommardäck, {limit} mm. Däcket får inte användas. Vi rekommenderar att du byter det.',
  'tyreHotel.wear.summer.damaged': 'Däcket är skadat. Vi rekommenderar att du byter det.',
  'tyreHotel.wear.winter.worn':
    'Mönsterdjupet är under {limit} mm. Vi rekommenderar att du byter däcket före vintern.',
  'tyreHotel.wear.winter.below-legal':
    'Mönsterdjupet är under lagens gräns för vinterdäck, {limit} mm. Däcket får inte användas i vinterväglag. Vi rekommenderar att du byter det.',
  'tyreHotel.wear.winter.damaged': 'Däcket är skadat. Vi rekommenderar att du byter det.',
  'tyreHotel.failure.no-agreement': 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
  'tyreHotel.failure.unknown-customer': 'Sökningen gäller inte längre. Sök på registreringsnumret igen.',
  'tyreHotel.failure.too-many-codes':
    'Du har fått flera koder den senaste timmen. Vänta en stund eller ring oss.',
  'tyreHotel.failure.code-not-sent': 'Vi kunde inte skicka koden. Försök igen om en stund eller ring oss.',
  'tyreHotel.failure.wrong-code': 'Koden stämmer inte. Kontrollera den och försök igen.',
  'tyreHotel.failure.code-expired': 'Koden gäller inte längre. Be om en ny.',
  'tyreHotel.failure.outside-window':
    'Tiden går inte att boka. Välj en dag från tre dagar till tre månader framåt.',
  'tyreHotel.failure.time-needed': 'Välj en tid.',
  'tyreHotel.failure.slot-taken': 'Tiden hann tyvärr bli bokad av någon annan. Välj en annan tid.',
  'tyreHotel.failure.key-reused': 'Bokningen har redan skickats. Ladda om sidan och försök igen.',
  'tyreHotel.failure.not-bookable':
    'Din verkstad kan inte ta emot bokningen här. Ring eller mejla oss så hjälper vi dig.',
  'tyreHotel.failure.service-unavailable': 'Något gick fel, var god och försök senare.',
  'tyreHotel.failure.invalid-registration-number': 'Fyll i ett registreringsnummer med 2 till 7 tecken.',
  'tyreHotel.failure.invalid':
    'Något av det du har fyllt i stämmer inte. Kontrollera uppgifterna och försök igen.',
  'tyreHotel.failure.signed-out': 'Du är inte inloggad längre. Sök på registreringsnumret igen.',
  'tyreHotel.failure.other-vehicle': 'Du är inloggad för en annan bil. Logga ut och sök på nytt.',
  'tyreHotel.failure.forbidden': 'Bokningen måste göras på vår egen sida.',
  'tyreHotel.failure.not-found': 'Det du söker finns inte.',
  'tyreHotel.failure.method-not-allowed': 'Det går inte att göra så här.',
  'tyreHotel.failure.rate-limited': 'Det gick lite för fort. Vänta en stund och försök igen.',
  'tyreHotel.failure.too-large': 'Det du skickar är för stort.',
  'tyreHotel.failure.unsupported-type': 'Det går inte att läsa det du skickar.',
  'tyreHotel.failure.internal': 'Något gick fel, var god och försök senare.',
} as const;
