/** How a site's mails look. */
export const LOOK = {
  ground: '#eee',
  surface: '#fff',
  ink: '#111',
  muted: '#555',
  line: '#ccc',
  primary: '#036',
  onPrimary: '#fff',
};

/** Where a request is answered. */
export const place = {
  name: 'Nordhem Kista',
  phone: '08-465 00 10',
  email: 'kista@nordhem.example',
  address: 'Danmarksgatan 1, 164 40 Kista',
};

/** No times for test drives. */
export const noDriveTimes = {
  prepare: async () => null,
  bookedWith: async () => null,
  isBookedAt: async () => false,
  alternatives: async () => [],
  links: () => ({ page: '', calendar: '' }),
};
