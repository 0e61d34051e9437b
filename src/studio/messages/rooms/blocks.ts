export const blocksEn = {
  copy: 'Copy',
  paste: 'Paste block',
  copied: '{title} is copied. Paste it on any page.',
  'copy.refused': 'The browser does not let us copy: choose the block in the list and press Ctrl+C.',
  'paste.none': 'What was copied is no block.',
  'paste.refused': 'The browser does not let us read it: choose a block in the list and press Ctrl+V.',
  'drop.itself': '{title} cannot stand in itself.',
  'drop.nothing': '{title} cannot stand there: nothing stands in that block.',
  'drop.others': '{title} cannot stand there. Only these can: {allowed}.',
} as const;

export const blocksSv = {
  copy: 'Kopiera',
  paste: 'Klistra in block',
  copied: '{title} är kopierat. Klistra in det på vilken sida som helst.',
  'copy.refused': 'Webbläsaren låter oss inte kopiera: välj blocket i listan och tryck Ctrl+C.',
  'paste.none': 'Det som är kopierat är inget block.',
  'paste.refused': 'Webbläsaren låter oss inte läsa det: välj ett block i listan och tryck Ctrl+V.',
  'drop.itself': '{title} kan inte stå i sig själv.',
  'drop.nothing': '{title} kan inte stå där: det blocket har inget i sig.',
  'drop.others': '{title} kan inte stå där. Bara dessa kan: {allowed}.',
} as const satisfies Readonly<Record<keyof typeof blocksEn, string>>;
