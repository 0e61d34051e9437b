export const failuresEn = {
  'failed.unreachable': 'The server does not answer. What you wrote is still here: try again.',
  'failed.signedOut':
    'You are signed out. Sign in in another tab, then try again here: what you wrote is still here.',
  'failed.forbidden': 'Your account may not do that. An administrator can change it.',
  'failed.gone': 'It is not there any more.',
  'failed.changed': 'Somebody else has changed it meanwhile. Nothing was done.',
  'room.publishersOnly': 'This part of the studio is for publishers.',
  'failed.again': 'Try again',
  busy: 'Waiting for the answer …',
  publishing: 'Publishing …',
  'failed.notSaved': 'That goes on what is saved; the line above the page says why it is not yet.',
  'failed.showProblem': 'Show it',
} as const;

export const failuresSv = {
  'failed.unreachable': 'Servern svarar inte. Det du skrev står kvar: försök igen.',
  'failed.signedOut':
    'Du är utloggad. Logga in i en annan flik och försök sedan igen här: det du skrev står kvar.',
  'failed.forbidden': 'Ditt konto får inte göra det. En administratör kan ändra det.',
  'failed.gone': 'Den finns inte längre.',
  'failed.changed': 'Någon annan har ändrat den under tiden. Inget gjordes.',
  'room.publishersOnly': 'Den här delen av studion är för publicister.',
  'failed.again': 'Försök igen',
  busy: 'Väntar på svar …',
  publishing: 'Publicerar …',
  'failed.notSaved': 'Det görs med det som är sparat; raden ovanför sidan säger varför det inte är det än.',
  'failed.showProblem': 'Visa det',
} as const satisfies Readonly<Record<keyof typeof failuresEn, string>>;
