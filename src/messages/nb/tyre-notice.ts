/** ‘Time to change wheels’, by mail and SMS, and the page that ends it. */
export const tyreNotice = {
  'tyreNotice.subject.winter': 'På tide med vinterhjul på {plate}',
  'tyreNotice.subject.summer': 'På tide med sommerhjul på {plate}',
  'tyreNotice.lead.winter': 'Det er på tide å bytte til vinterhjul.',
  'tyreNotice.lead.summer': 'Det er på tide å bytte til sommerhjul.',
  'tyreNotice.text.winter':
    'Vinterhjulene til din {car} ligger hos oss på {workshop}. Bestill en time, så setter vi dem på og tar vare på de andre.',
  'tyreNotice.text.summer':
    'Sommerhjulene til din {car} ligger hos oss på {workshop}. Bestill en time, så setter vi dem på og tar vare på de andre.',
  'tyreNotice.law.winter': 'På vinterføre kreves vinterdekk fra {from} til {until}.',
  'tyreNotice.law.summer': 'På vinterføre kreves vinterdekk til og med {until}, fra {from}.',
  'tyreNotice.phone': 'Du kan også ringe oss på {phone}.',
  'tyreNotice.why': 'Du får dette fordi du har hjul i dekkhotellet hos {site}.',
  'tyreNotice.stop': 'Ingen flere påminnelser om hjulskift',
  'tyreNotice.sms.winter': '{site}: på tide med vinterhjul på {plate}.',
  'tyreNotice.sms.summer': '{site}: på tide med sommerhjul på {plate}.',
  'tyreNotice.smsBook': 'Bestill: {url}',
  'tyreNotice.smsCall': 'Ring oss: {phone}.',
  'tyreNotice.smsStop': 'Ingen flere: {url}',
  'tyreNotice.stopTitle': 'Ingen flere påminnelser om hjulskift?',
  'tyreNotice.stopText':
    'Vi minner deg ikke lenger på e-post eller SMS når det er på tide å bytte hjul. Bekreftelser på timer du bestiller, kommer fortsatt.',
  'tyreNotice.goneText':
    'Lenken er ikke hel, eller for gammel. Åpne den igjen fra e-posten eller SMS-en, eller ring oss: {phone}.',
  'tyreNotice.stopYes': 'Ikke minn meg på det',
  'tyreNotice.stopped': 'Vi minner deg ikke på hjulskift igjen.',
} as const;
