/** Asking others to join the staff. */
export const invite = {
  'invite.title': 'Pozvať',
  'invite.intro': 'Pozvaný dostane e-mail s odkazom platným 72 hodín a heslo si zvolí sám.',
  'invite.name': 'Meno',
  'invite.send': 'Poslať pozvánku',
  'invite.open': 'Pozvaní',
  'invite.until': 'Odkaz platí do {time}',
  'invite.over': 'Platnosť odkazu vypršala',
  'invite.resend': 'Poslať znova',
  'invite.revoke': 'Zrušiť',
  'invite.whose': 'pozvánka pre: {name}',
  'invite.done.invited': 'Pozvánka je na ceste.',
  'invite.done.revoked': 'Pozvánka je zrušená.',
  'invite.problem.invalid-address': 'E-mailová adresa nie je správna.',
  'invite.problem.invalid-name': 'Zadajte meno.',
  'invite.problem.invited': 'Táto adresa je už pozvaná. Pošlite pozvánku znova.',
  'invite.problem.not-yours': 'Nemôžete dať viac, než máte sami.',
  'invite.problem.place-missing': 'Vyberte aspoň jeden web, servis alebo prevádzku.',
  'invite.problem.changed':
    'Medzitým niekto zmenil oprávnenia. Nič sa neuložilo: nižšie je to, čo ste zvolili. Ak to má platiť, uložte znova.',
  'invite.problem.unknown-place': 'Jedno z miest už neexistuje.',
  'invite.accept': 'Vytvoriť účet',
  'invite.acceptText': 'Zvoľte heslo pre {email}. Aspoň dvanásť znakov a nič, čo sa dá ľahko uhádnuť.',
  'invite.weak':
    'Heslo je príliš krátke alebo sa dá ľahko uhádnuť. Zvoľte niekoľko slov, ktoré spolu nesúvisia.',
  'invite.gone': 'Odkaz už neplatí',
  'invite.goneText':
    'Bol použitý, zrušený alebo je príliš starý. Ak máte účet, prihláste sa; inak požiadajte o novú pozvánku.',
  'invite.ready': 'Váš účet je pripravený',
  'invite.readyText': 'Prihláste sa adresou a heslom.',
  'invite.mailSubject': 'Pozvánka do {site}',
  'invite.mailHello': 'Dobrý deň, {name},',
  'invite.mailText': 'Dostávate účet na stránky zamestnancov {site}. Zvoľte si heslo a je hotovo.',
  'invite.mailEnds': 'Odkaz platí 72 hodín, jedenkrát. Ak ste to nečakali, e-mail ignorujte.',
  'invite.mailHasAccount':
    'Niekto vás pozval, ale účet s touto adresou už máte. Ak potrebujete vidieť viac, správca to môže zmeniť.',
} as const;
