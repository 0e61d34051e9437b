/** Asking others to join the staff. */
export const invite = {
  'invite.title': 'Bjud in',
  'invite.intro':
    'Den du bjuder in får ett mejl med en länk som gäller i 72 timmar och väljer själv sitt lösenord.',
  'invite.name': 'Namn',
  'invite.send': 'Skicka inbjudan',
  'invite.open': 'Inbjudna',
  'invite.until': 'Länken gäller till {time}',
  'invite.over': 'Länken har gått ut',
  'invite.resend': 'Skicka igen',
  'invite.revoke': 'Dra tillbaka',
  'invite.whose': 'inbjudan till {name}',
  'invite.done.invited': 'Inbjudan är på väg.',
  'invite.done.revoked': 'Inbjudan är tillbakadragen.',
  'invite.problem.invalid-address': 'E-postadressen är inte rätt skriven.',
  'invite.problem.invalid-name': 'Skriv ett namn.',
  'invite.problem.invited': 'Den adressen är redan inbjuden. Skicka inbjudan igen i stället.',
  'invite.problem.not-yours': 'Du kan inte ge mer än du själv har.',
  'invite.problem.place-missing': 'Välj minst en webbplats, verkstad eller anläggning.',
  'invite.problem.changed':
    'Någon annan har ändrat behörigheterna under tiden. Ingenting är sparat: nedan står det du valde. Spara igen om det ska gälla.',
  'invite.problem.unknown-place': 'En av platserna finns inte längre.',
  'invite.accept': 'Skapa ditt konto',
  'invite.acceptText': 'Välj ett lösenord för {email}. Minst tolv tecken, och inget som är lätt att gissa.',
  'invite.weak': 'Lösenordet är för kort eller för lätt att gissa. Ta några ord som inte hör ihop.',
  'invite.gone': 'Länken gäller inte längre',
  'invite.goneText':
    'Den är använd, tillbakadragen eller för gammal. Har du redan ett konto loggar du in; annars ber du om en ny inbjudan.',
  'invite.ready': 'Ditt konto är klart',
  'invite.readyText': 'Logga in med adressen och lösenordet.',
  'invite.mailSubject': 'Du är inbjuden till {site}',
  'invite.mailHello': 'Hej {name}!',
  'invite.mailText': 'Du får ett konto för personalsidorna hos {site}. Välj ett lösenord, så är det klart.',
  'invite.mailEnds':
    'Länken gäller i 72 timmar och en gång. Väntade du inte på det här kan du bortse från mejlet.',
  'invite.mailHasAccount':
    'Någon har bjudit in dig, men du har redan ett konto med den här adressen. Behöver du se mer än du gör kan din administratör ändra det.',
} as const;
