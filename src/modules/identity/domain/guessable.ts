/**
 * Words that passwords are made of, in our languages: what lists of leaked passwords begin with, seasons, months, names of
 * teams and of the trade. Written as they are compared: small letters, no accents, letters for the digits that stand for them.
 */
const WORDS =
  `password passwort passord losenord salasana heslo secret hemlig hemligt salainen tajne welcome valkommen
velkommen tervetuloa vitajte willkommen letmein slappin login logmein admin administrator root master guest gast user
anvandare bruker kayttaja default changeme bytmig test testing tester demo temp temporary summer winter spring autumn sommar
sommer vinter host hosten varen kesa talvi syksy kevat leto zima jesen jar january february march april june july august
september october november december januar januari februari mars juni juli augusti oktober desember monday tuesday wednesday
thursday friday saturday sunday mandag fredag qwerty qwertz azerty asdf asdfgh zxcvbn qazwsx iloveyou jagalskardig
sunshine princess football fotboll hockey baseball dragon monkey superman batman pokemon starwars trustno shadow michael
jordan daniel thomas anders johan maria anna charlie ashley jessica liverpool chelsea arsenal sverige norge suomi slovensko
sweden norway finland stockholm oslo helsinki bratislava london goteborg workshop verkstad verksted staff personal company
foretag car cars bil biler auto volvo mercedes toyota audi ford saab tesla porsche ferrari service garage forecourt dealer
bilhandel computer internet google facebook abc whatever flower hello hej god love killer cookie cheese pepper ginger`
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length);

const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '01234567890', 'lqazwsxedcrfvtgb'];

const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** What is left has to be found by trying: fewer characters are tried in no time. */
const MIN_UNKNOWN = 6;

/**
 * Whether a password is common words, runs of the keyboard, years and what is known of its owner, and little else: long, and
 * among the first that are tried.
 */
export function isGuessable(password: string, known: readonly string[] = []): boolean {
  const written = plain(password);
  const owner = known.flatMap((text) => plain(text).split(/[^a-z0-9]+/)).filter((word) => word.length >= 3);
  const words = [...owner, ...WORDS];
  const translated = written.replaceAll(/[@$03457]/g, (sign) => LETTERS[sign] ?? sign);
  return [written, translated].some((text) => unknownIn(text, words) < MIN_UNKNOWN);
}

/** How many characters no list gives. */
function unknownIn(text: string, words: readonly string[]): number {
  const once = text.replace(/^(.{1,8}?)\1+$/s, '$1');
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), once);
  const random = withoutRuns(rest)
    .replaceAll(/(?:19|20)\d\d/g, ' ')
    .replaceAll(/(.)\1{2,}/gs, ' ')
    .replaceAll(/[\s!?.,_-]/g, '');
  return random.length;
}

/** Without neighbours of the alphabet, the keyboard or the digits, forwards and backwards, three or more. */
function withoutRuns(text: string): string {
  let left = text;
  for (const row of ROWS.flatMap((each) => [each, [...each].reverse().join('')])) {
    for (let size = row.length; size >= 3; size -= 1) {
      for (let at = 0; at + size <= row.length; at += 1)
        left = left.replaceAll(row.slice(at, at + size), ' ');
    }
  }
  return left;
}
