import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type LinkTargets, type TreeItem, targetsAnswer } from '~/modules/content/studio-wire';
import { call } from '../api';

/** What a link of the site may lead to. */
interface LinkPlaces extends LinkTargets {
  readonly pages: readonly Pick<TreeItem, 'id' | 'path' | 'title'>[];
}

const Places = createContext<LinkPlaces>({ pages: [], phone: '', facilities: [], cars: null });
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
  const [targets, setTargets] = useState<LinkTargets>({ phone: '', facilities: [], cars: null });
  useEffect(() => {
    let isLeft = false;
    void call(targetsAnswer, `/targets/${site}/${language}`).then((answer) => {
      if (!isLeft && answer.ok) setTargets(answer.value);
    });
    return () => {
      isLeft = true;
    };
  }, [site, language]);
  return <Places value={{ pages, ...targets }}>{children}</Places>;
}
