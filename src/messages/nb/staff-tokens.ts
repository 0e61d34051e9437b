/** What scripts call the studio with, in somebody’s name. */
export const staffTokens = {
  'staffToken.title': 'Tokener for skript',
  'staffToken.intro':
    'Et skript som har en token fra deg, kaller studioet i ditt navn, uten passordet ditt og uten kode. Det får gjøre høyst det du selv får gjøre akkurat da.',
  'staffToken.none': 'Du har ingen tokener.',
  'staffToken.make': 'Ny token',
  'staffToken.change': 'Vis og avslutt tokener',
  'staffToken.name': 'Navn',
  'staffToken.nameHint':
    'Hva den er til, for eksempel «Kopi til test». Det står i nettstedets logg ved siden av navnet ditt.',
  'staffToken.scope': 'Hva den får gjøre',
  'staffToken.scope.read': 'Lese',
  'staffToken.scope.readText': 'Den endrer ingenting.',
  'staffToken.scope.write': 'Lese og endre',
  'staffToken.scope.writeText': 'Alt du får gjøre på nettstedene.',
  'staffToken.sites': 'Nettsteder',
  'staffToken.days': 'Gjelder i',
  'staffToken.daysCount': { one: '{count} dag', other: '{count} dager' },
  'staffToken.create': 'Lag token',
  'staffToken.madeAt': 'Laget {time}',
  'staffToken.expiresAt': 'Gjelder til {time}',
  'staffToken.expired': 'Gjelder ikke lenger',
  'staffToken.usedAt': 'Sist brukt {time}',
  'staffToken.neverUsed': 'Aldri brukt',
  'staffToken.end': 'Avslutt',
  'staffToken.whose': 'token {name}',
  'staffToken.done': 'Token er avsluttet.',
  'staffToken.made': 'Din nye token',
  'staffToken.madeText':
    'Kopier den nå, og lagre den der bare skriptet ditt leser den. Den vises bare denne gangen.',
  'staffToken.tokenLabel': 'Token {name}',
  'staffToken.goOn': 'Jeg har lagret den',
  'staffToken.noSites': 'Bare den som redigerer et nettsted, kan lage tokener.',
  'staffToken.problem.name':
    'Gi den et navn av bokstaver, sifre, mellomrom, punktum og streker, høyst 40 tegn.',
  'staffToken.problem.name-taken':
    'Du har allerede en token med det navnet. Velg et annet navn, eller avslutt den først.',
  'staffToken.problem.scope': 'Velg hva den får gjøre.',
  'staffToken.problem.days': 'Velg hvor lenge den gjelder.',
  'staffToken.problem.sites': 'Velg minst ett av nettstedene dine.',
  'staffToken.problem.too-many': 'Du har så mange tokener som det går an. Avslutt en først.',
  'staffToken.mailSubject': 'En ny token for kontoen din hos {site}',
  'staffToken.mailText':
    'Token «{token}» er laget for kontoen din. Den som har den, kaller studioet i ditt navn.',
  'staffToken.mailAdvice':
    'Var det ikke deg? Avslutt den på kontosiden din, og be straks administratoren din om et nytt passord.',
} as const;
