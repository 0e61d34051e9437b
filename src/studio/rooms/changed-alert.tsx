import type { AlertDraft, ListedAlert } from '~/modules/content/studio-wire';
import { languageName } from '~/platform/language-name';
import { PageChanges } from '../changes/page-changes';
import { isSameValue } from '../changes/same-value';
import type { NamedKind } from '../names/name-kinds';
import type { Values } from '../state/document';
import type { RoomProps } from './room-props';

/** An alert by itself, to be compared as pages are. */
const asPage = (fields: Values | undefined) => ({
  fields: {},
  placeholders: {
    header: fields === undefined ? [] : [{ uid: 'alert', componentName: 'AlertBanner', fields }],
  },
});

/** An alert that somebody else has changed or taken away while it was written: what differs in its words. */
export function ChangedAlert({
  mine,
  theirs,
  kinds,
  locale,
  say,
}: Pick<RoomProps, 'kinds' | 'locale' | 'say'> & {
  readonly mine: AlertDraft;
  /** Null: it is not there any more. */
  readonly theirs: ListedAlert | null;
}) {
  const byName = new Map<string, NamedKind>(kinds.blocks.map((kind) => [kind.name, kind]));
  const languages = [...new Set([...Object.keys(mine.texts), ...Object.keys(theirs?.texts ?? {})])];
  return (
    <div role="alert">
      <p className="problem">{say(theirs === null ? 'alerts.gone' : 'alerts.conflict')}</p>
      {theirs !== null &&
        languages
          .filter((language) => !isSameValue(mine.texts[language], theirs.texts[language]))
          .map((language) => (
            <section key={language}>
              <h3>{say('alerts.wordsIn', { language: languageName(language, locale) })}</h3>
              <PageChanges
                before={asPage(theirs.texts[language])}
                after={asPage(mine.texts[language])}
                kinds={byName}
                pageForms={[]}
                sides={{ before: say('theirs'), after: say('mine') }}
                say={say}
              />
            </section>
          ))}
    </div>
  );
}
