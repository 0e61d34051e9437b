export const editingEn = {
  'link.kind': 'Leads to',
  'link.page': 'A page or file of the site',
  'link.mail': 'An e-mail address',
  'link.phone': 'A telephone number',
  'link.web': 'Another website',
  signIn: 'Sign in in a new tab',
  takenUp: 'You go on with what you wrote before; it had not reached the server.',
} as const;

export const editingSv = {
  'link.kind': 'Leder till',
  'link.page': 'En sida eller fil på webbplatsen',
  'link.mail': 'En e-postadress',
  'link.phone': 'Ett telefonnummer',
  'link.web': 'En annan webbplats',
  signIn: 'Logga in i en ny flik',
  takenUp: 'Du fortsätter med det du skrev förra gången; det hade inte nått servern.',
} as const satisfies Readonly<Record<keyof typeof editingEn, string>>;
