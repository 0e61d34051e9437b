import { useState } from 'react';
import { languageName } from '~/platform/language-name';
import { api, type PageKey } from '../api';
import { failureKey } from '../failure-key';
import type { Say } from '../messages';
import type { PageDocument } from '../state/document';
import { documentOf } from '../state/draft-saver';

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
  const begin = async (language: string) => {
    const answer = await api.open({ id: page.id, language });
    const name = { language: languageName(language, locale) };
    if (!answer.ok) setProblem(say(failureKey(answer.error)));
    else if (answer.value.source === 'none') setProblem(say('translate.nothing', name));
    else onBegin(documentOf(answer.value), say('translate.begun', name));
  };
  return (
    <div className="begin-translation">
      <p>{say('translate.empty', { language: languageName(page.language, locale) })}</p>
      {languages
        .filter((each) => each !== page.language)
        .map((each) => (
          <button key={each} type="button" className="button wide" onClick={() => begin(each)}>
            {say('translate.begin', { language: languageName(each, locale) })}
          </button>
        ))}
      <p className="problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
