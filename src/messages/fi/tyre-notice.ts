/** ‘Time to change wheels’, by mail and SMS, and the page that ends it. */
export const tyreNotice = {
  'tyreNotice.subject.winter': 'Talvirenkaiden aika: {plate}',
  'tyreNotice.subject.summer': 'Kesärenkaiden aika: {plate}',
  'tyreNotice.lead.winter': 'On aika vaihtaa talvirenkaisiin.',
  'tyreNotice.lead.summer': 'On aika vaihtaa kesärenkaisiin.',
  'tyreNotice.text.winter':
    'Autosi {car} talvirenkaat ovat meillä: {workshop}. Varaa aika, niin vaihdamme ne ja säilytämme toiset.',
  'tyreNotice.text.summer':
    'Autosi {car} kesärenkaat ovat meillä: {workshop}. Varaa aika, niin vaihdamme ne ja säilytämme toiset.',
  'tyreNotice.law.winter': 'Talvikelillä vaaditaan talvirenkaat {from} – {until}.',
  'tyreNotice.law.summer': 'Talvikelillä vaaditaan talvirenkaat {until} asti, alkaen {from}.',
  'tyreNotice.phone': 'Voit myös soittaa meille numeroon {phone}.',
  'tyreNotice.why': 'Saat tämän, koska renkaasi ovat säilössä: {site}.',
  'tyreNotice.stop': 'Ei enää muistutuksia renkaanvaihdosta',
  'tyreNotice.sms.winter': '{site}: talvirenkaiden aika, {plate}.',
  'tyreNotice.sms.summer': '{site}: kesärenkaiden aika, {plate}.',
  'tyreNotice.smsBook': 'Varaa: {url}',
  'tyreNotice.smsCall': 'Soita {phone}.',
  'tyreNotice.smsStop': 'Ei enää: {url}',
  'tyreNotice.stopTitle': 'Ei enää muistutuksia renkaanvaihdosta?',
  'tyreNotice.stopText':
    'Emme enää muistuta sähköpostilla tai tekstiviestillä renkaanvaihdosta. Varaustesi vahvistukset tulevat edelleen.',
  'tyreNotice.goneText':
    'Linkki on vajaa tai liian vanha. Avaa se uudelleen viestistä tai soita meille: {phone}.',
  'tyreNotice.stopYes': 'Älä muistuta minua',
  'tyreNotice.stopped': 'Emme enää muistuta renkaanvaihdosta.',
} as const;
