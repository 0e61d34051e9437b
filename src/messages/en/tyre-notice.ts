/** ‘Time to change wheels’, by mail and SMS, and the page that ends it. */
export const tyreNotice = {
  'tyreNotice.subject.winter': 'Time for winter wheels on {plate}',
  'tyreNotice.subject.summer': 'Time for summer wheels on {plate}',
  'tyreNotice.lead.winter': 'It is time to change to winter wheels.',
  'tyreNotice.lead.summer': 'It is time to change to summer wheels.',
  'tyreNotice.text.winter':
    'The winter wheels of your {car} lie with us at {workshop}. Book a time, and we put them on and store the others.',
  'tyreNotice.text.summer':
    'The summer wheels of your {car} lie with us at {workshop}. Book a time, and we put them on and store the others.',
  'tyreNotice.law.winter': 'In winter conditions winter tyres are required from {from} to {until}.',
  'tyreNotice.law.summer':
    'In winter conditions winter tyres are required until {until}; they were from {from}.',
  'tyreNotice.phone': 'You can also call us on {phone}.',
  'tyreNotice.why': 'You get this as your wheels are stored at {site}.',
  'tyreNotice.stop': 'No more notices about changing wheels',
  'tyreNotice.sms.winter': '{site}: time for winter wheels on {plate}.',
  'tyreNotice.sms.summer': '{site}: time for summer wheels on {plate}.',
  'tyreNotice.smsBook': 'Book: {url}',
  'tyreNotice.smsCall': 'Call {phone}.',
  'tyreNotice.smsStop': 'No more: {url}',
  'tyreNotice.stopTitle': 'No more notices about wheels?',
  'tyreNotice.stopText':
    'We will no longer tell you by mail or SMS when it is time to change wheels. Confirmations of times that you book still come.',
  'tyreNotice.goneText':
    'The link is not whole, or too old. Open it again from your mail or SMS, or call us: {phone}.',
  'tyreNotice.stopYes': 'Do not remind me',
  'tyreNotice.stopped': 'We will not remind you of changing wheels again.',
} as const;
