/** One visit, opened by staff. */
export const staffVisit = {
  'staffVisit.changeWork': 'Endre arbeidet',
  'staffVisit.workHint':
    'Det som allerede er bestilt, beholder prisen sin, nytt arbeid får dagens. Kunden får beskjed, hvis bilen ikke allerede er her.',
  'staffVisit.gone': 'Tilbys ikke lenger',
  'staffVisit.saveWork': 'Lagre arbeidet',
  'staffVisit.note': 'Notat til kolleger',
  'staffVisit.noteShort': 'Notat',
  'staffVisit.noteHint':
    'Kunden ser det ikke, men har rett til å få vite hva som står der. Høyst 1 000 tegn.',
  'staffVisit.saveNote': 'Lagre notatet',
  'staffVisit.noteNow': 'Dette er lagret nå, og blir erstattet hvis du lagrer:',
  'staffVisit.toBoard': 'Til tavlen',
  'staffVisit.done.work': 'Arbeidet er endret.',
  'staffVisit.done.told': 'Arbeidet er endret. Kunden får beskjed.',
  'staffVisit.done.note': 'Notatet er lagret.',
  'staffVisit.problem.changed-meanwhile':
    'Noen andre har endret besøket siden du åpnet det. Det du valgte eller skrev, står fortsatt her: lagre igjen hvis det skal gjelde.',
  'staffVisit.problem.wrong-state':
    'Det kan ikke endres lenger: besøket er klart, hentet, avbestilt, kom aldri, eller kundens opplysninger er slettet.',
  'staffVisit.problem.no-services': 'Velg minst én tjeneste.',
  'staffVisit.problem.unknown-service': 'En av tjenestene finnes ikke lenger. Ta den bort.',
  'staffVisit.problem.service-not-for-car': 'En av de nye tjenestene passer ikke bilen.',
  'staffVisit.problem.not-done-here':
    'Verkstedet gjør ikke alt dette på én og samme plass, eller det tar for lang tid. Del det på to besøk.',
  'staffVisit.problem.bay-cannot':
    '{bay} klarer ikke alt det arbeidet. Flytt besøket til en annen plass først.',
  'staffVisit.problem.past-closing':
    'Arbeidet blir ikke ferdig før stengetid. Flytt besøket til et tidligere tidspunkt først.',
  'staffVisit.problem.bay-taken':
    'Arbeidet ville vare til {time}, og {bay} er opptatt før det. Flytt besøket til en plass med mer tid først.',
  'staffVisit.problem.note-too-long': 'Notatet kan ha høyst 1 000 tegn.',
} as const;
