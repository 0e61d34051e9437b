export const checksEn = {
  searchPreview: 'In a list of search results',
  'searchPreview.hidden': 'Search engines are asked to leave this page out.',
  'searchPreview.noDescription': 'Without a description search engines choose words of the page.',
  'finding.title-long': 'The title has {about} characters; search engines show about 60',
  'finding.description-missing': 'The page has no description for search engines',
  'finding.description-long': 'The description has {about} characters; search engines show about 160',
  'finding.link-unpublished': 'Visitors do not see the page at {about} yet',
  'finding.translation-missing': 'The page is not published in {about}',
} as const;

export const checksSv = {
  searchPreview: 'I en lista med sökträffar',
  'searchPreview.hidden': 'Sökmotorer ombeds att utelämna sidan.',
  'searchPreview.noDescription': 'Utan beskrivning väljer sökmotorer ord ur sidan.',
  'finding.title-long': 'Titeln har {about} tecken; sökmotorer visar ungefär 60',
  'finding.description-missing': 'Sidan har ingen beskrivning för sökmotorer',
  'finding.description-long': 'Beskrivningen har {about} tecken; sökmotorer visar ungefär 160',
  'finding.link-unpublished': 'Besökarna ser inte sidan på {about} än',
  'finding.translation-missing': 'Sidan är inte publicerad på {about}',
} as const satisfies Readonly<Record<keyof typeof checksEn, string>>;
