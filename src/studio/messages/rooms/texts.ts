export const textsEn = {
  'room.texts': 'Texts',
  'texts.title': 'Texts beside the pages',
  'texts.intro': 'Buttons, labels and messages. What you save takes effect at once.',
  'texts.search': 'Search texts',
  'texts.changed': 'Only those that are changed',
  'texts.fallback': 'Without your words',
  'texts.own': 'Your words',
  'texts.save': 'Save',
  'texts.reset': 'Back to the original',
  'texts.saved': 'Saved. Visitors see it now.',
  'texts.theirs':
    'Somebody else has saved this meanwhile: {text}. Save again to put your words in its place.',
  'texts.theirsNone':
    'Somebody else has gone back to the original meanwhile. Save again to put your words in its place.',
  'texts.wrong': 'Values in braces must be those of the original.',
} as const;

export const textsSv = {
  'room.texts': 'Texter',
  'texts.title': 'Texter vid sidan av sidorna',
  'texts.intro': 'Knappar, etiketter och meddelanden. Det du sparar gäller genast.',
  'texts.search': 'Sök text',
  'texts.changed': 'Bara de ändrade',
  'texts.fallback': 'Utan era ord',
  'texts.own': 'Era ord',
  'texts.save': 'Spara',
  'texts.reset': 'Tillbaka till originalet',
  'texts.saved': 'Sparat. Besökarna ser det nu.',
  'texts.theirs':
    'Någon annan har sparat den här under tiden: {text}. Spara igen om dina ord ska gälla i stället.',
  'texts.theirsNone':
    'Någon annan har gått tillbaka till originalet under tiden. Spara igen om dina ord ska gälla i stället.',
  'texts.wrong': 'Värden inom klammer måste vara originalets.',
} as const satisfies Readonly<Record<keyof typeof textsEn, string>>;
