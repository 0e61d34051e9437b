/** The flow of the workshop booking (BOOKING-1). The summary and the confirmation have a file of their own. */
export const booking = {
  'booking.step': 'Step {display}/{max}',
  'booking.continue': 'Continue',
  'booking.change': 'Change',
  'booking.call': 'Call {phone}',
  'booking.callMe': 'Leave your number and we call you',
  'booking.noScript':
    'The booking needs JavaScript, which is turned off in your browser. Call us and we book together.',
  'booking.partFailed': 'The next step could not be fetched. Check your connection and try again.',
  'booking.loading': 'Loading …',
  'booking.region': 'Workshop booking',

  // The car
  'booking.intro': 'Book service, tyre change and workshop',
  'booking.lead':
    'Write the registration number of the car, choose what is to be done, and see free times at workshops near you.',
  'booking.plateTitle': 'Fill in your registration number',
  'booking.plateHint': 'For example ABC 123',
  'booking.find': 'Find your car',
  'booking.finding': 'Looking for the car …',
  'booking.plateInvalid': 'Write the registration number with 2 to 7 letters and figures.',
  'booking.plateUnknown': 'We find no car with this registration number.',
  'booking.plateFailed': 'Something went wrong! Try again a little later..',
  'booking.found': 'The car is found: {car}',
  'booking.authorised': 'We have authorised {brand} workshops',
  'booking.notAuthorised': 'We have no authorised workshops for your make, but we can offer some services',
  'booking.carTitle': 'Your car',
  'booking.notYours': 'Not your car? Search again',
  'booking.mileage': 'Odometer reading',
  'booking.mileageHint':
    'Give the reading in Swedish mil (10 km), and we show the price of manufacturer service if there is a price list for your car.',
  'booking.mileageInvalid': 'Write the reading in figures, at most {max} of them.',

  // The services
  'booking.services': 'Choose service',
  'booking.servicesLoading': 'Fetching services for your car …',
  'booking.servicesFailed': 'The workshop booking is out of order at the moment',
  'booking.servicesNone': 'There are no services to book here for your car. Call us and we help you.',
  'booking.chooseOne': 'Choose at least one service to go on.',
  'booking.describe': 'Describe what you need',
  'booking.counterSaid': '{count} of {max} characters',
  'booking.needsMileage':
    'The price depends on how far the car has been driven. Fill in the reading under Your car, and you see it here.',
  'booking.priceOutside': 'Price after inspection: the price list has no price at {mileage}.',
  'booking.priceAfterCheck':
    'Price after inspection: the workshop tells you what the work costs before it begins.',
  'booking.chosenCount': { one: '{count} chosen', other: '{count} chosen' },

  // The add-ons
  'booking.addOns': 'Add-ons for your car',
  'booking.noAddOns': 'There are no add-ons to what you have chosen.',
  'booking.noneChosen': 'No add-ons',
  'booking.addOnsText': 'Add what you want done at the same visit, or go on without.',

  // Contact and booking
  'booking.contact': 'Your contact details',
  'booking.contactText':
    'This is where the workshop sends the confirmation, and where it reaches you during the visit.',
  'booking.comment': 'Comment for the workshop',
  'booking.privacy': 'We use your details only to carry out and confirm the booking.',
  'booking.confirm': 'Book',
  'booking.sending': 'Booking …',
  'booking.taken':
    'Somebody else was faster with this time. Choose one of these instead; what you have written is kept.',
  'booking.takenNone':
    'Somebody else was faster with this time. Choose another one; what you have written is kept.',
  'booking.alternatives': 'Other free times',
  'booking.otherTime': 'Choose another time',
  'booking.timeIsYours': 'The time is yours: {time}',
  'booking.alreadyBooked': 'The car already has a booking on {time}. Do you want to book this time as well?',
  'booking.alreadyBookedText':
    'We have another booking for the same car at the same time. If you have booked already, you need not do it again.',
  'booking.bookAnyway': 'Book anyway',
  'booking.holdLost': 'We could not keep the time for you any longer. What you have written is kept.',
  'booking.holdAgain': 'Take the time again',
  'booking.offline': 'We got no answer. Check your connection and try again: you are booked only once.',
  'booking.failed':
    'The booking did not go through, and that is our fault. Try again, or call us. What you have written is kept.',
  'booking.refused':
    'The booking could not be taken. Look through your choices, or call us. What you have written is kept.',
  'booking.keyReused':
    'We have already taken a booking from you. Look for the confirmation in your email, or call us.',
  'booking.startAgain': 'Start a new booking',
} as const;
