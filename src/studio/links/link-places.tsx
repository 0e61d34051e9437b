import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { type LinkTargets, type TreeItem, targetsAnswer } from '~/modules/content/studio-wire';
import { call } from '../api';
import { useAgainWhenBack } from '../use-again-when-back';
import { useAnswer } from '../use-answer';

/** What a link of the site may lead to. */
interface LinkPlaces extends LinkTargets {
  readonly pages: readonly Pick<TreeItem, 'id' | 'path' | 'title'>[];
}

const NONE_YET: LinkTargets = { phone: '', facilities: [], cars: null };
const Places = createContext<LinkPlaces>({ pages: [], ...NONE_YET });
export const useLinkPlaces = (): LinkPlaces => useContext(Places);

/** Asks once for a site and language what links may lead to, for all controls in it. */
export function LinkPlacesOf({
  site,
  language,
  pages,
  children,
}: {
  readonly site: string;
  readonly language: string;
  readonly pages: readonly TreeItem[];
  readonly children: ReactNode;
}) {
  const { value, failure, again } = useAnswer(
    useCallback(() => call(targetsAnswer, `/targets/${site}/${language}`), [site, language]),
  );
  useAgainWhenBack(failure, again);
  const targets = value ?? NONE_YET;
  return <Places value={{ pages, ...targets }}>{children}</Places>;
}
