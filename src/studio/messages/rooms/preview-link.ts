export const previewLinkEn = {
  previewLink: 'Preview link',
  'previewLink.title': 'Show the draft to somebody without an account',
  'previewLink.intro': 'Whoever has the link sees the draft as it is then. Search engines are kept away.',
  'previewLink.days': 'Good for how many days',
  'previewLink.make': 'Make a link',
  'previewLink.link': 'Link, good until {at}',
  'previewLink.copy': 'Copy',
  'previewLink.copied': 'Copied.',
  'previewLink.copyYourself': 'The browser does not let us copy: select the link and copy it.',
} as const;

export const previewLinkSv = {
  previewLink: 'Förhandslänk',
  'previewLink.title': 'Visa utkastet för någon utan konto',
  'previewLink.intro': 'Den som har länken ser utkastet som det är just då. Sökmotorer hålls utanför.',
  'previewLink.days': 'Gäller så många dagar',
  'previewLink.make': 'Skapa länk',
  'previewLink.link': 'Länk, gäller till {at}',
  'previewLink.copy': 'Kopiera',
  'previewLink.copied': 'Kopierad.',
  'previewLink.copyYourself': 'Webbläsaren låter oss inte kopiera: markera länken och kopiera den.',
} as const satisfies Readonly<Record<keyof typeof previewLinkEn, string>>;
