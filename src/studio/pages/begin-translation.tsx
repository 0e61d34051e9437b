import { useRef, useState } from 'react';
import { languageName } from '~/platform/language-name';
import { useIsMounted } from '~/ui/mounted/use-is-mounted';
import { api, type PageKey } from '../api';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import { documentOf, type PageDocument } from '../state/document';
import { useKeyboardStays } from '../use-keyboard-stays';
import { useOneAtATime } from '../use-one-at-a-time';

/** Begins a page in a language with what it is in another: its blocks, pictures and texts, to be written over. */
export function BeginTranslation({
  page,
  languages,
  locale,
  say,
  onBegin,
}: {
  readonly page: PageKey;
  /** Of the site. */
  readonly languages: readonly string[];
  readonly locale: string;
  readonly say: Say;
  onBegin(document: PageDocument, notice: string): void;
}) {
  const [problem, setProblem] = useState('');
  const { isBusy, run } = useOneAtATime();
  const isMounted = useIsMounted();
  const box = useRef<HTMLDivElement>(null);
  useKeyboardStays(box);
  const begin = async (language: string) => {
    const answer = await api.open({ id: page.id, language });
    // Whoever has gone on to another page, or begun in another way, is told nothing of it.
    if (!isMounted()) return;
    const name = { language: languageName(language, locale) };
    if (!answer.ok) setProblem(say(failureKey(answer.error)));
    else if (answer.value.source === 'none') setProblem(say('translate.nothing', name));
    else onBegin(documentOf(answer.value), say('translate.begun', name));
  };
  return (
    <div ref={box} className="begin-translation">
      <p>{say('translate.empty', { language: languageName(page.language, locale) })}</p>
      {languages
        .filter((each) => each !== page.language)
        .map((each) => (
          <button
            key={each}
            type="button"
            className="button wide"
            aria-disabled={isBusy}
            onClick={() => run(() => begin(each))}
          >
            {say('translate.begin', { language: languageName(each, locale) })}
          </button>
        ))}
      <p className="problem" role="alert">
        {!isBusy && problem}
      </p>
      <p className="quiet" role="status">
        {isBusy && say('loading')}
      </p>
    </div>
  );
}
