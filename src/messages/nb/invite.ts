/** Asking others to join the staff. */
export const invite = {
  'invite.title': 'Inviter',
  'invite.intro':
    'Den du inviterer får en e-post med en lenke som gjelder i 72 timer, og velger selv passord.',
  'invite.name': 'Navn',
  'invite.send': 'Send invitasjonen',
  'invite.open': 'Inviterte',
  'invite.until': 'Lenken gjelder til {time}',
  'invite.over': 'Lenken er utløpt',
  'invite.resend': 'Send igjen',
  'invite.revoke': 'Trekk tilbake',
  'invite.whose': 'invitasjonen til {name}',
  'invite.done.invited': 'Invitasjonen er på vei.',
  'invite.done.revoked': 'Invitasjonen er trukket tilbake.',
  'invite.problem.invalid-address': 'E-postadressen er ikke riktig.',
  'invite.problem.invalid-name': 'Skriv et navn.',
  'invite.problem.invited': 'Adressen er alt invitert. Send invitasjonen igjen i stedet.',
  'invite.problem.not-yours': 'Du kan ikke gi mer enn du selv har.',
  'invite.problem.place-missing': 'Velg minst ett nettsted, verksted eller anlegg.',
  'invite.problem.changed':
    'Noen andre har endret rettighetene i mellomtiden. Ingenting er lagret: nedenfor står det du valgte. Lagre på nytt hvis det skal gjelde.',
  'invite.problem.unknown-place': 'Ett av stedene finnes ikke lenger.',
  'invite.accept': 'Opprett kontoen din',
  'invite.acceptText': 'Velg et passord for {email}. Minst tolv tegn, og ikke noe som er lett å gjette.',
  'invite.weak': 'Passordet er for kort eller for lett å gjette. Ta noen ord som ikke hører sammen.',
  'invite.gone': 'Lenken gjelder ikke lenger',
  'invite.goneText':
    'Den er brukt, trukket tilbake eller for gammel. Har du en konto, logger du inn; ellers ber du om en ny invitasjon.',
  'invite.ready': 'Kontoen din er klar',
  'invite.readyText': 'Logg inn med adressen og passordet.',
  'invite.mailSubject': 'Du er invitert til {site}',
  'invite.mailHello': 'Hei, {name}!',
  'invite.mailText': 'Du får en konto for personalsidene hos {site}. Velg et passord, så er den klar.',
  'invite.mailEnds': 'Lenken gjelder i 72 timer, én gang. Ventet du ikke dette, kan du se bort fra e-posten.',
  'invite.mailHasAccount':
    'Noen har invitert deg, men du har alt en konto med denne adressen. Trenger du å se mer enn du gjør, kan administratoren endre det.',
} as const;
