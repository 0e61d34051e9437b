import type { SiteUser } from '~/modules/facilities';
import type { GroupLanguage } from './language';
import { mobile } from './phones';
import type { RandomSource } from './random-source';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Common names, combined at random: any likeness to a living person is chance. */
const FIRST_NAMES: Readonly<Record<GroupLanguage, readonly string[]>> = {
  sv: words(`Anna Erik Maria Lars Karin Anders Sara Johan Emma Per Eva Nils Lena Mikael Hanna Fredrik Linnea Oskar Elin
    Gustav Amira Daniel Ida Henrik Josefin Magnus Malin Viktor Åsa Björn Sofia Jonas Petra Mehmet Camilla Rasmus Ulrika
    Tobias Yasmin Emil Agneta Simon Cecilia Kristoffer Moa Niklas Therese Robin Helena Patrik`),
  nb: words(`Ingrid Ole Kari Bjørn Marte Knut Silje Lars Hanne Øyvind Anne Morten Ida Eirik Solveig Terje Camilla Henrik
    Astrid Geir Nora Trond Kristin Magnus Randi Stian Maren Jonas Tone Espen Fatima Sindre Guro Vegard Åse Håkon`),
  'en-GB':
    words(`Oliver Amelia George Olivia Harry Isla Jack Emily Charlie Sophie Priya Thomas Grace James Lucy William
    Chloe Aisha Daniel Hannah Samuel Megan Joseph Ruby Callum Freya Rhys Eleanor Imran Alice Lewis Zoe Nathan Holly`),
  fi: words(`Aino Juhani Helmi Mikko Sofia Antti Liisa Jukka Kaisa Ville Päivi Timo Hanna Jari Anni Sami Emilia Petri
    Maija Lauri Noora Tuomas Riikka Marko Elina Janne Satu Eero Johanna Teemu`),
  sk: words(`Jana Peter Mária Martin Zuzana Tomáš Katarína Ján Lucia Michal Eva Marek Monika Jozef Veronika Lukáš Ivana
    Milan Petra Andrej Lenka Pavol Simona Róbert Barbora Juraj Natália Filip`),
};

const LAST_NAMES: Readonly<Record<GroupLanguage, readonly string[]>> = {
  sv: words(`Lindqvist Bergström Sandell Åkerlund Nyström Forsman Hedberg Söderlind Wikander Ekholm Rosenlund Granath
    Dahlstrand Öhrn Sjögren Almqvist Boström Fagerlund Strandh Norén Hallberg Kjellin Lundholm Malmros Tegnér Ivarsson
    Wallgren Östlund Hägg Rydell Stenmark Vikström Arvidsson Brodin Cedergren Demir Engdahl Farah Grankvist Holmér`),
  nb: words(`Solberg Haugen Bakken Lunde Moen Strand Dahl Myhre Aas Tveit Nygård Fossum Eide Rønning Sandvik Holmen Vik
    Kolstad Brekke Sæther Ødegård Berge Lien Ruud Hovland Skogen Tangen Midtbø Furuseth Nordby`),
  'en-GB':
    words(`Ashworth Bennett Carmichael Dunmore Ellison Fairclough Greaves Hartley Ingham Jarvis Kendall Lockwood
    Marsden Naylor Osborne Pemberton Quinlan Radcliffe Stanton Thackeray Underwood Verma Whitlock Yardley Ahmed Okafor`),
  fi: words(`Virtala Mäkisalo Lahtela Koskimaa Niemelä Harjula Salonkoski Rantanen Kallio Peltomaa Aaltola Heinonen
    Laaksola Järvelä Tuominiemi Saarela Ketola Hakala Vuorela Lehtola Suomela Ranta-aho Mustonen Oksa`),
  sk: words(`Kováčik Hraško Novotný Bielik Šimko Baláž Gajdoš Oravec Polák Sýkora Urban Vlček Hudák Mráz Ondruš Rusnák
    Dudáš Kučera Lipták Majer Pavlík Tóth Zeman Bartoš`),
};

const ascii = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFKD')
    .replace(/[^a-z0-9-]/g, '');

/** Surnames of Slovak women end in -ová; names that are adjectives in -á. */
function surname(language: GroupLanguage, first: string, last: string): string {
  if (language !== 'sk' || !/[aá]$/.test(first)) return last;
  if (last.endsWith('ý')) return `${last.slice(0, -1)}á`;
  return `${last.replace(/ec$/, 'c').replace(/([bcčdďfghjklľmnňprsštťvzž])e([kl])$/, '$1$2')}ová`;
}

export interface Role {
  readonly title: string;
  readonly count: number;
}

/** Employees with the given titles; names in a department are unique. */
export function employees(
  language: GroupLanguage,
  random: RandomSource,
  region: string,
  roles: readonly Role[],
): SiteUser[] {
  const taken = new Set<string>();
  const one = (title: string): SiteUser => {
    const first = random.pick(FIRST_NAMES[language]);
    const last = surname(language, first, random.pick(LAST_NAMES[language]));
    if (taken.has(`${first} ${last}`)) return one(title);
    taken.add(`${first} ${last}`);
    return {
      first_name: first,
      last_name: last,
      title,
      phone: mobile(language, random, region),
      email: `${ascii(first)}.${ascii(last)}@nordhem.example`,
    };
  };
  return roles.flatMap(({ title, count }) => Array.from({ length: count }, () => one(title)));
}
