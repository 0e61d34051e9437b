import type { PageContext } from '~/page/contract';
import styles from './alert-form.module.css';

/** What a form offers to watch. */
export type WatchedSearch =
  | {
      readonly kind: 'list';
      /** Path of the list below the language prefix. */
      readonly path: string;
      /** The list's query without order and page. */
      readonly query: string;
      /** What an editor has fixed, as a query. */
      readonly fixed: string;
      /** Everything that is chosen, as chips say it. */
      readonly words: readonly string[];
      /** Where the form stands, with language prefix and query. */
      readonly source: string;
    }
  | { readonly kind: 'car'; readonly carId: string; readonly source: string };

interface AlertSearchProps {
  readonly page: Pick<PageContext, 't'>;
  readonly search: WatchedSearch;
  /** Id of the form that sends it. */
  readonly formId: string;
}

/** What the form is about; a list that changes without the page puts a new one in its place. */
export function AlertSearch({ page, search, formId }: AlertSearchProps) {
  return (
    <div data-part="alert-search" data-swap="alert-search" className={styles.search}>
      {Object.entries(hiddenValues(search)).map(([name, value]) => (
        <input key={name} form={formId} type="hidden" name={name} value={value} />
      ))}
      {search.kind === 'list' && <SearchWords words={search.words} page={page} />}
    </div>
  );
}

/** A search in words; all cars where nothing is chosen. */
export function SearchWords({
  words,
  page: { t },
}: {
  words: readonly string[];
  page: Pick<PageContext, 't'>;
}) {
  return (
    <div className={styles.about}>
      <p className={styles.aboutTitle}>{t('alert.search')}</p>
      <ul className={styles.words}>
        {(words.length === 0 ? [t('alert.everything')] : words).map((word) => (
          <li key={word} className={styles.word}>
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}

function hiddenValues(search: WatchedSearch): Readonly<Record<string, string>> {
  const { source } = search;
  if (search.kind === 'car') return { carId: search.carId, source };
  const { path, query, fixed } = search;
  return { path, search: query, fixed, source };
}
