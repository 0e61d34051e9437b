/** What the calls of the workshop booking answer; not found and failure in the words of BOOKING-3. */
export const bookingApi = {
  'bookingApi.invalid-registration-number': 'Fyll i ett registreringsnummer med 2 till 7 tecken.',
  'bookingApi.unknown-vehicle': 'Vi hittar ingen bil med det här registreringsnumret.',
  'bookingApi.register-unavailable': 'Något gick fel! Försök igen lite senare..',
  'bookingApi.unknown-workshop': 'Verkstaden finns inte längre, eller gör inte det du har valt.',
  'bookingApi.unknown-service': 'En av tjänsterna finns inte längre. Välj tjänster på nytt.',
  'bookingApi.unknown-hold': 'Din tid är inte längre reserverad. Välj en tid på nytt.',
  'bookingApi.unknown-booking': 'Vi hittar ingen bokning för den här länken.',
  'bookingApi.invalid': 'Något av det du har fyllt i stämmer inte. Kontrollera uppgifterna och försök igen.',
  'bookingApi.slot-taken': 'Tiden hann tyvärr bli bokad av någon annan. Välj en annan tid.',
  'bookingApi.outside-booking-window':
    'Tiden ligger utanför det som går att boka just nu. Välj en annan tid.',
  'bookingApi.time-not-offered': 'Verkstaden tar inte emot bilar den tiden. Välj en av tiderna som visas.',
  'bookingApi.not-done-here':
    'Verkstaden gör inte det du har valt, eller inte allt vid samma besök. Välj en annan verkstad.',
  'bookingApi.service-not-for-car': 'Tjänsten passar inte din bil. Välj tjänster på nytt.',
  'bookingApi.already-booked': 'Bilen har redan en tid på verkstad vid den tiden.',
  'bookingApi.key-reused':
    'Bokningen har redan skickats med andra uppgifter. Titta i din e-post efter bekräftelsen, eller ring oss.',
  'bookingApi.too-late': 'Det är för sent att ändra bokningen här. Ring verkstaden så hjälper vi dig.',
  'bookingApi.service-unavailable': 'Något gick fel! Försök igen lite senare..',
  'bookingApi.not-found': 'Det du söker finns inte.',
  'bookingApi.method-not-allowed': 'Det går inte att göra så här.',
  'bookingApi.forbidden': 'Bokningen måste göras på vår egen sida.',
  'bookingApi.rate-limited': 'Det gick lite för fort. Vänta en stund och försök igen.',
  'bookingApi.too-many-holds':
    'Du har redan flera tider reserverade. Släpp någon av dem eller vänta en stund.',
  'bookingApi.too-many-streams':
    'Du söker verkstäder i flera fönster samtidigt. Stäng något av dem och försök igen.',
  'bookingApi.too-large': 'Det du skickar är för stort.',
  'bookingApi.unsupported-type': 'Det går inte att läsa det du skickar.',
  'bookingApi.internal': 'Något gick fel! Försök igen lite senare..',
} as const;
