/** The question for consent, and what stands in the place of what other companies show. */
export const consent = {
  'consent.label': 'Your choice of cookies',
  'consent.title': 'Cookies, if you like',
  'consent.text':
    'We need one cookie to remember your answer. With your consent we also measure visits, tailor our advertising and show films, maps and forms from others. You can change your mind at any time.',
  'consent.changed': 'What we ask for has changed since you last chose.',
  'consent.acceptAll': 'Accept all',
  'consent.rejectAll': 'Reject all',
  'consent.choose': 'Choose for yourself',
  'consent.settings': 'Cookie settings',
  'consent.settingsText':
    'Choose what we may do. What you have not ticked does not happen. You find these settings at the foot of every page.',
  'consent.save': 'Save my choice',
  'consent.close': 'Close without saving',
  'consent.policy': 'About our cookies',
  'consent.necessaryTitle': 'Necessary',
  'consent.necessaryText':
    'Remembers this choice (for half a year), notices that you have closed and a booking you are in the middle of. The site cannot do without, so there is nothing to choose.',
  'consent.analyticsTitle': 'Statistics',
  'consent.analyticsText':
    'Tells us which pages are read, what is searched for and where visitors give up, so that we can mend it.',
  'consent.marketingTitle': 'Advertising',
  'consent.marketingText':
    'Lets us see which advertisements lead here and show you our cars on other websites.',
  'consent.externalTitle': 'Films, maps and forms from others',
  'consent.externalText':
    'Shows what other companies provide straight away on our pages. They then learn your IP address and may set cookies of their own. Without it each one waits until you ask for it.',
  'embed.formTitle': 'Form',
  'embed.formFrom':
    'The form comes from {provider}, which learns your IP address and may set cookies when it is shown.',
  'embed.showForm': 'Show the form',
  'embed.openForm': 'Open the form in a new window',
  'embed.openPopup': 'Write to us',
  // Exactly these words in every language (EMBED-3)
  'embed.missingFormId': 'Missing FormId',
  'embed.refused':
    'The form cannot be shown here: its address does not belong to a provider that this website allows.',
} as const;
