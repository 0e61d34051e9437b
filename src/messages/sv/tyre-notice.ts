/** ‘Time to change wheels’, by mail and SMS, and the page that ends it. */
export const tyreNotice = {
  'tyreNotice.subject.winter': 'Dags för vinterhjul på {plate}',
  'tyreNotice.subject.summer': 'Dags för sommarhjul på {plate}',
  'tyreNotice.lead.winter': 'Det är dags att byta till vinterhjul.',
  'tyreNotice.lead.summer': 'Det är dags att byta till sommarhjul.',
  'tyreNotice.text.winter':
    'Vinterhjulen till din {car} ligger hos oss på {workshop}. Boka en tid så sätter vi på dem och tar hand om de andra.',
  'tyreNotice.text.summer':
    'Sommarhjulen till din {car} ligger hos oss på {workshop}. Boka en tid så sätter vi på dem och tar hand om de andra.',
  'tyreNotice.law.winter': 'Vid vinterväglag krävs vinterdäck från {from} till {until}.',
  'tyreNotice.law.summer': 'Vid vinterväglag krävs vinterdäck till och med {until}, från {from}.',
  'tyreNotice.phone': 'Du kan också ringa oss på {phone}.',
  'tyreNotice.why': 'Du får det här för att du har hjul i däckhotellet hos {site}.',
  'tyreNotice.stop': 'Inga fler påminnelser om hjulskifte',
  'tyreNotice.sms.winter': '{site}: dags för vinterhjul på {plate}.',
  'tyreNotice.sms.summer': '{site}: dags för sommarhjul på {plate}.',
  'tyreNotice.smsBook': 'Boka: {url}',
  'tyreNotice.smsCall': 'Ring {phone}.',
  'tyreNotice.smsStop': 'Inga fler: {url}',
  'tyreNotice.stopTitle': 'Inga fler påminnelser om hjulskifte?',
  'tyreNotice.stopText':
    'Vi påminner dig inte längre med e-post eller sms när det är dags att byta hjul. Bekräftelser på tider som du bokar kommer ändå.',
  'tyreNotice.goneText':
    'Länken är inte hel eller för gammal. Öppna den igen från ditt mejl eller sms eller ring oss: {phone}.',
  'tyreNotice.stopYes': 'Påminn mig inte',
  'tyreNotice.stopped': 'Vi påminner dig inte om hjulskifte igen.',
} as const;
