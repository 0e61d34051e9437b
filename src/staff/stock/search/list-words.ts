import { CAR_LISTS, type CarList } from '~/modules/stock';
import { typedWords } from '~/platform/typed-words';

/** What staff call the cars of the lists that buyers do not see, in every language of the pages: most know two. */
const LIST_WORDS: Readonly<Record<CarList, string>> = {
  shown: '',
  hidden:
    'dold dolda dolt gömd gömda skjult skjulte piilotettu piilotetut piilossa skryté skrytý skrytá hidden unpublished',
  sold: 'såld sålda sålt solgt solgte myyty myydyt myytyjä predané predaný predaná sold',
  gone: 'borttagen borttagna borta fjernet borte poistettu poistetut poistunut odstránené odstránený gone removed',
};

const LISTS: ReadonlyMap<string, CarList> = new Map(
  CAR_LISTS.flatMap((list) => typedWords(LIST_WORDS[list]).map((word) => [word, list] as const)),
);

/** The list that typed words name, and the words that are left; null where they name none, or two. */
export function namedList(typed: string): { readonly list: CarList; readonly rest: string } | null {
  const words = typedWords(typed);
  const lists = new Set(words.flatMap((word) => LISTS.get(word) ?? []));
  const [list] = lists;
  if (list === undefined || lists.size > 1) return null;
  return { list, rest: words.filter((word) => !LISTS.has(word)).join(' ') };
}
