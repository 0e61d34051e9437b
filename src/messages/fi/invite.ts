/** Asking others to join the staff. */
export const invite = {
  'invite.title': 'Kutsu',
  'invite.intro':
    'Kutsuttu saa sähköpostin, jonka linkki on voimassa 72 tuntia, ja valitsee itse salasanansa.',
  'invite.name': 'Nimi',
  'invite.send': 'Lähetä kutsu',
  'invite.open': 'Kutsutut',
  'invite.until': 'Linkki on voimassa {time} asti',
  'invite.over': 'Linkki on vanhentunut',
  'invite.resend': 'Lähetä uudelleen',
  'invite.revoke': 'Peru',
  'invite.whose': 'kutsu: {name}',
  'invite.done.invited': 'Kutsu on matkalla.',
  'invite.done.revoked': 'Kutsu on peruttu.',
  'invite.problem.invalid-address': 'Sähköpostiosoite on virheellinen.',
  'invite.problem.invalid-name': 'Anna nimi.',
  'invite.problem.invited': 'Osoite on jo kutsuttu. Lähetä kutsu uudelleen.',
  'invite.problem.not-yours': 'Et voi antaa enempää kuin sinulla on.',
  'invite.problem.place-missing': 'Valitse vähintään yksi sivusto, korjaamo tai toimipiste.',
  'invite.problem.changed':
    'Joku muu on muuttanut oikeuksia sillä välin. Mitään ei tallennettu: alla on se, mitä valitsit. Tallenna uudelleen, jos sen pitää olla voimassa.',
  'invite.problem.unknown-place': 'Yhtä paikoista ei enää ole.',
  'invite.accept': 'Luo tilisi',
  'invite.acceptText':
    'Valitse salasana osoitteelle {email}. Vähintään kaksitoista merkkiä, eikä mitään helposti arvattavaa.',
  'invite.weak':
    'Salasana on liian lyhyt tai liian helppo arvata. Valitse sanoja, jotka eivät liity toisiinsa.',
  'invite.gone': 'Linkki ei ole enää voimassa',
  'invite.goneText':
    'Se on käytetty, peruttu tai liian vanha. Jos sinulla on tili, kirjaudu sisään; muuten pyydä uusi kutsu.',
  'invite.ready': 'Tilisi on valmis',
  'invite.readyText': 'Kirjaudu osoitteella ja salasanalla.',
  'invite.mailSubject': 'Sinut on kutsuttu: {site}',
  'invite.mailHello': 'Hei {name}!',
  'invite.mailText': 'Saat tilin henkilökunnan sivuille: {site}. Valitse salasana, niin tili on valmis.',
  'invite.mailEnds': 'Linkki on voimassa 72 tuntia ja kerran. Jos et odottanut tätä, jätä viesti huomiotta.',
  'invite.mailHasAccount':
    'Sinut on kutsuttu, mutta sinulla on jo tili tällä osoitteella. Jos tarvitset lisää oikeuksia, ylläpitäjä voi muuttaa niitä.',
} as const;
