/** ‘Time to change wheels’, by mail and SMS, and the page that ends it. */
export const tyreNotice = {
  'tyreNotice.subject.winter': 'Čas na zimné kolesá: {plate}',
  'tyreNotice.subject.summer': 'Čas na letné kolesá: {plate}',
  'tyreNotice.lead.winter': 'Je čas prezuť na zimné kolesá.',
  'tyreNotice.lead.summer': 'Je čas prezuť na letné kolesá.',
  'tyreNotice.text.winter':
    'Zimné kolesá vášho auta {car} máme u nás: {workshop}. Objednajte si termín, namontujeme ich a ostatné uskladníme.',
  'tyreNotice.text.summer':
    'Letné kolesá vášho auta {car} máme u nás: {workshop}. Objednajte si termín, namontujeme ich a ostatné uskladníme.',
  'tyreNotice.law.winter': 'Pri zimnom povrchu sú zimné pneumatiky povinné od {from} do {until}.',
  'tyreNotice.law.summer': 'Pri zimnom povrchu sú zimné pneumatiky povinné do {until}, od {from}.',
  'tyreNotice.phone': 'Môžete nám aj zavolať na {phone}.',
  'tyreNotice.why': 'Túto správu ste dostali, lebo máte kolesá uskladnené v {site}.',
  'tyreNotice.stop': 'Už neposielať upozornenia na prezutie',
  'tyreNotice.sms.winter': '{site}: čas na zimné kolesá, {plate}.',
  'tyreNotice.sms.summer': '{site}: čas na letné kolesá, {plate}.',
  'tyreNotice.smsBook': 'Objednajte: {url}',
  'tyreNotice.smsCall': 'Volajte {phone}.',
  'tyreNotice.smsStop': 'Už neposielať: {url}',
  'tyreNotice.stopTitle': 'Už žiadne upozornenia na prezutie?',
  'tyreNotice.stopText':
    'Už vás nebudeme e-mailom ani SMS upozorňovať na prezutie. Potvrdenia vašich termínov budú naďalej chodiť.',
  'tyreNotice.goneText':
    'Odkaz nie je celý alebo je príliš starý. Otvorte ho znova z e-mailu alebo SMS, alebo zavolajte: {phone}.',
  'tyreNotice.stopYes': 'Neupozorňovať ma',
  'tyreNotice.stopped': 'Na prezutie vás už nebudeme upozorňovať.',
} as const;
