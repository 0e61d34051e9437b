/** How people type the car ABC123 of Ada Ek, ada@post.example, +46701740605, whose wheels lie in B-12-3. */
export const TYPED = [
  ...['abc 123', 'abc1', '070-174 06 05', '0605', '174 06 05', '0046701740605'],
  ...['ada', 'Ek', 'Ék, Ada', 'ek\u00a0ada', 'Ada@POST.example', 'ada@'],
  ...['b-12-3', 'B 12 3', 'b123', 'B–12–3.'],
];

/** What finds no agreement of hers. */
export const TYPED_IN_VAIN = [
  ...['%%', '__', 'a%', 'ek bo', 'post.example', '1234', '😀😀'],
  'x'.repeat(300),
];
