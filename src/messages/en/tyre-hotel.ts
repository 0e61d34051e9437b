/** The tyre hotel: codes, tyres, and what its calls answer. */
export const tyreHotel = {
  'tyreHotel.sms':
    '{code} is your code for the tyre hotel at {site}. It is valid for {minutes} minutes. Do not share it with anyone.',
  'tyreHotel.codeSent':
    'We have sent a code to the phone number in your agreement. It is valid for 5 minutes.',
  'tyreHotel.wear.summer.worn': 'The tread is below {limit} mm. We recommend replacing this tyre.',
  'tyreHotel.wear.summer.below-legal':
    'The tread is below the legal limit for summer tyres, {limit} mm. This tyre may not be used. We recommend replacing it.',
  'tyreHotel.wear.summer.damaged': 'This tyre is damaged. We recommend replacing it.',
  'tyreHotel.wear.winter.worn':
    'The tread is below {limit} mm. We recommend replacing this tyre before winter.',
  'tyreHotel.wear.winter.below-legal':
    'The tread is below the legal limit for winter tyres, {limit} mm. This tyre may not be used in winter conditions. We recommend replacing it.',
  'tyreHotel.wear.winter.damaged': 'This tyre is damaged. We recommend replacing it.',
  'tyreHotel.failure.no-agreement': 'We cannot find a tyre hotel agreement for this registration number.',
  'tyreHotel.failure.unknown-customer':
    'The search is no longer valid. Please search for the registration number again.',
  'tyreHotel.failure.too-many-codes':
    'You have been sent several codes in the last hour. Please wait a while, or call us.',
  'tyreHotel.failure.code-not-sent': 'We could not send the code. Please try again in a while, or call us.',
  'tyreHotel.failure.wrong-code': 'That code is not right. Check it and try again.',
  'tyreHotel.failure.code-expired': 'That code is no longer valid. Please ask for a new one.',
  'tyreHotel.failure.outside-window':
    'That time cannot be booked. Choose a day from three days to three months ahead.',
  'tyreHotel.failure.time-needed': 'Choose a time.',
  'tyreHotel.failure.slot-taken': 'Somebody else has just booked that time. Please choose another.',
  'tyreHotel.failure.key-reused': 'The booking has already been sent. Reload the page and try again.',
  'tyreHotel.failure.not-bookable':
    'Your workshop cannot take the booking here. Call or e-mail us and we will help.',
  'tyreHotel.failure.service-unavailable': 'Something went wrong, please try again later.',
  'tyreHotel.failure.invalid-registration-number': 'Enter a registration number of 2 to 7 characters.',
  'tyreHotel.failure.invalid': 'Something you have entered is not right. Check the details and try again.',
  'tyreHotel.failure.signed-out':
    'You are no longer signed in. Please search for the registration number again.',
  'tyreHotel.failure.other-vehicle': 'You are signed in for another car. Sign out and search again.',
  'tyreHotel.failure.forbidden': 'The booking has to be made on our own page.',
  'tyreHotel.failure.not-found': 'What you are looking for is not here.',
  'tyreHotel.failure.method-not-allowed': 'That cannot be done.',
  'tyreHotel.failure.rate-limited': 'That was a little too fast. Wait a while and try again.',
  'tyreHotel.failure.too-large': 'What you are sending is too large.',
  'tyreHotel.failure.unsupported-type': 'We cannot read what you are sending.',
  'tyreHotel.failure.internal': 'Something went wrong, please try again later.',
} as const;
