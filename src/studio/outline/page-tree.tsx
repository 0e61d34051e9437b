import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { TreeItem } from '~/modules/content/studio-wire';
import { Failed } from '../failed';
import type { FailureKey } from '../failure-key';
import type { Say } from '../messages';
import { inShort } from '../schedule/site-time';
import { Outline } from './outline';
import { ancestorsOf, treeRows } from './tree-rows';

const AS_LOADED: ReadonlyMap<string, boolean> = new Map();

export function PageTree({
  items,
  failure,
  selected,
  zone,
  locale,
  say,
  beside,
  children,
  onSelect,
  onAgain,
}: {
  readonly items: readonly TreeItem[];
  /** Why there are none. */
  readonly failure: FailureKey | null;
  readonly selected: string | null;
  /** The site's. */
  readonly zone: string;
  readonly locale: string;
  readonly say: Say;
  /** The way to what stands in no list of pages. */
  readonly beside?: ReactNode;
  /** What is done with pages. */
  readonly children?: ReactNode;
  onSelect(id: string): void;
  onAgain(): void;
}) {
  const [search, setSearch] = useState('');
  const searched = useDeferredValue(search);
  const [expansion, setExpansion] = useState(AS_LOADED);
  const [revealed, setRevealed] = useState<string | null>(null);
  // A page that is opened from elsewhere shows in the tree, whatever was closed before.
  if (selected !== null && selected !== revealed && items.some(({ id }) => id === selected)) {
    setRevealed(selected);
    const above = ancestorsOf(items)(selected);
    setExpansion((before) => new Map([...before, ...above.map(({ id }) => [id, true] as const)]));
  }
  const shown = useMemo(
    () =>
      treeRows(items, expansion, searched).map(({ item, level, expanded }) => {
        const at = (instant: string) => inShort(instant, zone, locale);
        const states = [
          ...(item.draft ? [say('hasDraft')] : []),
          ...(item.publishAt === null ? [] : [say('schedule.planOn', { at: at(item.publishAt) })]),
          ...(item.unpublishAt === null ? [] : [say('schedule.endOn', { at: at(item.unpublishAt) })]),
        ];
        const hints = [
          ...(item.template === 'WildcardPage' ? [say('anyAddressBelow')] : []),
          ...(states.length > 0 || item.published ? states : [say('notPublished')]),
        ];
        return {
          id: item.id,
          label: item.template === 'SitePartials' ? say('partials') : item.title || item.name || '/',
          level,
          ...(expanded !== undefined && { expanded }),
          ...(hints.length > 0 && { hint: hints.join(' · ') }),
        };
      }),
    [items, searched, expansion, zone, locale, say],
  );
  return (
    <section className="pane pages" aria-labelledby="pages-title">
      <div className="pane-head">
        <h2 id="pages-title">{say('pages')}</h2>
        {beside}
      </div>
      <input
        type="search"
        aria-label={say('searchPages')}
        placeholder={say('searchPages')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {searched.trim() !== '' && say('search.count', { count: shown.length })}
      </p>
      {children}
      {failure !== null && <Failed failure={failure} say={say} onAgain={onAgain} />}
      {shown.length === 0 ? (
        // Every site has a start page.
        failure === null && <p className="quiet">{say(items.length === 0 ? 'loading' : 'noMatch')}</p>
      ) : (
        <Outline
          label={say('pages')}
          items={shown}
          selected={selected}
          onSelect={onSelect}
          onExpand={(id, expanded) => setExpansion((before) => new Map(before).set(id, expanded))}
        />
      )}
    </section>
  );
}
