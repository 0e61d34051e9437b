import { useEffect, useState } from 'react';
import { api } from '../api';

/** Languages of the site in which a page is not published; empty until that is known. */
export function useMissingLanguages(
  { key, languages }: { readonly key: string; readonly languages: readonly string[] },
  { id, language }: { readonly id: string; readonly language: string },
): readonly string[] {
  const [missing, setMissing] = useState<readonly string[]>([]);
  useEffect(() => {
    let isLeft = false;
    const others = languages.filter((each) => each !== language);
    const ask = async (other: string) => {
      const answer = await api.tree(key, other);
      const isThere = !answer.ok || answer.value.items.some((item) => item.id === id && item.published);
      return isThere ? [] : [other];
    };
    void Promise.all(others.map(ask)).then((found) => {
      if (!isLeft) setMissing(found.flat());
    });
    return () => {
      isLeft = true;
    };
  }, [key, languages, id, language]);
  return missing;
}
