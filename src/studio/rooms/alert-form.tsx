import { useEffect, useId, useRef, useState } from 'react';
import type { AlertDraft, EditedSite, TreeItem } from '~/modules/content/studio-wire';
import { languageName } from '~/platform/language-name';
import type { Say } from '../messages';
import type { NamedField } from '../names/name-kinds';
import { Fields } from '../panel/fields';
import { PagePaths } from '../panel/page-paths';
import { fromField, toField } from '../schedule/site-time';
import type { Values } from '../state/document';

/** What all languages have alike. */
const SHARED = new Set(['MessageType', 'MessageIcon']);
const NONE_REFUSED: ReadonlyMap<string, string> = new Map();

const isBlank = (value: unknown) =>
  typeof value !== 'string' || value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';

/** The words of an alert in each language of the site, its look, its time and its pages. */
export function AlertForm({
  draft,
  fields,
  site,
  items,
  locale,
  say,
  onTyped,
  onSave,
  onClose,
}: {
  readonly draft: AlertDraft;
  readonly fields: readonly NamedField[];
  readonly site: EditedSite;
  readonly items: readonly TreeItem[];
  readonly locale: string;
  readonly say: Say;
  /** What stands in the form, once it is something else than what it was opened with. */
  onTyped(draft: AlertDraft): void;
  onSave(draft: AlertDraft): void;
  onClose(): void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);
  const { zone } = site;
  const [texts, setTexts] = useState<Readonly<Record<string, Values>>>(draft.texts);
  const [from, setFrom] = useState(draft.startsAt === null ? '' : toField(draft.startsAt, zone));
  const [until, setUntil] = useState(draft.endsAt === null ? '' : toField(draft.endsAt, zone));
  const [pages, setPages] = useState(draft.pages.join('\n'));
  const first = site.languages[0] ?? '';
  const shared = Object.values(texts)[0] ?? {};
  const set = (languages: readonly string[], name: string, value: unknown) =>
    setTexts((known) => ({
      ...known,
      ...Object.fromEntries(languages.map((each) => [each, { ...known[each], [name]: value }])),
    }));
  const written = (): AlertDraft => {
    const look = Object.fromEntries(Object.entries(shared).filter(([name]) => SHARED.has(name)));
    const inWords = Object.entries(texts).filter(
      ([, values]) => !isBlank(values.MessageTitle) || !isBlank(values.MessageText),
    );
    return {
      ...draft,
      startsAt: fromField(from, zone),
      endsAt: fromField(until, zone),
      pages: pages.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()])),
      texts: Object.fromEntries(inWords.map(([language, values]) => [language, { ...values, ...look }])),
    };
  };
  const now = written();
  const asText = JSON.stringify(now);
  const known = useRef(asText);
  useEffect(() => {
    if (asText === known.current) return;
    known.current = asText;
    onTyped(now);
  });
  return (
    <form
      ref={form}
      className="record-form"
      aria-label={say(draft.revision === 0 ? 'alerts.new' : 'alerts.change')}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(now);
      }}
    >
      {site.languages.map((language) => (
        <fieldset key={language}>
          <legend>{say('alerts.wordsIn', { language: languageName(language, locale) })}</legend>
          <Fields
            forms={fields.filter(({ name }) => !SHARED.has(name))}
            values={texts[language] ?? {}}
            refused={NONE_REFUSED}
            say={say}
            onChange={(name, value) => set([language], name, value)}
          />
        </fieldset>
      ))}
      <fieldset>
        <legend>{say('alerts.look')}</legend>
        <Fields
          forms={fields.filter(({ name }) => SHARED.has(name))}
          values={shared}
          refused={NONE_REFUSED}
          say={say}
          onChange={(name, value) => set([...new Set([first, ...Object.keys(texts)])], name, value)}
        />
      </fieldset>
      <fieldset>
        <legend>{say('alerts.when', { zone })}</legend>
        <div className="filters">
          <label>
            {say('alerts.fromField')}
            <input type="datetime-local" value={from} onChange={(event) => setFrom(event.target.value)} />
          </label>
          <label>
            {say('alerts.untilField')}
            <input type="datetime-local" value={until} onChange={(event) => setUntil(event.target.value)} />
          </label>
        </div>
      </fieldset>
      <fieldset>
        <legend>{say('alerts.pages')}</legend>
        <label htmlFor={`${id}-pages`}>{say('alerts.pagesField')}</label>
        <textarea
          id={`${id}-pages`}
          rows={3}
          spellCheck={false}
          aria-describedby={`${id}-pages-help`}
          value={pages}
          onChange={(event) => setPages(event.target.value)}
        />
        <p className="help" id={`${id}-pages-help`}>
          {say('alerts.pagesHelp')}
        </p>
        <label>
          {say('alerts.addPage')}
          <select
            value=""
            onChange={({ target: { value } }) =>
              setPages((known) => `${known}${known === '' ? '' : '\n'}${value}`)
            }
          >
            <option value="">–</option>
            {items.map(({ id: item, path, title }) =>
              path === null || path.includes('*') ? null : (
                <option key={item} value={path}>
                  {`${title} – ${path}`}
                </option>
              ),
            )}
          </select>
        </label>
      </fieldset>
      <PagePaths items={items} />
      <div className="dialog-acts">
        <button type="button" className="button" onClick={onClose}>
          {say('cancel')}
        </button>
        <button type="submit" className="button primary">
          {say('alerts.save')}
        </button>
      </div>
    </form>
  );
}
