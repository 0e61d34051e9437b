/** One visit, opened by staff. */
export const staffVisit = {
  'staffVisit.changeWork': 'Ändra arbetet',
  'staffVisit.workHint':
    'Det som redan är bokat behåller sitt pris, nytt arbete får dagens. Kunden får besked, om bilen inte redan är här.',
  'staffVisit.gone': 'Erbjuds inte längre',
  'staffVisit.saveWork': 'Spara arbetet',
  'staffVisit.note': 'Anteckning för kollegor',
  'staffVisit.noteShort': 'Anteckning',
  'staffVisit.noteHint': 'Kunden ser den inte, men har rätt att få veta vad som står. Högst 1 000 tecken.',
  'staffVisit.saveNote': 'Spara anteckningen',
  'staffVisit.noteNow': 'Det här är sparat nu, och ersätts om du sparar:',
  'staffVisit.toBoard': 'Till tavlan',
  'staffVisit.done.work': 'Arbetet är ändrat.',
  'staffVisit.done.told': 'Arbetet är ändrat. Kunden får besked.',
  'staffVisit.done.note': 'Anteckningen är sparad.',
  'staffVisit.problem.changed-meanwhile':
    'Någon annan har ändrat besöket sedan du öppnade det. Det du valde eller skrev står kvar: spara igen om det ska gälla.',
  'staffVisit.problem.wrong-state':
    'Det går inte längre att ändra: besöket är klart, hämtat, avbokat, kom aldrig eller så är kundens uppgifter borttagna.',
  'staffVisit.problem.no-services': 'Välj minst en tjänst.',
  'staffVisit.problem.unknown-service': 'En av tjänsterna finns inte längre. Ta bort den.',
  'staffVisit.problem.service-not-for-car': 'En av de nya tjänsterna passar inte bilen.',
  'staffVisit.problem.not-done-here':
    'Verkstaden gör inte allt det på en och samma plats, eller så tar det för lång tid. Dela upp det på två besök.',
  'staffVisit.problem.bay-cannot':
    '{bay} klarar inte allt det arbetet. Flytta besöket till en annan plats först.',
  'staffVisit.problem.past-closing':
    'Arbetet blir inte klart före stängning. Flytta besöket till en tidigare tid först.',
  'staffVisit.problem.bay-taken':
    'Arbetet skulle ta till {time}, och {bay} är upptagen innan dess. Flytta besöket till en plats med mer tid först.',
  'staffVisit.problem.note-too-long': 'Anteckningen får ha högst 1 000 tecken.',
} as const;
