/** What scripts call the studio with, in somebody’s name. */
export const staffTokens = {
  'staffToken.title': 'Tokens för skript',
  'staffToken.intro':
    'Ett skript som har en token från dig anropar studion i ditt namn, utan ditt lösenord och utan kod. Det får göra högst det som du själv får göra just då.',
  'staffToken.none': 'Du har inga tokens.',
  'staffToken.make': 'Ny token',
  'staffToken.change': 'Visa och avsluta tokens',
  'staffToken.name': 'Namn',
  'staffToken.nameHint':
    'Vad den är till för, till exempel ”Kopia till test”. Det står i webbplatsens logg bredvid ditt namn.',
  'staffToken.scope': 'Vad den får göra',
  'staffToken.scope.read': 'Läsa',
  'staffToken.scope.readText': 'Den ändrar ingenting.',
  'staffToken.scope.write': 'Läsa och ändra',
  'staffToken.scope.writeText': 'Allt som du får göra på webbplatserna.',
  'staffToken.sites': 'Webbplatser',
  'staffToken.days': 'Gäller i',
  'staffToken.daysCount': { one: '{count} dag', other: '{count} dagar' },
  'staffToken.create': 'Skapa token',
  'staffToken.madeAt': 'Skapad {time}',
  'staffToken.expiresAt': 'Gäller till {time}',
  'staffToken.expired': 'Gäller inte längre',
  'staffToken.usedAt': 'Senast använd {time}',
  'staffToken.neverUsed': 'Aldrig använd',
  'staffToken.end': 'Avsluta',
  'staffToken.whose': 'token {name}',
  'staffToken.done': 'Token är avslutad.',
  'staffToken.made': 'Din nya token',
  'staffToken.madeText':
    'Kopiera den nu och spara den där bara ditt skript läser den. Den visas bara den här gången.',
  'staffToken.tokenLabel': 'Token {name}',
  'staffToken.goOn': 'Jag har sparat den',
  'staffToken.noSites': 'Bara den som redigerar en webbplats kan skapa tokens.',
  'staffToken.problem.name':
    'Ge den ett namn av bokstäver, siffror, mellanslag, punkter och streck, högst 40 tecken.',
  'staffToken.problem.name-taken':
    'Du har redan en token med det namnet. Välj ett annat namn eller avsluta den först.',
  'staffToken.problem.scope': 'Välj vad den får göra.',
  'staffToken.problem.days': 'Välj hur länge den gäller.',
  'staffToken.problem.sites': 'Välj minst en av dina webbplatser.',
  'staffToken.problem.too-many': 'Du har så många tokens som det går. Avsluta en först.',
  'staffToken.mailSubject': 'En ny token för ditt konto hos {site}',
  'staffToken.mailText':
    'Token ”{token}” har skapats för ditt konto. Den som har den anropar studion i ditt namn.',
  'staffToken.mailAdvice':
    'Var det inte du? Avsluta den på din kontosida och be genast din administratör om ett nytt lösenord.',
} as const;
