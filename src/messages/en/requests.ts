/** What a request says once it is sent: on the page, in the receipt to the visitor and in the mail to the dealer. */
export const requests = {
  'request.personAt': '{name} at {facility}',
  'request.someoneAt': 'a sales adviser at {facility}',
  'request.referenceLabel': 'Your reference',
  'request.answerBy': 'You will have an answer by {weekday} {date} at the latest, by phone or email.',
  'request.answerSoon': 'You will have an answer by phone or email.',
  'request.carGone': 'The car is no longer for sale. The seller can help you find a similar one.',
  'request.call': 'Would you rather not wait? Call {phone} and give your reference.',
  'request.mailed': 'We are also sending a confirmation to your email address.',
  'request.offline':
    'You seem to be offline. Everything you wrote is still here: send it again when you are connected.',
  'request.unavailable':
    'We cannot take requests right now. Everything you wrote is still here: try again in a moment, or call us.',
  'receipt.subject': 'We have your request to {facility}',
  'receipt.subjectCar': 'We have your request about {car}',
  'receipt.subjectSell': 'We have the details of your car',
  'receipt.loan': 'What you worked out',
  'receipt.loanShown': 'The loan you were shown',
  'receipt.quote': 'The finance you worked out',
  'receipt.quoteShown': 'The finance you were shown',
  'receipt.leasing': 'The leasing you were shown',
  'receipt.changed':
    'These figures differ from the ones you saw: we worked them out again on the terms that apply today.',
  'receipt.gone': 'The figures you saw no longer apply. You will be told what does when you get your answer.',
  'receipt.perMonth': '{amount} per month',
  'receipt.message':
    'Your message has arrived but is not repeated here, as a confirmation can end up with somebody else.',
  'receipt.reach': 'How to reach us',
  'receipt.address': 'Address',
  'receipt.reply': 'Reply to this email if you want to add something. Your reply goes to {who}.',
  'receipt.toCar': 'See the car',
  'receipt.why':
    'You get this email because this address was given in a form at {site}. If that was not you, you can ignore it.',
  'leadMail.carGone': '– no longer for sale',
  'leadMail.to': 'To',
  'leadMail.promised': 'The customer has been promised an answer by {weekday} {date} at the latest.',
  'leadMail.language': 'The customer has read the page in {language}.',
  'leadMail.loan': 'What the customer worked out',
  'leadMail.loanShown': 'Loan shown on the page',
  'leadMail.quote': 'Finance the customer worked out',
  'leadMail.quoteShown': 'Finance shown on the page',
  'leadMail.leasing': 'Leasing shown on the page',
  'leadMail.checked':
    'Worked out again by the website on the terms of the car: the customer saw the same figures.',
  'leadMail.changed':
    'NOTE: the customer saw other figures. These were worked out by the website on the terms of the car.',
  'leadMail.gone':
    'NOTE: the customer sent figures that do not belong to any offer for this car. They are left out.',
  'leadMail.unchecked':
    'The customer had worked out a finance quote. It could not be checked and is left out.',
} as const;
