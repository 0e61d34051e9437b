import { lettering } from '../letters';

const PLATE_WORD = lettering('Nordhem', {
  x: 10,
  baseline: 8.2,
  cap: 5,
  weight: 15,
  tracking: 34,
  color: '#2a2f33',
});

/** A dealer's plate with its lower left corner at the origin of 52 × 11.4 centimetres. */
export const DEALER_PLATE = `<rect width="52" height="11.4" rx="1.6" fill="#f6f7f7" stroke="#17191b"/><rect x=".6" y=".6" width="5" height="10.2" rx="1.2" fill="#1d4f9c"/>${PLATE_WORD.marks}`;
