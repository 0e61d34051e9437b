import { type ReactNode, useId } from 'react';
import { type EditedSite, STUDIO_PATH } from '~/modules/content/studio-wire';
import type { FailureKey } from '../failure-key';
import type { Say } from '../messages';

const FIRST = 6;

/** One list of the first page: its first entries, and how many there are. */
export function DashboardCard<Row>({
  title,
  none,
  rows,
  say,
  draw,
  children,
}: {
  readonly title: string;
  /** What is said where there is nothing. */
  readonly none: string;
  /** Null: not read yet. */
  readonly rows: readonly Row[] | FailureKey | null;
  readonly say: Say;
  draw(row: Row): ReactNode;
  /** What can be done with what is listed. */
  readonly children?: ReactNode;
}) {
  const id = useId();
  const list = typeof rows === 'string' ? null : rows;
  const count = list?.length ?? 0;
  return (
    <section className="dashboard-card" aria-labelledby={id}>
      <h3 id={id}>
        {title}
        {count > 0 && <span className="dashboard-count">{count}</span>}
      </h3>
      {rows === null && <p className="quiet">{say('loading')}</p>}
      {typeof rows === 'string' && (
        <p className="problem" role="alert">
          {say(rows)}
        </p>
      )}
      {list !== null && count === 0 && <p className="quiet">{none}</p>}
      {list !== null && count > 0 && (
        <>
          <Rows rows={list.slice(0, FIRST)} draw={draw} />
          {count > FIRST && (
            <details>
              <summary>{say('dashboard.more', { count: count - FIRST })}</summary>
              <Rows rows={list.slice(FIRST)} draw={draw} />
            </details>
          )}
          {children}
        </>
      )}
    </section>
  );
}

function Rows<Row>({ rows, draw }: { readonly rows: readonly Row[]; draw(row: Row): ReactNode }) {
  return (
    <ul>
      {rows.map((row, at) => (
        <li key={at}>{draw(row)}</li>
      ))}
    </ul>
  );
}

interface Place {
  readonly itemId: string;
  readonly language: string;
  readonly title: string;
  readonly path: string | null;
}

/** The way to a page in a language, with what is to be said of it. */
export function PlaceLink({
  site,
  place: { itemId, language, title, path },
  note,
  isWrong = false,
  say,
  onOpen,
}: {
  readonly site: EditedSite;
  readonly place: Place;
  readonly note: string;
  readonly isWrong?: boolean;
  readonly say: Say;
  onOpen(id: string, language: string): void;
}) {
  const name = title || path || say('partials');
  return (
    <>
      <a
        href={`${STUDIO_PATH}/${site.key}/${language}/${itemId}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(itemId, language);
        }}
      >
        {site.languages.length > 1 ? `${name} (${language})` : name}
      </a>
      <small className={isWrong ? 'problem' : 'quiet'}>{note}</small>
    </>
  );
}
