import type { Say } from '../messages';
import { type SearchResult, shownOf } from '../state/checks/search-result';
import './search-preview.css';

/** The page as a search engine would list it. */
export function SearchPreview({
  result,
  address,
  say,
}: {
  readonly result: SearchResult;
  readonly address: string;
  readonly say: Say;
}) {
  const { title, description } = shownOf(result);
  return (
    <section className="search-preview" aria-label={say('searchPreview')}>
      <h3>{say('searchPreview')}</h3>
      {result.isHidden ? (
        <p className="quiet">{say('searchPreview.hidden')}</p>
      ) : (
        <>
          <p className="search-address">{address}</p>
          <p className="search-title">{title}</p>
          <p>{description || say('searchPreview.noDescription')}</p>
        </>
      )}
    </section>
  );
}
