/** What the calls of the workshop booking answer when they cannot do what was asked. */
export const bookingApi = {
  'bookingApi.invalid-registration-number': 'Enter a registration number of 2 to 7 characters.',
  'bookingApi.unknown-vehicle': 'We cannot find a car with this registration number.',
  'bookingApi.register-unavailable': 'Something went wrong! Please try again a little later.',
  'bookingApi.unknown-workshop': 'This workshop is no longer there, or does not do what you have chosen.',
  'bookingApi.unknown-service': 'One of the services is no longer offered. Please choose again.',
  'bookingApi.unknown-hold': 'Your time is no longer reserved. Please choose a time again.',
  'bookingApi.unknown-booking': 'We cannot find a booking for this link.',
  'bookingApi.invalid': 'Some of what you entered is not right. Please check it and try again.',
  'bookingApi.slot-taken': 'Somebody else has just booked this time. Please choose another one.',
  'bookingApi.outside-booking-window':
    'This time lies outside the period that can be booked at present. Please choose another one.',
  'bookingApi.time-not-offered':
    'The workshop takes no cars at this time. Please choose one of the times shown.',
  'bookingApi.not-done-here':
    'This workshop does not do what you have chosen, or not all of it in one visit. Please choose another workshop.',
  'bookingApi.service-not-for-car': 'The service does not suit your car. Please choose services again.',
  'bookingApi.already-booked': 'The car is already booked at a workshop at that time.',
  'bookingApi.key-reused':
    'This booking has been sent before with other details. Look for the confirmation in your email, or call us.',
  'bookingApi.too-late': 'It is too late to change the booking here. Call the workshop and we will help you.',
  'bookingApi.service-unavailable': 'Something went wrong! Please try again a little later.',
  'bookingApi.not-found': 'There is nothing here.',
  'bookingApi.method-not-allowed': 'This cannot be done this way.',
  'bookingApi.forbidden': 'Bookings are made on our own pages.',
  'bookingApi.rate-limited': 'That was a little too fast. Please wait a moment and try again.',
  'bookingApi.too-many-holds':
    'You have several times reserved already. Release one of them or wait a moment.',
  'bookingApi.too-many-streams':
    'You are looking for workshops in several windows at once. Close one of them and try again.',
  'bookingApi.too-large': 'What you are sending is too large.',
  'bookingApi.unsupported-type': 'What you are sending cannot be read.',
  'bookingApi.internal': 'Something went wrong! Please try again a little later.',
} as const;
